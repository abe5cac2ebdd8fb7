/** Tests the use of the outline by keyboard and pointer, in a reader that shows an article with headings. */
import { h } from 'hastscript';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountWhole, poll, sampleArticle, withAppearance } from '../../../../test/mount-sample.ts';
import { articleOf, openPage, plain, readDocument } from '../../../../test/pages/show-page.ts';
import { removePages } from '../../../../test/render.ts';
import type { Article } from '../../../article/types.ts';
import { DEFAULT_APPEARANCE } from '../../../store/settings/appearance.ts';

afterEach(() => page.viewport(1280, 800));

function showArticle(article: Article, change: Parameters<typeof mountWhole>[0] = {}) {
  const reader = withAppearance(mountWhole({ article, ...change }));
  const { root, dialog } = reader;
  const tree = () => root.querySelector('[role=tree]');
  const rows = () => [...root.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const heading = (text: string) =>
    [...root.querySelectorAll<HTMLElement>('.body :is(h2, h3, h4)')].find(
      (each) => each.firstChild?.textContent?.trim() === text,
    ) ?? expect.fail(`the heading "${text}" is not in the article`);
  return {
    ...reader,
    tree,
    rows,
    heading,
    row: (text: string) => rows().find((each) => plain(each) === text) ?? expect.fail(`no row "${text}"`),
    focused: () => (root.activeElement ? plain(root.activeElement) : ''),
    current: () => rows().flatMap((each) => (each.ariaCurrent === 'location' ? [plain(each)] : [])),
    isInView: (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= dialog.clientHeight;
    },
  };
}

async function narrow() {
  await page.viewport(390, 800);
  await poll(() => innerWidth).toBe(390);
}

async function showPage(name: string, change: Parameters<typeof mountWhole>[0] = {}) {
  const read = readDocument(await openPage(name));
  removePages();
  return { ...showArticle(articleOf(read), change), read };
}

const PAGE = 'outline--on-this-page';

test('in the outline, keys move between headings, and Enter jumps to a heading in the text', async () => {
  const { root, focused, heading, isInView, current, dispatch } = await showPage(PAGE);
  await userEvent.keyboard('o');
  await poll(focused).toBe('Work before dawn');
  const steps = [
    ['ArrowDown', 'Reading the gauge'],
    ['ArrowLeft', 'Work before dawn'],
    ['ArrowLeft', 'Work before dawn'],
    ['ArrowDown', 'The three gates'],
    ['End', 'The book of names'],
    ['ArrowUp', 'Years of drought'],
    ['Home', 'Work before dawn'],
    ['ArrowRight', 'Work before dawn'],
    ['ArrowRight', 'Reading the gauge'],
  ] as const;
  for (const [key, text] of steps) {
    await userEvent.keyboard(`{${key}}`);
    await poll(focused, key).toBe(text);
  }
  await userEvent.keyboard('the u');
  await poll(focused).toBe('The upper gate');
  await userEvent.keyboard('{Enter}');
  await poll(() => root.activeElement).toBe(heading('The upper gate'));
  await poll(() => isInView(heading('The upper gate'))).toBe(true);
  await poll(current).toEqual(['The upper gate']);
  // letters typed in the outline are not shortcuts
  expect(dispatch.mock.calls).toEqual([[{ type: 'appearance-chosen', change: { outline: true } }]]);
  await userEvent.keyboard('{Tab}');
  expect(heading('The upper gate').contains(root.activeElement)).toBe(true);
  expect(root.activeElement?.ariaLabel).toBe('Copy this section');
});

test('Esc closes the outline and restores the focus, and a second Esc closes the reader', async () => {
  const { root, tree, focused, button, dispatch } = await showPage(PAGE);
  const copy = button('Copy');
  copy.focus();
  await userEvent.keyboard('o');
  await poll(focused).toBe('Work before dawn');
  await userEvent.keyboard('{Escape}');
  await poll(tree).toBeNull();
  expect(root.activeElement).toBe(copy);
  expect(dispatch).not.toHaveBeenCalledWith({ type: 'closed' });
  await userEvent.keyboard('{Escape}');
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'closed' });
});

test.each([1280, 390])('in a window %i px wide, the key O opens the outline, and closes it again', async (width) => {
  if (width === 390) await narrow();
  const { tree, focused } = await showPage(PAGE);
  await userEvent.keyboard('o');
  await poll(() => [tree() !== null, focused()]).toEqual([true, 'Work before dawn']);
  await userEvent.keyboard('o');
  await poll(tree).toBeNull();
});

test('the outline marks the current heading and shows the remaining reading time', async () => {
  const { root, dialog, heading, tree, current } = await showPage(PAGE);
  const timeLeft = () => root.querySelector('.time-left')?.textContent;
  await userEvent.keyboard('o');
  await poll(tree).not.toBeNull();
  expect(current()).toEqual([]);
  expect(timeLeft()).toBe('');
  heading('The three gates').scrollIntoView();
  await poll(current).toEqual(['The three gates']);
  await poll(timeLeft).toMatch(/^[4-8] min left$/);
  dialog.scrollTo(0, dialog.scrollHeight);
  await poll(current).toEqual(['The book of names']);
  await poll(timeLeft).toBe('');
});

test('in a narrow window the outline covers the text, and closes when a heading is chosen', async () => {
  await narrow();
  const { root, tree, row, focused, heading, button } = await showPage(PAGE);
  await userEvent.click(button('Outline'));
  await poll(focused).toBe('Work before dawn');
  // the outline is at the bottom of the window, from which it slides up
  const foot = () => {
    const sheet = root.querySelector('.panel[aria-label=Outline]')?.getBoundingClientRect();
    return [sheet?.x, Math.round(sheet?.bottom ?? 0)];
  };
  await poll(foot).toEqual([0, 800]);
  await userEvent.click(row('Years of drought'));
  await poll(tree).toBeNull();
  await poll(() => root.activeElement).toBe(heading('Years of drought'));
  await userEvent.keyboard('o');
  await poll(focused).toBe('Years of drought');
  await userEvent.keyboard('{Escape}');
  await poll(tree).toBeNull();
  await poll(() => root.activeElement).toBe(heading('Years of drought'));
});

test('with 500 headings, the outline starts collapsed, and End goes to its last entry', async () => {
  const sections = Array.from({ length: 500 }, (_, number) => [
    h(number % 10 === 0 ? 'h2' : 'h3', { dataNode: 2 * number }, `Entry ${number} of the book`),
    h('p', { dataNode: 2 * number + 1 }, 'The harbour was quiet, and the boats lay still. '.repeat(9)),
  ]);
  const tree = h(null, ...sections.flat()) as Article['tree'];
  const { root, rows, focused, heading, current } = showArticle({ ...sampleArticle([]), tree });
  await userEvent.keyboard('o');
  await poll(() => rows().length).toBe(50);
  await userEvent.keyboard('{End}');
  await poll(focused).toBe('Entry 490 of the book');
  await userEvent.keyboard('{Enter}');
  await poll(() => root.activeElement).toBe(heading('Entry 490 of the book'));
  // a heading in a collapsed branch is not visible, so its branch is marked as current
  heading('Entry 257 of the book').scrollIntoView();
  await poll(current).toEqual(['Entry 250 of the book']);
});

const section = (id: number, title: Parameters<typeof h>[2]) => [
  h('h2', { dataNode: 2 * id }, title),
  h('p', { dataNode: 2 * id + 1 }, 'The harbour was quiet, and the boats lay still. '.repeat(90)),
];
const articleWith = (...sections: ReturnType<typeof section>[]): Article => ({
  ...sampleArticle([]),
  tree: h(null, ...sections.flat()) as Article['tree'],
});

test('the outline jumps to the chosen heading even after a heading without text was removed', async () => {
  const [ebb, picture, tide, storm] = [
    section(1, 'Ebb'),
    section(2, h('img', { src: 'data:,' })),
    section(3, 'Tide'),
    section(4, 'Storm'),
  ];
  const { root, handle, state, focused, heading, dialog } = showArticle(articleWith(ebb, picture, tide, storm));
  await userEvent.keyboard('o');
  await poll(focused).toBe('Ebb');
  const appearance = { ...state.appearance, outline: true };
  handle.update({ ...state, appearance, article: articleWith(ebb, tide, storm) });
  dialog.dispatchEvent(new Event('lectern-whole'));
  await userEvent.keyboard('t{Enter}');
  expect(root.activeElement).toBe(heading('Tide'));
});

test('the outline takes the focus when the user opens it, but not when it appears again with another article', async () => {
  const long = articleWith(section(1, 'Ebb'), section(2, 'Tide'), section(3, 'Storm'));
  const { root, tree, handle, state, focused, button } = showArticle(long);
  await userEvent.keyboard('o');
  await poll(focused).toBe('Ebb');
  const appearance = { ...state.appearance, outline: true };
  root.querySelector<HTMLElement>('.page')?.focus();
  handle.update({ ...state, appearance, article: articleWith(section(1, 'Ebb')) });
  expect(tree()).toBeNull();
  handle.update({ ...state, appearance, article: long });
  await poll(tree).not.toBeNull();
  expect(tree()?.contains(root.activeElement)).toBe(false);
  expect(button('Outline').ariaExpanded).toBe('true');
});

test("in right-to-left text, the outline's arrow keys and the progress line are mirrored", async () => {
  const { root, dialog, focused } = await showPage('outline--rtl');
  await userEvent.keyboard('o');
  await poll(focused).toBe('العمل قبل الفجر');
  await userEvent.keyboard('{ArrowLeft}');
  await poll(focused).toBe('قراءة المقياس');
  await userEvent.keyboard('{ArrowRight}');
  await poll(focused).toBe('العمل قبل الفجر');
  dialog.scrollTo(0, dialog.scrollHeight / 3);
  const line = () => (root.querySelector('.progress') as Element).getBoundingClientRect();
  await poll(() => line().width).toBeGreaterThan(100);
  expect(line().x).toBeGreaterThan(100);
  expect(Math.round(line().right)).toBe(dialog.clientWidth);
});

describe('an article with few headings', () => {
  test('the outline stays closed on an article with few headings until the user presses O', async () => {
    const appearance = { ...DEFAULT_APPEARANCE, outline: true };
    const { root, handle, state, read, tree, rows, heading, dialog, dispatch } = await showPage(
      'comments--below-article',
      { appearance },
    );
    handle.update({ ...state, article: articleOf(read, true) });
    dialog.dispatchEvent(new Event('lectern-whole'));
    await poll(() => heading('Comments')).toBeTruthy();
    expect(tree()).toBeNull();
    await userEvent.keyboard('o');
    await poll(() => rows().map(plain)).toEqual(['Comments']);
    await userEvent.keyboard('{Enter}');
    await poll(() => root.activeElement).toBe(heading('Comments'));
    await userEvent.keyboard('{Escape}');
    expect(dispatch).toHaveBeenLastCalledWith({ type: 'closed' });
  });

  test('the outline shows a message if the article has no headings', async () => {
    const { root, dispatch } = await showPage('comments--below-article');
    const isSaid = () => root.textContent?.includes('This article has no headings.');
    await userEvent.keyboard('o');
    await poll(isSaid).toBe(true);
    await userEvent.keyboard('{Escape}');
    await poll(isSaid).toBe(false);
    expect(dispatch).not.toHaveBeenCalledWith({ type: 'closed' });
  });
});

test('a script of the page cannot choose a line of the outline', async () => {
  const { dialog, row, rows } = await showPage(PAGE);
  await userEvent.keyboard('o');
  await poll(() => rows().length).toBe(9);
  row('Years of drought').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  row('Years of drought').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(dialog.scrollTop).toBe(0);
});

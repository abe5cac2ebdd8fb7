import type { Root } from 'hast';
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountSample, range, sampleArticle } from '../../../../test/mount-sample.ts';
import { batchesOf } from './batches.ts';

const PARAGRAPHS = 3000;

function longArticle() {
  const article = sampleArticle(range(1, PARAGRAPHS - 1));
  article.tree.children.unshift(h('p', h('a', { href: '#end' }, 'To the end')));
  article.tree.children.push(h('p', { id: 'lectern-end' }, 'The end'));
  return article;
}

/** Returns enough lines to fill a batch. */
const lines = () => range(0, 200).flatMap(() => ['A line of more than forty characters, and no more.', h('br')]);

const shownIn = (root: ShadowRoot) => root.querySelectorAll('.body p').length;

describe('long articles', () => {
  test('a long article is split into batches that together contain all its blocks in order', () => {
    const { tree } = longArticle();
    const batches = batchesOf(tree);
    expect(batches.length).toBeGreaterThan(2);
    expect(batches.flatMap(({ children }) => children)).toEqual(tree.children);
    expect(batchesOf(sampleArticle([]).tree)).toHaveLength(1);
  });

  test('the first batch of a long article fills two screens, whether the text is English or Japanese', () => {
    const treeOf = (text: string) => h(null, ...range(0, 60).map(() => h('p', text.repeat(10)))) as Root;
    const first = (text: string) => batchesOf(treeOf(text))[0]?.children.length;
    expect(first('The harbour was quiet. ')).toBe(11);
    expect(first('港は静かだった、夜が明けるまでずっと。')).toBe(7);
  });

  test('a long article fills the screen at once, and the rest is added soon after', async () => {
    const { root, dialog } = mountSample({ article: longArticle() });
    expect(shownIn(root)).toBeLessThan(PARAGRAPHS / 2);
    expect(dialog.scrollHeight).toBeGreaterThan(2 * dialog.clientHeight);
    await expect.poll(() => shownIn(root), { timeout: 10_000 }).toBe(PARAGRAPHS);
  });

  test('a long article grows by several batches per frame if the browser draws fast enough', async () => {
    const blocks = range(0, 120).map(() => h('p', lines()));
    const article = sampleArticle([], { tree: h(null, blocks) as Root });
    expect(batchesOf(article.tree)).toHaveLength(blocks.length);
    const { root } = mountSample({ article });
    let draws = 0;
    new MutationObserver(() => draws++).observe(root.querySelector('.body') as Element, {
      childList: true,
      subtree: true,
    });
    await expect.poll(() => shownIn(root), { timeout: 20_000 }).toBe(blocks.length);
    expect(draws).toBeLessThan(blocks.length / 2);
  });

  test.each([
    ['the user presses Ctrl+A', () => userEvent.keyboard('{Control>}a{/Control}')],
    ['the user presses Ctrl+F', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }))],
    ['the browser is about to print', () => window.dispatchEvent(new Event('beforeprint'))],
    [
      'the context menu opens',
      (root: ShadowRoot) => root.querySelector('.body')?.dispatchEvent(new Event('contextmenu', { bubbles: true })),
    ],
  ])('a long article is drawn completely at once when %s', async (_what, act) => {
    const { root } = mountSample({ article: longArticle() });
    await act(root);
    expect(shownIn(root)).toBe(PARAGRAPHS);
  });

  test('a long article is drawn completely at once when a link to its end is clicked', async () => {
    const { root } = mountSample({ article: longArticle() });
    root.querySelector<HTMLAnchorElement>('.body a')?.click();
    expect(root.activeElement?.textContent).toBe('The end');
  });

  test('the reading position is kept when a long article is replaced by a new version', async () => {
    const { root, dialog, handle, state } = mountSample({ article: longArticle() });
    await expect.poll(() => shownIn(root), { timeout: 10_000 }).toBe(PARAGRAPHS);
    dialog.scrollTop = dialog.scrollHeight / 2;
    const place = dialog.scrollTop;
    handle.update({ ...state, article: longArticle() });
    expect(Math.abs(dialog.scrollTop - place)).toBeLessThan(3);
  });

  test('the boxes around the batches of a long article do not change the gaps after paragraphs', async () => {
    const kinds = ['p', 'h2', 'p', 'ul', 'p', 'h3', 'p', 'blockquote', 'p', 'h4', 'p', 'figure', 'p'];
    const blocks = range(0, 130).map((at) => h(kinds[at % kinds.length] as string, lines()));
    const { root } = mountSample({ article: sampleArticle([], { tree: h(null, blocks) as Root }) });
    const shown = () => [...root.querySelectorAll('.body > :not(.stretch), .stretch > *')];
    await expect.poll(() => shown().length, { timeout: 30_000 }).toBe(blocks.length);
    // makes the browser lay out every stretch (a box with four batches), not only those near the view
    for (const stretch of root.querySelectorAll<HTMLElement>('.stretch')) stretch.style.contentVisibility = 'visible';
    const gaps = { within: new Map<string, number>(), between: new Map<string, number>() };
    const all = shown();
    for (const [at, block] of all.slice(1).entries()) {
      const before = all[at] as Element;
      if (!before.matches('p')) continue;
      const isWithin = before.parentElement === block.parentElement;
      const gap = Math.round(block.getBoundingClientRect().top - before.getBoundingClientRect().bottom);
      gaps[isWithin ? 'within' : 'between'].set(block.localName, gap);
    }
    expect(root.querySelectorAll('.stretch')).toHaveLength(31);
    expect(gaps.between.size).toBeGreaterThan(5);
    expect(Object.fromEntries(gaps.within)).toMatchObject(Object.fromEntries(gaps.between));
  });

  test.for([
    ['a paragraph', () => sampleArticle(range(1, PARAGRAPHS + 1))],
    ['an element that is not text of the page', longArticle],
  ] as const)('a long article that begins with %s keeps its DOM elements when it is shown again', async ([, make]) => {
    const { root, handle, state } = mountSample({ article: make() });
    await expect.poll(() => shownIn(root), { timeout: 10_000 }).toBe(PARAGRAPHS);
    const last = [...root.querySelectorAll('.body p')].at(-1);
    handle.update({ ...state, article: make() });
    expect(last?.isConnected).toBe(true);
    handle.update({ ...state, article: { ...make(), algorithm: 'eatiht' } });
    expect(last?.isConnected).toBe(false);
  });

  test('when the page shows another long article, the reader first draws only its beginning', async () => {
    const { root, handle, state } = mountSample({ article: longArticle() });
    await expect.poll(() => shownIn(root), { timeout: 10_000 }).toBe(PARAGRAPHS);
    handle.update({ ...state, article: longArticle(), contentNumber: state.contentNumber + 1 });
    expect(shownIn(root)).toBeLessThan(PARAGRAPHS);
  });

  test('the article does not scroll when End is pressed in a text field', async () => {
    const { root, dialog } = mountSample({ article: longArticle() });
    const field = dialog.appendChild(document.createElement('input'));
    field.focus({ preventScroll: true });
    await userEvent.keyboard('{End}');
    await new Promise((done) => setTimeout(done, 200));
    expect(dialog.scrollTop).toBe(0);
    root.querySelector<HTMLElement>('.page')?.focus({ preventScroll: true });
    await userEvent.keyboard('{End}');
    await expect.poll(() => dialog.scrollTop).toBeGreaterThan(0);
  });

  test('no more of a long article is drawn after the reader has closed', async () => {
    const { root, handle } = mountSample({ article: longArticle() });
    const shown = shownIn(root);
    handle.destroy();
    await new Promise((done) => setTimeout(done, 100));
    expect(shownIn(root)).toBeLessThanOrEqual(shown);
  });
});

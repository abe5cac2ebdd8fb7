import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountWhole, range, sampleArticle } from '../../../test/mount-sample.ts';
import type { Appearance } from '../../store/settings/types.ts';
import { keepPage, pagesOf } from './keep-place.ts';

const node = (dialog: HTMLElement, id: number) => dialog.querySelector(`[data-node="${id}"]`) as HTMLElement;

/** Opens a reader in one column, with this paragraph right below the bar. */
function readingAt(id: number) {
  const sample = mountWhole();
  const { dialog } = sample;
  dialog.scrollTop = node(dialog, id).getBoundingClientRect().top + dialog.scrollTop - 70;
  const choose = (columns: Appearance['columns']) =>
    sample.handle.update({ ...sample.state, appearance: { ...sample.state.appearance, columns } });
  return { ...sample, choose };
}

/** Returns the distance from the scroll position to the start of the nearest page (px). */
function fromPage(dialog: HTMLElement): number {
  const { tops } = pagesOf(dialog, dialog.querySelector('.body') as HTMLElement);
  return Math.min(...tops.map((top) => Math.abs(top - dialog.scrollTop)));
}

function isInSight(dialog: HTMLElement, id: number): boolean {
  const [first] = node(dialog, id).getClientRects();
  return first !== undefined && first.top >= 0 && first.top < dialog.clientHeight;
}

const PAGED = [
  ['pages', '2'],
  ['page', '1'],
] as const;
const CASES = PAGED.flatMap(([columns, count]) => [5, 17, 18, 19, 33, 48].map((id) => [columns, count, id] as const));

test.for(CASES)(
  'switching to layout “%s” (columns: %s) shows the page with paragraph %i, where the user was reading',
  async ([columns, count, id]) => {
    const { dialog, choose } = readingAt(id);
    const before = dialog.scrollTop;
    choose(columns);
    expect(getComputedStyle(dialog.querySelector('.body') as Element).columnCount).toBe(count);
    expect(fromPage(dialog)).toBeLessThan(1);
    expect(isInSight(dialog, id)).toBe(true);
    // switching back restores the place
    choose('one');
    expect(Math.abs(dialog.scrollTop - before)).toBeLessThan(2);
  },
);

test.for(CASES)(
  'layout “%s” (columns: %s) still shows the page with paragraph %i after several layout changes',
  async ([columns, , id]) => {
    const { dialog, choose } = readingAt(id);
    for (const next of ['pages', columns, columns] as const) choose(next);
    expect(fromPage(dialog)).toBeLessThan(1);
    expect(isInSight(dialog, id)).toBe(true);
  },
);

test.for([5, 18, 33, 48])('paragraph %i stays in view when the number of columns per page changes', (id) => {
  const { dialog, choose } = readingAt(id);
  for (const columns of ['page', 'pages', 'page'] as const) {
    choose(columns);
    expect(fromPage(dialog)).toBeLessThan(1);
    expect(isInSight(dialog, id)).toBe(true);
  }
});

function cutLines(dialog: HTMLElement): number {
  const { bottom } = dialog.getBoundingClientRect();
  const bar = (dialog.querySelector('.bar') as Element).getBoundingClientRect().bottom;
  const lines = [...dialog.querySelectorAll('.body p')].flatMap((paragraph) => {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    return [...range.getClientRects()];
  });
  return lines.filter((line) => [bar, bottom].some((edge) => line.top < edge - 1 && line.bottom > edge + 1)).length;
}

test.for(['ltr', 'rtl'] as const)(
  'each paging key turns one page and leaves no line cut in half (text direction %s)',
  async (direction) => {
    const article = sampleArticle(range(1, 60));
    const sample = mountWhole({ article: { ...article, metadata: { ...article.metadata, direction } } });
    const { dialog, handle, state } = sample;
    handle.update({ ...state, appearance: { ...state.appearance, columns: 'page' } });
    const { tops } = pagesOf(dialog, dialog.querySelector('.body') as HTMLElement);
    expect(tops.length).toBeGreaterThan(6);
    dialog.scrollTop = tops[0] ?? 0;
    const [onwards, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    let page = 0;
    for (const [key, by] of [
      [' ', 1],
      ['PageDown', 1],
      [onwards, 1],
      ['ArrowDown', 1],
      [back, -1],
      ['ArrowUp', -1],
      ['PageUp', -1],
    ] as const) {
      await userEvent.keyboard(key === ' ' ? ' ' : `{${key}}`);
      page += by;
      await expect.poll(() => Math.abs(dialog.scrollTop - (tops[page] ?? 0))).toBeLessThan(1);
      expect(cutLines(dialog), `page ${page}`).toBe(0);
    }
  },
);

test('the reader stays at the start of the article when the text is divided into pages', () => {
  const { dialog, choose } = readingAt(5);
  dialog.scrollTop = 0;
  choose('pages');
  expect(dialog.scrollTop).toBe(0);
});

test('a change of the font size does not undo a scroll that has just begun', () => {
  const { dialog, handle, state } = readingAt(18);
  handle.update({ ...state, appearance: { ...state.appearance, fontSize: state.appearance.fontSize + 1 } });
  const begun = dialog.scrollTop + 5;
  dialog.scrollTop = begun;
  handle.update({ ...state, appearance: { ...state.appearance, fontSize: state.appearance.fontSize + 1 } });
  expect(dialog.scrollTop).toBe(begun);
});

test.for(PAGED)('the reader shows a whole page after content was added above it (layout “%s”)', ([columns]) => {
  const { dialog, choose } = readingAt(33);
  choose(columns);
  const added = document.createElement('div');
  added.style.height = '130px';
  keepPage(dialog, () => dialog.querySelector('.body')?.prepend(added));
  expect(fromPage(dialog)).toBeLessThan(1);
  expect(isInSight(dialog, 33)).toBe(true);
});

import { expect, test } from 'vitest';
import { mountWhole } from '../../../test/mount-sample.ts';
import type { Appearance } from '../../settings/types.ts';
import { pagesOf } from './pages-of.ts';

const node = (dialog: HTMLElement, id: number) => dialog.querySelector(`[data-node="${id}"]`) as HTMLElement;

/** A reader in one column, with this paragraph right below the bar. */
function readingAt(id: number) {
  const sample = mountWhole();
  const { dialog } = sample;
  dialog.scrollTop = node(dialog, id).getBoundingClientRect().top + dialog.scrollTop - 70;
  const choose = (columns: Appearance['columns']) =>
    sample.handle.update({ ...sample.state, appearance: { ...sample.state.appearance, columns } });
  return { ...sample, choose };
}

/** How far the nearest page begins from where the view does (px). */
function fromPage(dialog: HTMLElement): number {
  const { tops } = pagesOf(dialog, dialog.querySelector('.body') as HTMLElement);
  return Math.min(...tops.map((top) => Math.abs(top - dialog.scrollTop)));
}

/** Whether its first line is in the window. */
function isInSight(dialog: HTMLElement, id: number): boolean {
  const [first] = node(dialog, id).getClientRects();
  return first !== undefined && first.top >= 0 && first.top < dialog.clientHeight;
}

test.for([5, 17, 18, 19, 33, 48])('two columns begin with a whole page, which has paragraph %i', async (id) => {
  const { dialog, choose } = readingAt(id);
  const before = dialog.scrollTop;
  choose('pages');
  expect(getComputedStyle(dialog.querySelector('.body') as Element).columnCount).toBe('2');
  expect(fromPage(dialog)).toBeLessThan(1);
  expect(isInSight(dialog, id)).toBe(true);
  // and back to where it was
  choose('one');
  expect(Math.abs(dialog.scrollTop - before)).toBeLessThan(2);
});

test('the start stays the start', () => {
  const { dialog, choose } = readingAt(5);
  dialog.scrollTop = 0;
  choose('pages');
  expect(dialog.scrollTop).toBe(0);
});

test('a redraw ends no scroll that has just begun', () => {
  const { dialog, handle, state } = readingAt(18);
  handle.update({ ...state, appearance: { ...state.appearance, fontSize: state.appearance.fontSize + 1 } });
  const begun = dialog.scrollTop + 5;
  dialog.scrollTop = begun;
  handle.update({ ...state, appearance: { ...state.appearance, fontSize: state.appearance.fontSize + 1 } });
  expect(dialog.scrollTop).toBe(begun);
});

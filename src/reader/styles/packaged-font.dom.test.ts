/** Tests what happens when the user chooses several fonts faster than they load. */
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PackagedFont } from '../../store/settings/types.ts';
import { createPackagedFont } from './packaged-font.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Returns a dialog, and fonts whose bytes (none) arrive only when the test calls `come`. */
function lateFonts() {
  const dialog = document.createElement('div');
  const waiting: (() => void)[] = [];
  vi.spyOn(FontFace.prototype, 'load').mockImplementation(function (this: FontFace) {
    return new Promise((resolve) => waiting.push(() => resolve(this)));
  });
  const end = new AbortController();
  onTestFinished(() => {
    end.abort();
    vi.restoreAllMocks();
  });
  const letters: Partial<Record<PackagedFont, number>> = { literata: 1, atkinson: 2 };
  const face = { url: 'data:,', weight: '400', style: 'normal' };
  const load = async (font: PackagedFont) => ({ letter: letters[font] ?? 0, faces: [face] });
  const giveUp = vi.fn();
  const choose = createPackagedFont(dialog, end.signal, load, giveUp);
  const letter = () => dialog.style.getPropertyValue('--lectern-letter');
  return { choose, letter, waiting, end, giveUp };
}

test('a font that loads late does not replace the font that the user has chosen since', async () => {
  const { choose, letter, waiting } = lateFonts();
  for (const font of ['literata', 'atkinson'] as const) {
    choose(font);
    await settle();
  }
  waiting[1]?.();
  await vi.waitFor(() => expect(letter()).toBe('2'));
  waiting[0]?.();
  await settle();
  expect(letter()).toBe('2');
});

test('after the reader closes, no font stays in the page, even one chosen twice while it was loading', async () => {
  const before = document.fonts.size;
  const { choose, letter, waiting, end } = lateFonts();
  for (const font of ['literata', 'serif', 'literata'] as const) {
    choose(font);
    await settle();
  }
  for (const come of waiting) come();
  await vi.waitFor(() => expect(letter()).toBe('1'));
  end.abort();
  expect(document.fonts.size).toBe(before);
});

test('a font that does not load causes a message only while it is chosen', async () => {
  const giveUp = vi.fn();
  const load = () => Promise.reject(new Error('no script'));
  const choose = createPackagedFont(document.createElement('div'), new AbortController().signal, load, giveUp);
  choose('literata');
  choose('serif');
  await settle();
  expect(giveUp).not.toHaveBeenCalled();
  choose('literata');
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledOnce());
});

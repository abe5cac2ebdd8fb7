import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const BAR = 52;
const CARD = { width: 200, height: 100 };

let dialog: HTMLDialogElement;
let card: HTMLElement;

beforeEach(() => {
  dialog = document.createElement('dialog');
  dialog.style.cssText =
    'position: fixed; inset: 0; width: 100%; height: 100%; margin: 0; padding: 0; border: 0; overflow: auto';
  dialog.open = true;
  const strips = document.createElement('div');
  strips.className = 'strips';
  strips.style.cssText = `position: sticky; top: ${BAR}px; height: 0`;
  const text = document.createElement('div');
  text.style.height = '5000px';
  card = document.createElement('div');
  card.style.cssText = `position: absolute; width: ${CARD.width}px; height: ${CARD.height}px`;
  dialog.append(card, strips, text);
  document.body.append(dialog);
});
afterEach(() => dialog.remove());

const line = (x: number, y: number, width = 80) => new DOMRect(x, y, width, 20);
const isClear = (lines: readonly DOMRect[]) => {
  const own = card.getBoundingClientRect();
  return lines.every(
    ({ left, right, top, bottom }) => right <= own.left || own.right <= left || bottom <= own.top || own.bottom <= top,
  );
};

describe('a card beside words', () => {
  const { innerWidth: width, innerHeight: height } = window;
  test.for<[string, DOMRect[]]>([
    ['in the middle of the window', [line(100, 200)]],
    ['at the start of the window', [line(0, BAR + 4)]],
    ['at the end of the window', [line(width - 80, height - 30)]],
    ['on several lines', [line(100, 150, 200), line(0, 170, 300), line(0, 190, 40)]],
    [
      'at the end of the window, on several lines',
      [line(100, height - 70, 200), line(0, height - 50, 300), line(0, height - 30, 40)],
    ],
    ['in two columns', [line(0, height - 40), line(width / 2, BAR + 10), line(width / 2, BAR + 30)]],
  ])('a card does not cover the words that it belongs to, if they are %s', ([, lines]) => {
    for (const scrolled of [0, 700]) {
      dialog.scrollTop = scrolled;
      placeBeside(card, { about: lines, otherwise: 'below' });
      expect(isClear(lines)).toBe(true);
      const own = card.getBoundingClientRect();
      expect(own.left).toBeGreaterThanOrEqual(8);
      expect(own.right).toBeLessThanOrEqual(width - 8);
      expect(own.top).toBeGreaterThanOrEqual(BAR);
      expect(own.bottom).toBeLessThanOrEqual(height);
    }
  });

  test('if the words of a card fill the window, it is below them or at the foot of the window, as requested', () => {
    const lines = Array.from({ length: Math.ceil(height / 20) + 5 }, (_, index) => line(20, index * 20, width - 40));
    placeBeside(card, { about: lines, otherwise: 'below' });
    expect(isClear(lines)).toBe(true);
    placeBeside(card, { about: lines, otherwise: 'foot' });
    expect(card.getBoundingClientRect().bottom).toBe(height - 8);
  });

  test('a card scrolls with the words that it belongs to', () => {
    placeBeside(card, { about: [line(100, 300)], otherwise: 'below' });
    const { top } = card.getBoundingClientRect();
    dialog.scrollTop = 50;
    expect(card.getBoundingClientRect().top).toBe(top - 50);
  });
});

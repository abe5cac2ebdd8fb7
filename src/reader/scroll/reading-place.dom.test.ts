import { afterEach, expect, test } from 'vitest';
import { scrolledTo, watchScroll } from './reading-place.ts';

let end = new AbortController();
afterEach(() => {
  end.abort();
  end = new AbortController();
  document.body.replaceChildren();
});

const HEIGHT = 400;

function watched(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.style.cssText = `height: ${HEIGHT}px; overflow: auto`;
  const text = document.createElement('div');
  text.style.height = '9000px';
  const strips = document.createElement('div');
  strips.className = 'strips';
  strips.style.cssText = 'position: sticky; top: 0';
  strips.append(document.createElement('button'));
  dialog.append(strips, text);
  document.body.append(dialog);
  watchScroll(dialog, end.signal);
  return dialog;
}

/** Scrolls, and waits until the listeners have been called. */
async function scroll(dialog: HTMLElement, ...tops: readonly number[]): Promise<void> {
  const heard = new Promise((resolve) => dialog.addEventListener('scroll', resolve, { once: true }));
  for (const top of tops) dialog.scrollTop = top;
  await heard;
}

const isReceded = (dialog: HTMLElement) => dialog.hasAttribute('data-receded');

test('the bar hides when the user scrolls down, and comes back on the way up', async () => {
  const dialog = watched();
  await scroll(dialog, 1000);
  expect(isReceded(dialog)).toBe(true);
  await scroll(dialog, 900);
  expect(isReceded(dialog)).toBe(false);
});

test('the bar comes back when the mouse moves to the top, but not after a touch there', async () => {
  const dialog = watched();
  const move = (pointerType: string, clientY: number) =>
    dialog.dispatchEvent(new PointerEvent('pointermove', { pointerType, clientY }));
  await scroll(dialog, 1000);
  move('mouse', 200);
  move('touch', 5);
  expect(isReceded(dialog)).toBe(true);
  move('mouse', 5);
  expect(isReceded(dialog)).toBe(false);
});

test('the bar stays when the reader scrolls by itself, and hides when the user scrolls next', async () => {
  const dialog = watched();
  scrolledTo.set(dialog, 2000);
  await scroll(dialog, 2000);
  expect(isReceded(dialog)).toBe(false);
  await scroll(dialog, 2000 + HEIGHT);
  expect(isReceded(dialog)).toBe(true);
});

test('the bar hides when the user scrolls at the same moment as the reader itself', async () => {
  const dialog = watched();
  scrolledTo.set(dialog, 2000);
  await scroll(dialog, 2000, 2000 + HEIGHT);
  expect(isReceded(dialog)).toBe(true);
});

test('the bar neither hides nor appears while the tools below it are in use', async () => {
  const dialog = watched();
  const button = dialog.querySelector('button') as HTMLElement;
  button.focus({ preventScroll: true });
  await scroll(dialog, 1000);
  expect(isReceded(dialog)).toBe(false);
  button.blur();
  await scroll(dialog, 2000);
  expect(isReceded(dialog)).toBe(true);
  button.focus({ preventScroll: true });
  await scroll(dialog, 1500);
  expect(isReceded(dialog)).toBe(true);
});

test('the bar stays while the user removes paragraphs, although each removal may scroll the text', async () => {
  const dialog = watched();
  dialog.lastElementChild?.classList.add('article', 'editing');
  await scroll(dialog, 1000);
  expect(isReceded(dialog)).toBe(false);
  dialog.lastElementChild?.classList.remove('editing');
  await scroll(dialog, 2000);
  expect(isReceded(dialog)).toBe(true);
});

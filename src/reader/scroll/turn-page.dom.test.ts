import { afterEach, expect, it } from 'vitest';
import { followChapter } from './turn-page.ts';

afterEach(() => document.body.replaceChildren());

const LINKS = [
  ['prev', '#before'],
  ['next', '#after'],
] as const;

/** Presses a key in a reader. Returns the chapter whose link was followed; null if the key has no effect. */
function press(
  key: string,
  options: { direction?: string; inPages?: boolean; on?: string; isBusy?: boolean; by?: KeyboardEventInit } = {},
) {
  const { direction = 'ltr', inPages = false, on = '.page', isBusy = false, by = {} } = options;
  const dialog = document.createElement('dialog');
  const followed: string[] = [];
  const add = (parent: Element, name: string, className: string) => {
    const element = document.createElement(name);
    element.className = className;
    parent.append(element);
    return element;
  };
  const tools = add(dialog, 'div', 'tools');
  if (isBusy) add(tools, 'div', 'strip');
  add(dialog, 'input', 'field');
  const page = add(dialog, 'main', 'page');
  add(page, 'div', 'body').style.columnCount = inPages ? '2' : 'auto';
  const box = add(page, 'div', 'offers-end');
  box.style.direction = direction;
  for (const [rel, href] of LINKS) {
    const link = add(box, 'a', '') as HTMLAnchorElement;
    Object.assign(link, { rel, href });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      followed.push(rel);
    });
  }
  document.body.append(dialog);
  dialog.show();
  let isTaken = false;
  dialog.addEventListener('keydown', (event) => {
    isTaken = followChapter(dialog, event, () => false);
  });
  dialog.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, ...by }));
  expect(isTaken).toBe(followed.length > 0);
  return followed[0] ?? null;
}

it.each([
  ['ArrowRight', {}, 'next'],
  ['ArrowLeft', {}, 'prev'],
  ['ArrowRight', { direction: 'rtl' }, 'prev'],
  ['ArrowLeft', { direction: 'rtl' }, 'next'],
  ['ArrowDown', {}, null],
  ['ArrowRight', { inPages: true }, null],
  ['ArrowRight', { on: '.field' }, null],
  ['ArrowRight', { isBusy: true }, null],
  ['ArrowRight', { by: { shiftKey: true } }, null],
  ['ArrowRight', { by: { repeat: true } }, null],
] as const)('the key %s, in the case %j, opens this chapter (null: none): %s', (key, options, followed) =>
  expect(press(key, options)).toBe(followed),
);

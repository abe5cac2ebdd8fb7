import { afterEach, expect, it } from 'vitest';
import { placeFor } from './highlighting.tsx';

const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });

afterEach(() => host.remove());

it.each(['ltr', 'rtl'])('the button Highlight is beside the text (%s), also with a scroll bar on the left', (dir) => {
  const dialog = document.createElement('dialog');
  // The border replaces a scroll bar, because both are between the edges of the dialog and its content.
  dialog.style.cssText = 'position: fixed; inset: 0; width: 600px; padding: 0; border: 0; border-left: 20px solid';
  const article = Object.assign(document.createElement('article'), { className: 'article', dir });
  article.style.cssText = 'width: 300px; margin: 0 120px';
  article.append(Object.assign(document.createElement('p'), { textContent: 'Some words' }));
  dialog.append(article);
  root.replaceChildren(dialog);
  document.body.append(host);
  dialog.show();
  getSelection()?.selectAllChildren(article.firstElementChild as Element);
  const place = placeFor(dialog);
  const start = dialog.getBoundingClientRect().left + dialog.clientLeft;
  const { left, right } = article.getBoundingClientRect();
  expect(start + (place?.x ?? 0)).toBe(dir === 'ltr' ? right + 12 : left - 12 - 64);
});

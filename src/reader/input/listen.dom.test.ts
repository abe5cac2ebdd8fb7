import { expect, test } from 'vitest';
import { createOverlay } from '../overlay/create-overlay.ts';
import { openLinks } from './jump.ts';
import { replay } from './user-made.ts';

const press = () => new MouseEvent('click', { bubbles: true, cancelable: true });

/** Clicks a link twice: with an untrusted event, as a page could, and then as the repetition of a user's click. */
function pressTwice(href: string, close: () => void, follow: (href: string) => boolean): void {
  const overlay = createOverlay(document);
  const link = document.createElement('a');
  link.href = href;
  overlay.dialog.append(link);
  openLinks(overlay, close, follow, new AbortController().signal);
  // the browser itself must not follow the link
  overlay.root.addEventListener('click', (event) => event.preventDefault());
  link.dispatchEvent(press());
  replay(link, press());
}

test('a link that the user pressed before the reader’s script had loaded opens in the reader', () => {
  const followed: string[] = [];
  const follow = (href: string) => followed.push(href) > 0;
  pressTwice('https://example.org/next', () => {}, follow);
  expect(followed).toEqual(['https://example.org/next']);
});

test('a link to a place outside the article, pressed before the reader’s script had loaded, closes the reader', () => {
  const place = document.body.appendChild(document.createElement('p'));
  place.id = 'place';
  let closes = 0;
  const close = () => void closes++;
  pressTwice('#place', close, () => false);
  expect(closes).toBe(1);
  place.remove();
  history.replaceState(null, '', location.pathname + location.search);
});

test('with a base URL, a link to a place on another page opens that page in the reader', () => {
  const base = document.head.appendChild(document.createElement('base'));
  base.href = '/other-page';
  const followed: string[] = [];
  pressTwice(
    '/other-page#place',
    () => {},
    (href) => followed.push(href) > 0,
  );
  base.remove();
  expect(followed).toEqual([`${location.origin}/other-page#place`]);
});

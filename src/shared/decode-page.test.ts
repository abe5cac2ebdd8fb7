import { expect, it } from 'vitest';
import { decodePage } from './decode-page.ts';

const HTML = '<meta charset="iso-8859-1"><p>café';
const utf8 = new TextEncoder().encode(HTML);
const codesOf = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

it('decodes a page with the charset of its content type, of its markup, or as UTF-8', () => {
  expect(decodePage(utf8, 'text/html; charset=utf-8')).toBe(HTML);
  expect(decodePage(Uint8Array.from(codesOf(HTML)), 'text/html')).toBe(HTML);
  expect(decodePage(new TextEncoder().encode('café'), '')).toBe('café');
  expect(decodePage(new TextEncoder().encode('café'), 'text/html; charset=unknown')).toBe('café');
});

it('decodes a page that begins with a byte order mark as UTF-8 or UTF-16, whatever charset it names', () => {
  expect(decodePage(Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), 'text/html; charset=iso-8859-1')).toBe(HTML);
  const utf16 = new Uint8Array(Uint16Array.from(codesOf(`\ufeff${HTML}`)).buffer);
  expect(decodePage(utf16, 'text/html')).toBe(HTML);
});

it('decodes a page as UTF-8 if its markup wrongly declares UTF-16', () => {
  const html = '<meta charset="utf-16"><p>café';
  expect(decodePage(new TextEncoder().encode(html), '')).toBe(html);
});

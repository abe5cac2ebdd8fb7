import { expect, test } from 'vitest';
import { isPictureAddress } from './picture-address.ts';

test.for([
  ['https://x.test/page', 'blob:https://x.test/1-2', true],
  ['https://x.test/page', 'blob:https://y.test/1-2', false],
  ['https://x.test/page', 'blob:null/1-2', false],
  ['https://x.test/page', 'file:///home/a/b.png', false],
  ['file:///home/a/page.html', 'file:///home/a/b.png', true],
  ['file:///home/a/page.html', 'file:////y.test/share/b.png', false],
  ['file:///home/a/page.html', 'blob:null/1-2', true],
  ['https://x.test/page', 'data:image/webp;base64,AA==', true],
  ['https://x.test/page', 'data:text/html,x', false],
] as const)('decides whether the page %s may show the picture %s (expected: %s)', ([url, address, expected]) => {
  expect(isPictureAddress(address, url)).toBe(expected);
});

import fc from 'fast-check';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { describe, expect, it, test } from 'vitest';
import { hostileTree } from '../../test/hostile.ts';
import { strayInTree } from '../../test/stray.ts';
import { sanitizeTree } from './sanitize.ts';

const only = (element: Element, url?: string) => sanitizeTree({ type: 'root', children: [element] }, url);
const linkTo = (href: string) => (only(h('a', { href }, 'x')).children[0] as Element).properties.href;
const pictureAt = (src: string, url?: string) => (only(h('img', { src }), url).children[0] as Element).properties.src;

describe('links', () => {
  test.for([
    'https://x.test/',
    'http://x.test/?a=b#c',
    'ftp://x.test/f',
    'mailto:a@x.test?subject=A b',
    'tel:+1 2',
    '#lectern-a "b"',
  ])('keeps links to %s', (href) => expect(linkTo(href)).toBe(href));

  test.for([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'https\n://x.test/',
    'https://x.test/\u2028',
    'javascript://x.test/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://x.test/1',
    'file:///etc/passwd',
    'filesystem:https://x.test/temporary/x',
    'view-source:https://x.test/',
    'intent://x#Intent;scheme=https;end',
    'about:blank',
    'chrome-extension://a/b',
    'ms-msdt:/id',
    'x',
    '/x',
    '//x.test/',
    '\\\\x.test\\x',
    '?a=javascript:x',
    '#x',
    '',
  ])('drops links to %j', (href) => expect(linkTo(href)).toBeUndefined());
});

describe('pictures', () => {
  test.for([
    'https://x.test/i.png',
    'blob:https://x.test/1-2',
    'data:image/png;base64,AA==',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    'data:image/jpeg,x',
  ])('keeps pictures from %s', (src) => expect(pictureAt(src)).toBe(src));

  test.for([
    'data:text/html,<script>alert(1)</script>',
    'data:application/xhtml+xml,<x/>',
    'data:image/svg+xmlx,x',
    'data:,x',
    'javascript:alert(1)',
    'mailto:x',
    'file:///home/a/b.png',
    'filesystem:https://x.test/i.png',
    '//x.test/i.png',
    'i.png',
    '',
  ])('drops pictures from %j', (src) => expect(pictureAt(src)).toBeUndefined());

  it('keeps pictures in local files if the page is a local file', () => {
    const page = 'file:///home/a/page.html';
    expect(pictureAt('file:///home/a/b.png', page)).toBe('file:///home/a/b.png');
    for (const src of ['file:////x.test/b.png', 'file://x.test/b.png', 'file:///\\x.test\\b.png'])
      expect(pictureAt(src, page)).toBeUndefined();
  });
});

test('removes everything that an article may not contain from randomly generated trees', () => {
  fc.assert(
    fc.property(fc.array(hostileTree, { maxLength: 6 }), (children) => {
      const root: Root = { type: 'root', children };
      expect(strayInTree(sanitizeTree(root))).toEqual([]);
    }),
  );
});

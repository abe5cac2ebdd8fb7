import { expect, it } from 'vitest';
import { unescapeHtml } from './printed-lines.ts';

it.each([
  ['a &amp; b &lt;i&gt; &nbsp;', 'a & b <i> \u00a0'],
  ['&#8217;&#x1F600;&#X41;', '’😀A'],
  ['&amp;amp;', '&amp;'],
  ['&Eacute;t&eacute; &uuml;&Uuml; &frac12;&sup2; &yuml;', 'Été üÜ ½² ÿ'],
  ['&constructor; &unknown; &#0; &#xD800; &#x110000; & ;', '&constructor; &unknown; &#0; &#xD800; &#x110000; & ;'],
])('replaces the character references in "%s"', (text, plain) => {
  expect(unescapeHtml(text)).toBe(plain);
});

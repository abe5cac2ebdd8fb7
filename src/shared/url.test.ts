import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absoluteUrl, hostOf, isAbove } from './url.ts';

const BASE = 'https://example.com/blog/post';

function parsed(raw: string): string {
  if (raw.trim() === '') return '';
  try {
    return new URL(raw, BASE).href;
  } catch {
    return '';
  }
}

/** Parts from which the tests build random addresses: texts that URL parsers treat in a special way. */
const piece = fc.constantFrom(
  ...'http:// https:// HTTP:// // / \\ . .. %2e % ? # @ : :80 - ~ _ a B 1 example.com EXAMPLE.com xn--a'.split(' '),
  ...'xn--mnchen-3ya.de 127.1 é \' " < |'.split(' '),
  ' ',
  '\t',
);
const address = fc
  .tuple(fc.constantFrom('', 'http://a.io/', 'https://www.example.com/'), fc.array(piece, { maxLength: 8 }))
  .map(([start, pieces]) => start + pieces.join(''));

describe('absoluteUrl', () => {
  it("absoluteUrl returns the same as the platform's URL parser", () => {
    fc.assert(fc.property(address, (raw) => absoluteUrl(raw, BASE) === parsed(raw)));
  });

  it('absoluteUrl leaves normalised URLs unchanged', () => {
    for (const raw of ['https://www.example.com/a/b-c_d.html?x=1&y=2#top', 'http://a.io/', 'https://a.b.co.uk/@me/1'])
      expect(absoluteUrl(raw, BASE)).toBe(raw);
  });
});

describe('hostOf', () => {
  it("hostOf returns the same host as the platform's URL parser, without www", () => {
    const hostname = (raw: string) => {
      const absolute = absoluteUrl(raw, 'about:blank');
      return absolute === '' ? '' : new URL(absolute).hostname.replace(/^www\./, '');
    };
    fc.assert(fc.property(address, (raw) => hostOf(raw) === hostname(raw)));
  });
});

it.each([
  ['https://a.io/', 'https://a.io/b/c', true],
  ['https://www.a.io/b', 'https://a.io/b/c', true],
  ['https://a.io/b/#top', 'https://a.io/b/c', true],
  ['https://a.io/', 'https://a.io/?p=1', true],
  ['https://a.io/', 'https://a.io/', false],
  ['https://a.io/b', 'https://a.io/b?utm=1', false],
  ['https://a.io/b', 'https://a.io/bc', false],
  ['https://b.io/', 'https://a.io/b', false],
  ['https://a.io/?p=1', 'https://a.io/b', false],
])('tells whether %s is the front page of the site or section that contains %s: %s', (address, url, expected) => {
  expect(isAbove(address, url)).toBe(expected);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, asksForPlace, isAddress, isOfSite } from './address.ts';

test.each([
  ['https://a.test/b?utm_source=x&id=3&fbclid=y#part', 'https://a.test/b?id=3'],
  ['https://a.test/b?utm_source=x', 'https://a.test/b'],
  ['https://A.test:443/b/?q=1&q=2&', 'https://a.test/b/?q=1&q=2'],
  ['https://user:pw@a.test/', 'https://a.test/'],
  ['https://a.test/app#/letters/4', 'https://a.test/app#/letters/4'],
  ['https://a.test/app#!/letters/4', 'https://a.test/app#!/letters/4'],
  ['https://a.test/b#:~:text=here', 'https://a.test/b'],
  ['file:///home/a.html', ''],
  ['javascript:alert(1)', ''],
  ['about:blank', ''],
  ['no address', ''],
  [`https://a.test/${'x'.repeat(5000)}`, ''],
])('the page address %s is normalised to "%s" (empty if it cannot be stored)', (url, address) => {
  expect(addressOf(url)).toBe(address);
});

test('does not change an address that is already normalised', () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
      const address = addressOf(url);
      expect(addressOf(address)).toBe(address);
      expect(isAddress(address)).toBe(true);
    }),
  );
});

test('a page may change only stored data of its own site', () => {
  expect(isOfSite('https://a.test/b', 'https://a.test/c#d')).toBe(true);
  expect(isOfSite('https://a.test/b', 'http://a.test/b')).toBe(false);
  expect(isOfSite('https://a.test/b', 'https://b.test/https://a.test/b')).toBe(false);
  expect(isOfSite('https://a.test/b', undefined)).toBe(false);
  expect(isOfSite('javascript:1', 'https://a.test/')).toBe(false);
});

test('the fragment of an address points to a place in the page unless it looks like a path', () => {
  expect(
    ['https://a.test/#part', 'https://a.test/', 'https://a.test/#', 'https://a.test/#/b'].map(asksForPlace),
  ).toEqual([true, false, false, false]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hostOf,
  isSitePattern,
  opensByItself,
  parseSites,
  type SitePattern,
  type Sites,
  sitePatternOf,
  withAlways,
  withoutAlways,
  withoutTemporary,
  withTemporary,
} from './sites.ts';

const A = 'https://a.test/*';
const B = 'https://b.test/*';
const NONE: Sites = { always: [], everywhere: false, lent: [] };

describe('the site pattern of an address', () => {
  it.each([
    ['https://example.org/story?a=1#b', 'https://example.org/*', 'example.org'],
    ['http://example.org:8080/', 'http://example.org/*', 'example.org'],
    ['https://user:word@www.example.org/', 'https://www.example.org/*', 'www.example.org'],
    ['https://müller.example/', 'https://xn--mller-kva.example/*', 'xn--mller-kva.example'],
    ['http://[::1]:3000/', 'http://[::1]/*', '[::1]'],
  ])('the site pattern of the address %s is %s', (url, site, name) => {
    expect(sitePatternOf(url)).toBe(site);
    expect(hostOf(site as SitePattern)).toBe(name);
  });

  it.each(['', 'about:blank', 'file:///home/a.html', 'chrome://settings', 'https://', 'data:text/html,a', 'nothing'])(
    'there is no site pattern for the address %j',
    (url) => expect(sitePatternOf(url)).toBeNull(),
  );

  it('the site pattern of any address matches exactly one host', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        const site = sitePatternOf(url);
        expect(isSitePattern(site)).toBe(true);
        expect(new URL(String(site)).pathname).toBe('/*');
        expect(new URL(String(site)).hostname).toBe(new URL(url).hostname);
      }),
    );
  });

  it.each([
    '*://*/*',
    'https://*/*',
    'https://*.a.test/*',
    '<all_urls>',
    'https://a.test/',
    'https://a.test/b/*',
    'ftp://a.test/*',
  ])('the site pattern %s is refused, because it does not match exactly one whole site', (pattern) =>
    expect(isSitePattern(pattern)).toBe(false),
  );
});

describe('stored sites', () => {
  it('reads any stored value, and returns only valid sites', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ always: fc.array(fc.oneof(fc.constantFrom(A, '*://*/*'), fc.anything())), lent: fc.anything() }),
          fc.record({ lent: fc.array(fc.record({ site: fc.constantFrom(A, 'a'), tabId: fc.anything() })) }),
        ),
        (stored) => {
          const sites = parseSites(stored);
          expect(sites.always.every(isSitePattern)).toBe(true);
          expect(sites.lent.every(({ site, tabId }) => isSitePattern(site) && Number.isInteger(tabId))).toBe(true);
          expect(parseSites(structuredClone(sites))).toEqual(sites);
        },
      ),
    );
  });

  it('adds a site to the list only once, and can remove it again', () => {
    const twice = withAlways(withAlways(withAlways(NONE, A), B), A);
    expect(twice.always).toEqual([B, A]);
    expect(withoutAlways(twice, A).always).toEqual([B]);
  });
});

describe('the reader opens automatically', () => {
  const ONE: Sites = { ...NONE, always: [A] };
  const ALL: Sites = { ...NONE, everywhere: true };

  it.each([
    ['on no site at first', NONE, A, false, false],
    ['on a site that the user has switched on', ONE, A, false, true],
    ['not on other sites', ONE, B, false, false],
    ['on every site if the user has switched on all', ALL, B, false, true],
    ['not on a site that the user has excluded', ALL, B, true, false],
    ['not on an excluded site that was switched on before', { ...ALL, always: [A] }, A, true, false],
  ] as const)('the reader opens automatically: %s', (_where, sites, site, isNever, opens) => {
    expect(opensByItself(sites, site, isNever)).toBe(opens);
  });

  it('the reader opens automatically on every site only if `everywhere` is stored as true', () => {
    expect(parseSites({ always: [A] }).everywhere).toBe(false);
    expect(parseSites({ everywhere: 'yes' }).everywhere).toBe(false);
    expect(parseSites({ everywhere: true }).everywhere).toBe(true);
  });
});

describe('temporary permissions', () => {
  const lent = withTemporary(withTemporary(withTemporary(NONE, { site: A, tabId: 1 }), { site: A, tabId: 2 }), {
    site: B,
    tabId: 3,
  });

  it('a temporary permission is removed only when no tab needs it', () => {
    const { rest, unneeded } = withoutTemporary(lent, ({ tabId }) => tabId === 1);
    expect(unneeded).toEqual([]);
    expect(withoutTemporary(rest, ({ tabId }) => tabId === 2).unneeded).toEqual([A]);
    expect(withoutTemporary(lent, () => true)).toEqual({ rest: NONE, unneeded: [A, B] });
  });

  it('the permission for a site stays if the user has since switched on automatic opening there', () => {
    const always = withAlways(lent, A);
    expect(always.lent).toEqual([{ site: B, tabId: 3 }]);
    expect(withoutTemporary({ ...lent, always: [A] }, () => true).unneeded).toEqual([B]);
  });
});

/** Tests reading the data that is remembered for sites: invalid data causes no exception and is dropped. */
import { expect, test, vi } from 'vitest';

const store = vi.hoisted(() => ({ sites: new Map<string, unknown>(), isBroken: false }));
vi.mock('../../platform/errors.ts', () => ({ reportOnce: () => {} }));
vi.mock('../../platform/permissions.ts', () => ({}));
vi.mock('../../platform/storage.ts', () => ({
  readStoredSite: async (site: string) => {
    if (store.isBroken) throw new Error('the disk is full');
    return store.sites.get(site);
  },
  readStoredSites: async () => store.sites,
  onStoredSiteChange: () => {},
}));
const { readSite, readSites } = await import('./site-channel.ts');
const NOTHING = { version: 1, site: 'a.test', corrections: [] };

test('finds the remembered data of a site by any address on it, and nothing for an unknown site', async () => {
  store.sites.set('a.test', { ...NOTHING, comments: true });
  expect(await readSite('https://www.a.test/b?c')).toEqual({ ...NOTHING, comments: true });
  expect(await readSite('https://b.test/')).toEqual({ ...NOTHING, site: 'b.test' });
  expect(await readSite('file:///a.html')).toBeNull();
});

test('finds no remembered data if the store cannot be read', async () => {
  store.isBroken = true;
  expect(await readSite('https://a.test/')).toEqual(NOTHING);
  store.isBroken = false;
});

test('counts the sites that another version of Lectern has stored, but does not return them', async () => {
  store.sites = new Map<string, unknown>([
    ['b.test', { ...NOTHING, site: 'b.test' }],
    ['a.test', NOTHING],
    ['later.test', { version: 2, site: 'later.test' }],
    ['broken.test', 'x'],
  ]);
  const { sites, unread } = await readSites();
  expect(sites.map(({ site }) => site)).toEqual(['a.test', 'b.test']);
  expect(unread).toBe(2);
});

/** Tests that invalid data is dropped when the data remembered for sites is read. */
import { expect, test, vi } from 'vitest';

const store = vi.hoisted(() => ({ sites: new Map<string, unknown>() }));
vi.mock('../../platform/errors.ts', () => ({ reportOnce: () => {} }));
vi.mock('../../platform/permissions.ts', () => ({}));
vi.mock('../../platform/storage.ts', () => ({
  readAllKept: async () => store.sites,
}));
const { readSites } = await import('./site-channel.ts');
const NOTHING = { version: 1, site: 'a.test', corrections: [] };

test('counts stored sites that are invalid or of another version, but does not return them', async () => {
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

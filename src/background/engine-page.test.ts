/** Tests which algorithm the engine page (an invisible page that runs the algorithms) uses for a page. */
import { expect, test, vi } from 'vitest';

const stored = new Map<string, unknown>();
vi.mock('../platform/browser.ts', () => ({ browser: {}, isContextValid: () => true }));
vi.mock('../store/messages/settings-channel.ts', () => ({ readSettings: async () => ({ algorithm: 'goose' }) }));
vi.mock('../platform/storage.ts', () => ({ readStoredSite: async (site: string) => stored.get(site) }));
const { algorithmFor } = await import('./engine-page.ts');

test.each([
  ['the algorithm from the settings', 'https://www.example.org/a', 'goose'],
  ['no algorithm if something is remembered for the site', 'https://www.known.example/a', null],
  ['the algorithm from the settings for an address that has no site', 'file:///home/reader/a.html', 'goose'],
])('the engine page uses %s', async (_what, url, expected) => {
  stored.set('known.example', { version: 1 });
  expect(await algorithmFor({ url })).toBe(expected);
});

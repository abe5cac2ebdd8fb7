/** The algorithm that the engine page uses for a page. */
import { expect, test, vi } from 'vitest';

const stored = new Map<string, unknown>();
vi.mock('../platform/browser.ts', () => ({ browser: {}, isContextValid: () => true }));
vi.mock('../store/messages/settings-channel.ts', () => ({ readSettings: async () => ({ algorithm: 'goose' }) }));
vi.mock('../platform/storage.ts', () => ({ readStoredSite: async (site: string) => stored.get(site) }));
const { algorithmFor } = await import('./engine-page.ts');

test.each([
  ['the one of the settings', 'https://www.example.org/a', 'goose'],
  ['none where something is remembered of the site', 'https://www.known.example/a', null],
  ['the one of the settings where there is no site', 'file:///home/reader/a.html', 'goose'],
])('uses %s', async (_what, url, expected) => {
  stored.set('known.example', { version: 1 });
  expect(await algorithmFor({ url })).toBe(expected);
});

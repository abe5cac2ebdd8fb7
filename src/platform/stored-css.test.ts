/** Tests that the user's CSS is stored as a separate item, but read and written like any other setting. */
import { beforeEach, expect, test, vi } from 'vitest';
import { onStoredChange, readStored, writeStored } from './storage.ts';

const items = vi.hoisted(() => ({ all: {} as Record<string, unknown>, heard: [] as ((changes: object) => void)[] }));

vi.mock('./browser.ts', () => ({
  browser: {
    storage: {
      sync: {
        get: async (keys: string[]) =>
          Object.fromEntries(keys.flatMap((key) => (key in items.all ? [[key, items.all[key]]] : []))),
        remove: async (key: string) => void delete items.all[key],
        set: async (values: object) => {
          Object.assign(items.all, values);
          for (const listener of items.heard) listener(values);
        },
      },
      onChanged: { addListener: (listener: (changes: object) => void) => void items.heard.push(listener) },
    },
  },
  isContextValid: () => true,
}));

beforeEach(() => {
  items.all = {};
});

test("reads stored settings without the user's CSS, as earlier versions wrote them", async () => {
  expect(await readStored()).toBeUndefined();
  items.all = { settings: { version: 1, theme: 'sepia' } };
  expect(await readStored()).toEqual({ version: 1, theme: 'sepia' });
});

test("stores the user's CSS as a separate item", async () => {
  await writeStored({ version: 1, theme: 'sepia', userCss: 'p { color: red }' });
  expect(items.all).toEqual({ settings: { version: 1, theme: 'sepia' }, userCss: 'p { color: red }' });
  expect(await readStored()).toEqual({ version: 1, theme: 'sepia', userCss: 'p { color: red }' });
});

test("keeps the other settings when the user's CSS is removed", async () => {
  await writeStored({ version: 1, theme: 'sepia', userCss: 'p { color: red }' });
  await writeStored({ version: 1, theme: 'sepia' });
  expect(await readStored()).toEqual({ version: 1, theme: 'sepia' });
});

test("reports a change of the settings if only the user's CSS changes", () => {
  const listener = vi.fn();
  onStoredChange(listener);
  for (const hear of items.heard) hear({ userCss: {} });
  expect(listener).toHaveBeenCalledOnce();
});

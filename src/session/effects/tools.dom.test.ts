import { expect, test, vi } from 'vitest';
import { readerTools } from './tools.ts';
import type { World } from './world.ts';

vi.mock('../../store/messages/messenger.ts', () => ({ callBackgroundFromContent: vi.fn() }));
vi.mock('../../platform/browser.ts', () => ({ extensionSecret: () => null, isContextValid: () => true }));
vi.mock('../../platform/storage.ts', () => ({ inTime: (work: unknown) => work }));
// the script stays on its way
vi.mock('../load-script.ts', () => ({ load: () => new Promise(() => undefined) }));

/** A reader whose tools have not come. */
function withoutTools(): World {
  const mounted = { tools: null, pressed: [], lifetime: new AbortController() };
  return { mounted, open: () => null } as unknown as World;
}

const isTaken = (key: string) => readerTools(withoutTools()).key(new KeyboardEvent('keydown', { key }));

test.each(['h', 'e', '[', 'ü'])('a character that comes before the tools is written into no field of it: %s', (key) => {
  expect(isTaken(key)).toBe(true);
});

test.each([' ', 'ArrowDown', 'Tab', '/', "'"])('what the browser itself does with a key stays: %s', (key) => {
  expect(isTaken(key)).toBe(false);
});

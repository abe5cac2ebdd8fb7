import { expect, test, vi } from 'vitest';
import { readerTools } from './tools.ts';
import type { World } from './world.ts';

vi.mock('../../store/messages/messenger.ts', () => ({ callBackgroundFromContent: vi.fn() }));
vi.mock('../../platform/browser.ts', () => ({ extensionSecret: () => null, isContextValid: () => true }));
vi.mock('../../platform/storage.ts', () => ({ inTime: (work: unknown) => work }));
// the script never loads
vi.mock('../load-script.ts', () => ({ load: () => new Promise(() => undefined) }));

/** Returns the tools of a reader before their script has loaded. */
function withoutTools(): World {
  const mounted = { tools: null, pressed: [], lifetime: new AbortController() };
  return { mounted, open: () => null } as unknown as World;
}

const isTaken = (key: string) => readerTools(withoutTools()).key(new KeyboardEvent('keydown', { key }));

test.each(['h', 'e', '[', 'ü'])('keeps a character typed before the tools load out of their fields: %s', (key) => {
  expect(isTaken(key)).toBe(true);
});

test.each([' ', 'ArrowDown', 'Tab', '/', "'"])('leaves the browser’s own action to the key: %s', (key) => {
  expect(isTaken(key)).toBe(false);
});

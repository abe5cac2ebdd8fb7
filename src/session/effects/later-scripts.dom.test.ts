import { expect, test, vi } from 'vitest';
import { readerTools } from './later-scripts.ts';
import type { World } from './world.ts';

vi.mock('../../store/messages/messenger.ts', () => ({ callBackgroundFromContent: vi.fn() }));
vi.mock('../../platform/browser.ts', () => ({ extensionSecret: () => null, isContextValid: () => true }));
vi.mock('../../platform/storage.ts', () => ({ inTime: (work: unknown) => work }));
// The tools' script never finishes loading.
vi.mock('../load-script.ts', () => ({ load: () => new Promise(() => undefined) }));

/** Returns the world of a reader whose tools have not loaded yet. */
function withoutTools(): World {
  const mounted = { tools: null, pressed: [], lifetime: new AbortController() };
  return { mounted, open: () => null } as unknown as World;
}

const isTaken = (key: string) => readerTools(withoutTools()).key(new KeyboardEvent('keydown', { key }));

test.each(['h', 'e', '[', 'ü'])(
  'the reader handles this key even if it is pressed before the tools have loaded: %s',
  (key) => {
    expect(isTaken(key)).toBe(true);
  },
);

test.each([' ', 'ArrowDown', 'Tab', '/', "'"])(
  'the browser handles this key if it is pressed before the tools have loaded: %s',
  (key) => {
    expect(isTaken(key)).toBe(false);
  },
);

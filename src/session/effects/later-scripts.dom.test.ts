import { expect, test, vi } from 'vitest';
import { load } from '../load-script.ts';
import { loadControls, readerTools } from './later-scripts.ts';
import type { World } from './world.ts';

vi.mock('../../store/messages/messenger.ts', () => ({ callBackgroundFromContent: vi.fn() }));
vi.mock('../../platform/browser.ts', () => ({ extensionSecret: () => null, isContextValid: () => true }));
vi.mock('../../platform/storage.ts', () => ({ inTime: (work: unknown) => work }));
// No script finishes loading.
vi.mock('../load-script.ts', () => ({ load: vi.fn(() => new Promise(() => undefined)) }));

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

test('keys pressed while the controls load request them once, and a lost request is repeated after a while', async () => {
  vi.mocked(load).mockClear();
  vi.useFakeTimers();
  try {
    const first = loadControls();
    void loadControls();
    expect(load).toHaveBeenCalledExactlyOnceWith('controls');
    await vi.advanceTimersByTimeAsync(6000);
    expect(await first).toBe(false);
    void loadControls();
    expect(load).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('holding an arrow key before the tools have loaded requests them once', () => {
  vi.mocked(load).mockClear();
  const { key } = readerTools(withoutTools());
  for (const repeat of [false, true, true]) key(new KeyboardEvent('keydown', { key: 'ArrowDown', repeat }));
  expect(load).toHaveBeenCalledExactlyOnceWith('tools');
});

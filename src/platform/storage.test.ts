import { expect, test, vi } from 'vitest';
import { readStored, writeAllKept } from './storage.ts';

const PATIENCE = 3000;
const isValid = vi.hoisted(() => vi.fn<() => boolean>());

vi.mock('./browser.ts', () => ({
  browser: {
    storage: {
      sync: { get: () => new Promise(() => {}) },
      local: { set: () => new Promise((resolve) => setTimeout(resolve, 10 * PATIENCE)) },
    },
  },
  isContextValid: isValid,
}));

test.each([
  ['in a running extension', true, 'The browser’s store did not answer'],
  [
    'after the extension was updated or removed',
    false,
    'Lectern was updated or removed; reload the page to use it here.',
  ],
])('reports an error if the browser’s store does not answer (%s)', async (_which, valid, sentence) => {
  vi.useFakeTimers();
  try {
    isValid.mockReturnValue(valid);
    const read = expect(readStored()).rejects.toThrow(sentence);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await read;
  } finally {
    vi.useRealTimers();
  }
});

test('waits longer for the browser’s store when it writes a whole imported file', async () => {
  vi.useFakeTimers();
  try {
    isValid.mockReturnValue(true);
    const written = expect(writeAllKept({ a: 1 })).resolves.toBeUndefined();
    await vi.advanceTimersByTimeAsync(10 * PATIENCE);
    await written;
  } finally {
    vi.useRealTimers();
  }
});

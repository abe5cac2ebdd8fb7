import { expect, test, vi } from 'vitest';
import { readSettled, settling } from './settings-channel.ts';

/** Makes the store answer. */
let answer: (stored: unknown) => void = () => {};
vi.mock('../../platform/storage.ts', () => ({
  onStoredChange: () => {},
  readHeld: async () => undefined,
  readStored: () => new Promise((resolve) => (answer = resolve)),
}));

test('returns the stored settings if the user changes none of them while they are read', async () => {
  const read = readSettled();
  answer({ fontSize: 20 });
  expect(await read).toMatchObject({ fontSize: 20 });
});

test('discards the settings it has read if the user changed one of them meanwhile', async () => {
  const read = readSettled();
  await settling(async () => {});
  answer({ fontSize: 20 });
  expect(await read).toBeNull();
});

test('reads no settings while a change is being stored, but reads them again if storing fails', async () => {
  let fail: (error: Error) => void = () => {};
  const change = settling(() => new Promise((_resolve, reject) => (fail = reject)));
  expect(await readSettled()).toBeNull();
  fail(new Error('The worker did not answer.'));
  await expect(change).rejects.toThrow('did not answer');
  const read = readSettled();
  answer({ fontSize: 21 });
  expect(await read).toMatchObject({ fontSize: 21 });
});

test('reads settings again if storing a change never ends, as after a call that the browser dropped', async () => {
  vi.useFakeTimers();
  try {
    const change = settling(() => new Promise(() => {}));
    const outcome = expect(change).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(11_000);
    await outcome;
    const read = readSettled();
    answer({ fontSize: 22 });
    expect(await read).toMatchObject({ fontSize: 22 });
  } finally {
    vi.useRealTimers();
  }
});

import { expect, test, vi } from 'vitest';
import { createSettledSettings } from './settings-channel.ts';

/** Makes the store answer. */
let answer: (stored: unknown) => void = () => {};
vi.mock('../../platform/storage.ts', () => ({
  onStoredChange: () => {},
  readHeld: async () => undefined,
  readStored: () => new Promise((resolve) => (answer = resolve)),
}));

test('reading resolves to the stored settings if no change is sent meanwhile', async () => {
  const read = createSettledSettings().read();
  answer({ fontSize: 20 });
  expect(await read).toMatchObject({ fontSize: 20 });
});

test('reading resolves to null if a change is sent meanwhile, even if the change is already stored', async () => {
  const settled = createSettledSettings();
  const read = settled.read();
  await settled.change(async () => {});
  answer({ fontSize: 20 });
  expect(await read).toBeNull();
});

test('no settings are read while a change is being stored, and they are read again after a change that failed', async () => {
  const settled = createSettledSettings();
  let fail: (error: Error) => void = () => {};
  const change = settled.change(() => new Promise((_resolve, reject) => (fail = reject)));
  expect(await settled.read()).toBeNull();
  fail(new Error('The worker did not answer.'));
  await expect(change).rejects.toThrow('did not answer');
  const read = settled.read();
  answer({ fontSize: 21 });
  expect(await read).toMatchObject({ fontSize: 21 });
});

import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { eachLeft, leave, read, slot, take, wait, waitAtMost, whenLeft } from './exchange.ts';

const TYPED = slot<string>('typed');
const SESSION = slot<true>('session');

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, Symbol.for('lectern'));
});

test('a value that one script leaves for another can be read until it is taken', () => {
  expect([read(TYPED), take(TYPED)]).toEqual([undefined, undefined]);
  leave([TYPED, 'a']);
  expect([read(TYPED), take(TYPED), read(TYPED)]).toEqual(['a', 'a', undefined]);
});

test('calls each function that waits for a value once, as soon as the value arrives', async () => {
  const act = vi.fn<(value: string) => void>();
  whenLeft(TYPED, act);
  const waiting = [wait(TYPED), wait(TYPED)];
  expect(act).not.toHaveBeenCalled();
  leave([TYPED, 'a']);
  expect(act.mock.calls).toEqual([['a']]);
  leave([TYPED, 'b']);
  expect(act).toHaveBeenCalledTimes(1);
  expect(await Promise.all(waiting)).toEqual(['a', 'a']);
});

test('calls a subscribed function for each later value, not for an earlier one', () => {
  leave([TYPED, 'a']);
  const act = vi.fn<(value: string) => void>();
  eachLeft(TYPED, act);
  leave([TYPED, 'b']);
  leave([TYPED, 'c']);
  expect(act.mock.calls).toEqual([['b'], ['c']]);
});

test('if the value has already arrived, a function that waits for it is called immediately and only once', async () => {
  leave([TYPED, 'a']);
  const act = vi.fn<(value: string) => void>();
  whenLeft(TYPED, act);
  expect(act.mock.calls).toEqual([['a']]);
  expect(await wait(TYPED)).toBe('a');
  take(TYPED);
  whenLeft(TYPED, act);
  take(TYPED);
  expect(act).toHaveBeenCalledTimes(1);
});

test.each([
  ['no value arrives', undefined],
  ['the value is a promise that never settles', new Promise(() => {})],
])('stops waiting for a value after the time limit if %s', async (_when, value) => {
  vi.useFakeTimers();
  if (value) leave(['first-screen', value]);
  const painted = waitAtMost('first-screen', 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await painted).toBeUndefined();
});

test('the functions that are injected into pages also work without the rest of their file', async () => {
  const injected = <F>(func: F) => runInThisContext(`(${String(func)})`) as F;
  const waiting = injected(waitAtMost)('typed', 1000);
  expect(injected(leave)([TYPED, 'a'])).toBe(false);
  expect(await waiting).toBe('a');
  expect(injected(leave)([SESSION, true])).toBe(true);
});

/** Whichever comes first of what is sent with a click. */
import { afterEach, expect, test, vi } from 'vitest';
import { awaitWish, leaveForReader, leaveWish, takeMemory, wishLeft } from './wish.ts';

const WISH = { id: 'one', clickedAt: Date.now() };

afterEach(() => {
  for (const name of ['wish', 'wished']) delete (globalThis as Record<symbol, unknown>)[Symbol.for(`lectern.${name}`)];
});

test('a script that runs before the wish is left starts when it is left, once', () => {
  const begin = vi.fn(() => wishLeft());
  expect(awaitWish(begin)).toBe(true);
  expect(begin).not.toHaveBeenCalled();
  leaveWish(WISH);
  expect(begin).toHaveReturnedWith(WISH);
  leaveWish({ ...WISH, id: 'two' });
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a script that runs after the wish was left does not wait', () => {
  leaveWish(WISH);
  const begin = vi.fn();
  expect(awaitWish(begin)).toBe(false);
  leaveWish({ ...WISH, id: 'two' });
  expect(begin).not.toHaveBeenCalled();
});

test('the memory of a site can be taken once, and by no other site', () => {
  leaveForReader({}, { site: 'a.test' });
  expect(takeMemory('a.test')).toEqual({ site: 'a.test' });
  expect(takeMemory('a.test')).toBeUndefined();
  leaveForReader({}, { site: 'a.test', stored: 1 });
  expect(takeMemory('b.test')).toBeUndefined();
});

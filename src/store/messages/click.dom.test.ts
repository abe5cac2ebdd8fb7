/** The click and the script may arrive in any order. */
import { afterEach, expect, test, vi } from 'vitest';
import { awaitClick, clickLeft, leaveClick, leaveForReader, takeMemory } from './click.ts';

const CLICK = { id: 'one', clickedAt: Date.now() };

afterEach(() => {
  for (const name of ['click', 'wished']) delete (globalThis as Record<symbol, unknown>)[Symbol.for(`lectern.${name}`)];
});

test('a script that runs before the click is left starts when it is left, once', () => {
  const begin = vi.fn(() => clickLeft());
  expect(awaitClick(begin)).toBe(true);
  expect(begin).not.toHaveBeenCalled();
  leaveClick(CLICK);
  expect(begin).toHaveReturnedWith(CLICK);
  leaveClick({ ...CLICK, id: 'two' });
  expect(begin).toHaveBeenCalledTimes(1);
});

test('a script that runs after the click was left does not wait', () => {
  leaveClick(CLICK);
  const begin = vi.fn();
  expect(awaitClick(begin)).toBe(false);
  leaveClick({ ...CLICK, id: 'two' });
  expect(begin).not.toHaveBeenCalled();
});

test('the memory of a site can be taken once, and by no other site', () => {
  leaveForReader({}, { site: 'a.test' });
  expect(takeMemory('a.test')).toEqual({ site: 'a.test' });
  expect(takeMemory('a.test')).toBeUndefined();
  leaveForReader({}, { site: 'a.test', stored: 1 });
  expect(takeMemory('b.test')).toBeUndefined();
});

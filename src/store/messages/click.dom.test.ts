import { expect, test } from 'vitest';
import { leave } from '../../shared/exchange.ts';
import { isWithoutMemory, MEMORY, takeMemory } from './click.ts';

test('`takeMemory` returns the data remembered for a site only once, and for no other site', () => {
  leave([MEMORY, { site: 'a.test' }]);
  expect(isWithoutMemory('a.test')).toBe(true);
  expect(takeMemory('a.test')).toEqual({ site: 'a.test' });
  expect(takeMemory('a.test')).toBeUndefined();
  leave([MEMORY, { site: 'a.test', stored: 1 }]);
  expect(isWithoutMemory('a.test')).toBe(false);
  expect(takeMemory('b.test')).toBeUndefined();
});

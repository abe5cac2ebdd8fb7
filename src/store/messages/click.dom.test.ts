import { expect, test } from 'vitest';
import { leave } from '../../shared/exchange.ts';
import { isWithoutMemory, MEMORY, takeMemory } from './click.ts';

test('the remembered data of a site can be taken from the page only once, and only for that site', () => {
  leave([MEMORY, { site: 'a.test' }]);
  expect(isWithoutMemory('a.test')).toBe(true);
  expect(takeMemory('a.test')).toEqual({ site: 'a.test' });
  expect(takeMemory('a.test')).toBeUndefined();
  leave([MEMORY, { site: 'a.test', stored: 1 }]);
  expect(isWithoutMemory('a.test')).toBe(false);
  expect(takeMemory('b.test')).toBeUndefined();
});

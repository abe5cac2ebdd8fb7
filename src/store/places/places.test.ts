import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEPT_DAYS, type KeptPlace, MOST_PLACES, parsePlaces, pruned, withPlace } from './places.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const at = (path: string, seen: number): KeptPlace => ({
  address: `https://a.test/${path}`,
  quote: { exact: path, prefix: '', suffix: '' },
  start: 0,
  share: 0,
  seen,
});

test('keeps the reading places of the last 90 days, one per address, latest first', () => {
  const places = [at('old', NOW - (KEPT_DAYS + 1) * DAY), at('b', NOW - 2), at('a', NOW - 90 * DAY), at('b', NOW - 1)];
  expect(pruned(places, NOW)).toEqual([at('b', NOW - 1), at('a', NOW - 90 * DAY)]);
});

test('limits the number and age of reading places, and leaves a list within the limits unchanged', () => {
  const place = fc
    .tuple(fc.nat(400), fc.integer({ min: 0, max: 1100 }))
    .map(([path, day]) => at(`p${path}`, day * DAY));
  fc.assert(
    fc.property(fc.array(place, { maxLength: 500, size: 'max' }), (places) => {
      const kept = pruned(places, NOW);
      expect(kept.length).toBeLessThanOrEqual(MOST_PLACES);
      expect(new Set(kept.map(({ address }) => address)).size).toBe(kept.length);
      for (const { seen } of kept) expect(Math.abs(NOW - DAY * 44 - seen)).toBeLessThanOrEqual(46 * DAY);
      expect(pruned(kept, NOW)).toEqual(kept);
    }),
    { numRuns: 30 },
  );
});

test('replaces the old reading place of an address, and deletes it if the new place is null', () => {
  const places = withPlace([at('a', NOW - 5), at('b', NOW - 4)], 'https://a.test/a', at('a', NOW), NOW);
  expect(places).toEqual([at('a', NOW), at('b', NOW - 4)]);
  expect(withPlace(places, 'https://a.test/a', null, NOW)).toEqual([at('b', NOW - 4)]);
});

test('reads any stored value without an error, and drops invalid reading places', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(Array.isArray(parsePlaces(value))).toBe(true);
    }),
  );
  expect(parsePlaces([at('a', 1), { ...at('b', 1), share: 2 }, { ...at('c', 1), address: 'file:///c' }, null])).toEqual(
    [at('a', 1)],
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPage } from './turn-page.ts';

const PAGES = { first: 140, height: 800, count: 3 };

describe('the next page', () => {
  test.each([
    ['from the headline', 0, 1, 140],
    ['from a page', 940, 1, 1740],
    ['from between two', 1300, 1, 1740],
    ['none after the last', 1740, 1, null],
    ['back from between two', 1300, -1, 940],
    ['back from a page', 940, -1, 140],
    ['back to the headline', 140, -1, 0],
    ['from where it nearly is', 143, 1, 940],
  ] as const)('%s', (_, place, by, page) => {
    expect(nextPage(PAGES, place, by)).toBe(page);
  });

  test('a head that is higher than the window is scrolled by the browser', () => {
    const pages = { ...PAGES, first: 2000 };
    expect(nextPage(pages, 0, 1)).toBeNull();
    expect(nextPage(pages, 1900, -1)).toBeNull();
    expect(nextPage(pages, 1900, 1)).toBe(2000);
  });

  test('onwards is further on and back is further back, whatever the place', () => {
    const anywhere = fc.record({
      first: fc.integer({ min: 0, max: 3000 }),
      height: fc.integer({ min: 200, max: 2000 }),
      count: fc.integer({ min: 0, max: 50 }),
    });
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(1, -1), (pages, place, by) => {
        const page = nextPage(pages, place, by);
        return page === null || (by === 1 ? page > place : page < place || place <= 8);
      }),
    );
  });
});

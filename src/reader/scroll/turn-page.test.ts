import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPage } from './turn-page.ts';

const PAGES = { tops: [140, 940, 1740], height: 800 };

describe('the position of the next page', () => {
  test.each([
    ['at the headline', 0, 1, 140],
    ['at the top of a page', 940, 1, 1740],
    ['between two pages', 1300, 1, 1740],
    ['at the last page, which no page follows', 1740, 1, null],
    ['between two pages and going back', 1300, -1, 940],
    ['at the top of a page and going back', 940, -1, 140],
    ['at the first page and going back to the headline', 140, -1, 0],
    ['a few pixels below the top of a page', 143, 1, 940],
  ] as const)('turning the page leads to the right page for a user %s', (_, place, by, page) => {
    expect(nextPage(PAGES, place, by)).toBe(page);
  });

  test('the browser scrolls as usual above the first page if that part is higher than the window', () => {
    const pages = { ...PAGES, tops: [2000, 2800] };
    expect(nextPage(pages, 0, 1)).toBeNull();
    expect(nextPage(pages, 1900, -1)).toBeNull();
    expect(nextPage(pages, 1900, 1)).toBe(2000);
  });

  test('the browser scrolls as usual, in both directions, within a page that is higher than the window', () => {
    const pages = { tops: [0, 2000, 2800], height: 800 };
    expect(nextPage(pages, 0, 1)).toBeNull();
    expect(nextPage(pages, 1300, 1)).toBe(2000);
    expect(nextPage(pages, 2000, -1)).toBeNull();
  });

  test('turning the page always moves in the direction of the pressed key', () => {
    const anywhere = fc.record({
      tops: fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 50 }).map((tops) => tops.sort((a, b) => a - b)),
      height: fc.integer({ min: 200, max: 2000 }),
    });
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(1, -1), (pages, place, by) => {
        const page = nextPage(pages, place, by);
        return page === null || (by === 1 ? page > place : page < place || place <= 8);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextPage } from './turn-page.ts';

const PAGES = { tops: [140, 940, 1740], height: 800 };

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

  test("leaves a head higher than the window to the browser's scrolling", () => {
    const pages = { ...PAGES, tops: [2000, 2800] };
    expect(nextPage(pages, 0, 1)).toBeNull();
    expect(nextPage(pages, 1900, -1)).toBeNull();
    expect(nextPage(pages, 1900, 1)).toBe(2000);
  });

  test("leaves a page higher than the window to the browser's scrolling, to its end and back", () => {
    const pages = { tops: [0, 2000, 2800], height: 800 };
    expect(nextPage(pages, 0, 1)).toBeNull();
    expect(nextPage(pages, 1300, 1)).toBe(2000);
    expect(nextPage(pages, 2000, -1)).toBeNull();
  });

  test('is always further on, or further back, from any position', () => {
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

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, packPages } from './set-pages.ts';

const PARAGRAPH: Block = { height: 100, marginTop: 0, marginBottom: 0, line: 20, isHeading: false };
const PICTURE: Block = { ...PARAGRAPH, height: 300, line: 0 };
const HEADING: Block = { ...PARAGRAPH, height: 40, line: 20, isHeading: true };

const paragraphs = (count: number, block: Partial<Block> = {}): Block[] =>
  Array.from({ length: count }, () => ({ ...PARAGRAPH, ...block }));

describe('pages', () => {
  test('a page with two columns ends when both columns are full', () => {
    expect(packPages(paragraphs(8), 400, 2)).toEqual([]);
    expect(packPages(paragraphs(9), 400, 2)).toEqual([8]);
    expect(packPages([], 400, 2)).toEqual([]);
  });

  test('a paragraph continues in the second column, not on the next page', () => {
    // first column: the block of 340, and 60 of the next paragraph; second column: its other 40, and three paragraphs
    // of 100
    expect(packPages([...paragraphs(1, { height: 340 }), ...paragraphs(4)], 400, 2)).toEqual([]);
    expect(packPages([...paragraphs(1, { height: 340 }), ...paragraphs(5)], 400, 2)).toEqual([5]);
  });

  test('a single line is not left at the end of a column', () => {
    // height 380: only one line would fit below it, so the whole next paragraph of five lines moves to the next column
    expect(packPages([...paragraphs(1, { height: 380 }), ...paragraphs(4)], 400, 2)).toEqual([]);
    expect(packPages([...paragraphs(1, { height: 380 }), ...paragraphs(5)], 400, 2)).toEqual([5]);
  });

  test('a picture is not split', () => {
    expect(packPages([...paragraphs(2), PICTURE], 400, 2)).toEqual([]);
    expect(packPages([...paragraphs(2), PICTURE, PICTURE], 400, 2)).toEqual([3]);
  });

  test('only the larger of the two margins between two blocks takes space', () => {
    const spaced = paragraphs(4, { marginTop: 10, marginBottom: 30 });
    expect(packPages([...spaced.slice(0, 3), ...spaced.slice(0, 3)], 360, 2)).toEqual([]);
    expect(packPages([...spaced, ...spaced], 360, 2)).toEqual([6]);
  });

  test('a heading stays with the next block', () => {
    expect(packPages([...paragraphs(7), HEADING, ...paragraphs(2)], 400, 2)).toEqual([7]);
    expect(packPages([...paragraphs(7), HEADING, HEADING, ...paragraphs(3)], 400, 2)).toEqual([7]);
  });

  test('a block larger than a page shares its page only with the heading above it', () => {
    const large = { ...PICTURE, height: 900 };
    expect(packPages([PARAGRAPH, large, PARAGRAPH], 400, 2)).toEqual([1, 2]);
    expect(packPages([PARAGRAPH, HEADING, large, PARAGRAPH], 400, 2)).toEqual([1, 3]);
    expect(packPages([large], 400, 2)).toEqual([]);
    expect(packPages([HEADING], 400, 2)).toEqual([]);
  });

  test('a paragraph moves to the next page as a whole if there is only one column', () => {
    expect(packPages(paragraphs(4), 400, 1)).toEqual([]);
    expect(packPages([...paragraphs(1, { height: 340 }), ...paragraphs(4)], 400, 1)).toEqual([1]);
    expect(packPages([...paragraphs(3), HEADING, PARAGRAPH], 400, 1)).toEqual([3]);
    expect(packPages([PARAGRAPH, { ...PICTURE, height: 700 }, PARAGRAPH], 400, 1)).toEqual([1, 2]);
  });

  test('pages contain all blocks in order, and only a block that is too large makes a page too high', () => {
    const anyBlock = fc.record({
      height: fc.integer({ min: 0, max: 1200 }),
      marginTop: fc.integer({ min: 0, max: 60 }),
      marginBottom: fc.integer({ min: 0, max: 60 }),
      line: fc.constantFrom(0, 20, 31.5),
      isHeading: fc.boolean(),
    });
    const anyBlocks = fc.array(anyBlock, { maxLength: 60 });
    fc.assert(
      fc.property(anyBlocks, fc.integer({ min: 100, max: 1000 }), fc.constantFrom(1, 2), (blocks, height, columns) => {
        const starts = packPages(blocks, height, columns);
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
        for (const [index, start] of [0, ...starts].entries()) {
          const page = blocks.slice(start, starts[index] ?? blocks.length);
          expect(page.length > 0 || blocks.length === 0).toBe(true);
          const sum = page.reduce((all, block) => all + block.height, 0);
          const text = page.filter(({ isHeading }) => !isHeading);
          expect(sum <= columns * height || text.length <= 1).toBe(true);
        }
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { apply, block, boilerplate } from '../../../../test/boilerpipe-examples.ts';
import type { BoilerpipeBlock } from '../blocks/text-block.ts';
import { proximityFusion, simpleBlockFusion } from './largest-part.ts';

describe('simpleBlockFusion', () => {
  it('merges a block with the group before it if the block is as dense as the whole group', () => {
    const dense = { words: 20, wrappedWords: 18, lines: 2 };
    const fused = apply(simpleBlockFusion, [block({ words: 9 }), block(dense), block({ words: 9 }), block()]);
    expect(fused).toMatchObject([
      { words: 38, wrappedWords: 36, lines: 4, start: 0, end: 2 },
      { words: 10, start: 3 },
    ]);
  });

  it('counts merged blocks without words as one line', () => {
    const empty = { words: 0, text: '|' };
    expect(apply(simpleBlockFusion, [block(empty), block(empty)])).toMatchObject([{ lines: 1, text: '|\n|' }]);
  });
});

describe('proximityFusion', () => {
  const starts = (blocks: readonly BoilerpipeBlock[]): number[] => blocks.map(({ start }) => start);

  it('merges content with boilerplate directly before it, unless `contentOnly` is set', () => {
    const blocks = [boilerplate(), boilerplate(), block(), block(), boilerplate()];
    expect(starts(apply(proximityFusion({ contentOnly: false, sameLevel: false }), blocks))).toEqual([0, 1, 4]);
    expect(starts(apply(proximityFusion({ contentOnly: true, sameLevel: false }), blocks))).toEqual([0, 1, 2, 4]);
  });

  it('merges blocks across one removed block; with `sameLevel`, only if their levels are equal', () => {
    const blocks = [block({ tagLevel: 4 }), block({ tagLevel: 4 }), block(), block()];
    const sparse = [0, 2, 4, 7].map((start, i) => ({ ...block(blocks[i]), start, end: start }));
    const fuse = (sameLevel: boolean): readonly BoilerpipeBlock[] =>
      proximityFusion({ contentOnly: true, sameLevel })({
        title: null,
        blocks: sparse,
        removed: [],
      }).blocks;
    expect(starts(fuse(false))).toEqual([0, 7]);
    expect(starts(fuse(true))).toEqual([0, 4, 7]);
    expect(fuse(false)[0]).toMatchObject({ tagLevel: 3, end: 4, words: 30 });
  });
});

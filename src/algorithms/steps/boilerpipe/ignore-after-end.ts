/** IgnoreBlocksAfterContent: all behind a terminating block is boilerplate, once enough full text has gone by. */
import { decide, type Filter, textDensity } from './text-block.ts';

const FULL_TEXT_DENSITY = 9;

export function ignoreAfterEnd({ minimumWords }: { minimumWords: number }): Filter {
  return (document) => {
    let words = 0;
    let ended = false;
    const blocks = document.blocks.map((block) => {
      if (block.isContent && textDensity(block) >= FULL_TEXT_DENSITY) words += block.words;
      if (block.isEnd && words >= minimumWords) ended = true;
      if (!ended) return block;
      return decide(block, false, { step: 'IgnoreAfterEnd', reason: 'at or behind a block that ends articles' });
    });
    return { ...document, blocks };
  };
}

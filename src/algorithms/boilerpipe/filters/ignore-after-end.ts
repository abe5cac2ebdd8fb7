/**
 * IgnoreBlocksAfterContent: marks everything after a terminating block as boilerplate, if enough full text precedes it.
 */
import { hasLabel, Label } from '../blocks/labels.ts';
import { type Decision, decide, type Filter } from '../blocks/text-block.ts';
import { textDensity } from '../blocks/word-counts.ts';

const FULL_TEXT_DENSITY = 9;

export function ignoreAfterEnd({ minimumWords }: { minimumWords: number }): Filter {
  return (document) => {
    let words = 0;
    let ended: Decision | null = null;
    const blocks = document.blocks.map((block) => {
      if (block.isContent && textDensity(block) >= FULL_TEXT_DENSITY) words += block.words;
      if (hasLabel(block, Label.end) && words >= minimumWords) ended ??= endAt(block.text, words);
      return ended ? decide(block, false, ended) : block;
    });
    return { ...document, blocks };
  };
}

function endAt(text: string, words: number): Decision {
  return {
    step: 'IgnoreAfterEnd',
    reason: `at or behind "${text}", which ends articles, after ${words} words in full lines`,
  };
}

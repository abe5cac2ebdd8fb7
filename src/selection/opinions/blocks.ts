/** Facts about the blocks of a page (paragraphs, lines): how much text they have, and of what kind. */
import { facet, type Page } from '../../page/page.ts';
import { insideOf } from '../../page/subtrees.ts';
import { textLengths } from '../../page/texts.ts';
import { countWords } from '../../shared/count-words.ts';
import { visibleBlocks } from '../trace.ts';

/** Minimum number of words in a block of prose; a shorter block is a line. */
const PROSE_WORDS = 10;

export interface BlockFacts {
  /** Visible text nodes of the block. */
  readonly texts: readonly number[];
  readonly words: number;
  /** Share of the block's characters that are in links or buttons (0 … 1). */
  readonly linked: number;
  /** Whether the block is running text, not a line of a list or menu. */
  readonly isProse: boolean;
}

/** Returns one entry for each visible block, in document order. */
export const blockFacts = facet(factsOf);

function factsOf(page: Page): readonly BlockFacts[] {
  const { language } = page.snapshot.metadata;
  const isLinked = insideOf(page, ['a', 'button'].flatMap(page.index.named));
  const lengths = textLengths(page);
  return Array.from(visibleBlocks(page).values(), (texts) => {
    let text = '';
    let characters = 0;
    let linked = 0;
    for (const node of texts) {
      text += `${page.textOf(node)} `;
      characters += lengths[node] ?? 0;
      if (isLinked[node] === 1) linked += lengths[node] ?? 0;
    }
    const words = countWords(text, language);
    const share = characters === 0 ? 0 : linked / characters;
    return { texts, words, linked: share, isProse: words >= PROSE_WORDS && share < 0.5 };
  });
}

/** The blocks of a page as the guard sees them: how much is written there, and of what kind it is. */
import { facet, type Page } from '../../page/page.ts';
import { textLengths } from '../../page/text-lengths.ts';
import { countWords } from '../../shared/count-words.ts';
import { visibleBlocks } from '../trace.ts';

/** A block of fewer words is a line. */
const PROSE_WORDS = 10;

export interface BlockFacts {
  /** Visible text nodes. */
  readonly texts: readonly number[];
  readonly words: number;
  /** 0 … 1: how many of its characters stand in links. */
  readonly linked: number;
  /** Running text and no line of a list or menu. */
  readonly isProse: boolean;
}

/** One for each block that a person sees, in document order. */
export const blockFacts = facet(factsOf);

function factsOf(page: Page): readonly BlockFacts[] {
  const { language } = page.snapshot.metadata;
  const isLinked = insideLinks(page);
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

/** By node, 1 for what stands in a link or on a button. */
function insideLinks(page: Page): Uint8Array {
  const inside = new Uint8Array(page.nodes.size);
  for (const name of ['a', 'button']) {
    for (const element of page.index.named(name)) inside.fill(1, element, page.endOf(element));
  }
  return inside;
}

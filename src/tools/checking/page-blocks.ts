/** During a check of the article: the blocks (paragraphs) of the web page, and whether the article keeps them. */
import { decide } from '../../article/corrections/corrector.ts';
import { facet, type Page } from '../../page/page.ts';
import { message } from '../../platform/wording/message.ts';
import { type LastWord, visibleBlocks } from '../../selection/trace.ts';
import { shortened } from '../../shared/text.ts';
import { labelOf } from '../algorithms.ts';
import { textOfBlock } from '../pieces-of.ts';
import { type Memory, remembered, type Scene } from '../scene.ts';
import { comparisonOf } from './comparison.ts';

/** Maximum length of the quoted text in a block's label (characters). */
const LABEL_CHARACTERS = 60;

export interface PageBlock {
  /** Visible text nodes, ascending. */
  readonly texts: readonly number[];
  readonly isKept: boolean;
  /** Whether the other algorithm of the comparison decides differently about this block. */
  readonly differs: boolean;
}

/** Returns the visible text nodes of each visible block, in page order. */
export const textsOfBlocks = facet((page: Page) => [...visibleBlocks(page).values()]);

/** Returns the first text node of each block that is kept outside the text: as headline, author, date or note. */
export function headOf({ shown }: Scene, words: readonly LastWord[]): ReadonlySet<number> {
  const marked = new Set(shown.marks.map(({ node }) => node));
  return new Set(words.filter(({ isKept, node }) => isKept && !marked.has(node)).map(({ node }) => node));
}

const BLOCKS: Memory<readonly PageBlock[]> = new WeakMap();

export function pageBlocks(scene: Scene, inHead: ReadonlySet<number>): readonly PageBlock[] {
  const { page, shown, work } = scene;
  const differences = comparisonOf(scene)?.differences;
  return remembered(BLOCKS, differences ?? shown.kept, inHead, () => {
    const { removed } = decide(work.corrections.done);
    const kept = new Set([...shown.marks.map(({ node }) => node), ...[...inHead].filter((node) => !removed.has(node))]);
    const different = new Set(differences?.flatMap(({ nodes }) => nodes));
    return textsOfBlocks(page).map((texts) => ({
      texts,
      isKept: texts.some((node) => kept.has(node)),
      differs: texts.some((node) => different.has(node)),
    }));
  });
}

/** Returns a block's label, such as "Left out, different in Readability: the first words". */
export function blockLabel({ page, work }: Scene, { texts, isKept, differs }: PageBlock): string {
  const state = message(isKept ? 'xrayKept' : 'xrayLeftOut');
  const partner = labelOf(work.checking?.partner ?? '');
  return message(
    'labelAndWords',
    differs ? message('twoFacts', state, message('checkDiffers', partner)) : state,
    shortened(textOfBlock(page, texts[0] ?? -1), LABEL_CHARACTERS),
  );
}

/** During a check of the article: the blocks (paragraphs) of the web page, and whether the article keeps them. */
import { decide } from '../../article/corrections/corrector.ts';
import { facet, type Page } from '../../page/page.ts';
import { message } from '../../platform/wording/message.ts';
import { type LastWord, visibleBlocks } from '../../selection/trace.ts';
import { shortened } from '../../shared/text.ts';
import { labelOf } from '../algorithms.ts';
import { textOfBlock } from '../pieces-of.ts';
import type { Scene } from '../scene.ts';
import { type Comparison, comparisonOf } from './comparison.ts';

/** Maximum length of the quoted text in a block's label (characters). */
const LABEL_CHARACTERS = 60;

export interface PageBlock {
  /** Visible text nodes, ascending. */
  readonly texts: readonly number[];
  readonly isKept: boolean;
  /** Whether the other algorithm of the comparison decides differently about this block. */
  readonly differs: boolean;
}

interface Known {
  readonly inHead: ReadonlySet<number>;
  readonly comparison: Comparison['differences'] | undefined;
  readonly blocks: readonly PageBlock[];
}

const known = new WeakMap<object, Known>();

/** Returns the visible text nodes of each visible block, in page order. */
export const textsOfBlocks = facet((page: Page) => [...visibleBlocks(page).values()]);

/** Returns the first text node of each block that is kept outside the text: as headline, author, date or note. */
export function headOf({ shown }: Scene, words: readonly LastWord[]): ReadonlySet<number> {
  const marked = new Set(shown.marks.map(({ node }) => node));
  return new Set(words.filter(({ isKept, node }) => isKept && !marked.has(node)).map(({ node }) => node));
}

export function pageBlocks(scene: Scene, inHead: ReadonlySet<number>): readonly PageBlock[] {
  const { page, shown, work } = scene;
  const comparison = comparisonOf(scene)?.differences;
  const found = known.get(shown.kept);
  if (found?.inHead === inHead && found.comparison === comparison) return found.blocks;
  const { removed } = decide(work.corrections.done);
  const kept = new Set([...shown.marks.map(({ node }) => node), ...[...inHead].filter((node) => !removed.has(node))]);
  const different = new Set(comparison?.flatMap(({ nodes }) => nodes));
  const blocks = textsOfBlocks(page).map((texts) => ({
    texts,
    isKept: texts.some((node) => kept.has(node)),
    differs: texts.some((node) => different.has(node)),
  }));
  known.set(shown.kept, { inHead, comparison, blocks });
  return blocks;
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

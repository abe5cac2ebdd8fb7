/**
 * Lectern's own algorithm. A learned model scores the blocks of the page, their positions on the screen adjust the
 * scores, and then blocks are chosen (docs/specs/lectern.md; data and figures in docs/model-card.md).
 */

import type { ModelView } from '../../page/blocks/model-view.ts';
import type { Page } from '../../page/page.ts';
import { at } from '../../shared/column.ts';
import { isBlank } from '../steps/python-text.ts';
import { explainEveryBlock } from '../steps/selection.ts';
import type { Algorithm, BlockScores, Mark, PageJudgement, RunOptions, Selection, TraceEntry } from '../types.ts';
import { PAGE_KINDS } from '../types.ts';
import { explainBlocks } from './explain.ts';
import { createContext, type FeatureContext } from './features/context.ts';
import { fillFeatures } from './features/matrix.ts';
import { applyModel, fillKinds, kindProbability, type ModelScores } from './model/apply.ts';
import { commentProbability, currentModel } from './model/current.ts';
import type { Model } from './model/packed.ts';
import { readByKind } from './select/read-by-kind.ts';

const id = 'lectern';

export default {
  id,
  run: select,
} satisfies Algorithm;

function select(page: Page, { population, scored }: RunOptions): Selection {
  const model = currentModel();
  const { context, scores: judged } = score(page, model);
  const { view } = context;
  const reading = readByKind(context, model, judged, population);
  const { scores, body, kept, quality, kinds } = reading;
  const marks = marksOf(page, view, kept);
  const found = {
    algorithm: id,
    marks,
    text: textOf(page, marks, view.blocks.ofText),
    confidence: quality,
    page: judge(kinds),
    empty: marks.length > 0 ? null : view.blocks.size > 0 ? ('no-candidate' as const) : ('no-text' as const),
  };
  scored?.(blockScores(context, body, scores.kinds));
  // the result stays in memory while the reader is open, so on a large page it must not refer to the features
  const known = view.blocks.size <= MOST_EXPLAINED ? context : null;
  let trace: readonly TraceEntry[] | null = null;
  return {
    ...found,
    // computed on demand: the reasons take longer than the selection and are rarely requested
    get trace() {
      trace ??= explainEveryBlock(
        page.snapshot,
        marks,
        explainBlocks(known ?? rescore(page, model, scores), reading, model),
      );
      return trace;
    },
  };
}

/**
 * Returns the scores of all blocks. A separate function, because a closure inside `select` would share its variables
 * with the getter `trace`, which would then keep the features in memory.
 */
function blockScores(context: FeatureContext, body: Float32Array, kinds: Float64Array): BlockScores {
  return { blocks: context, body, kinds, commentProbability: (block) => commentProbability(context.x, block) };
}

/** Most blocks whose features stay in memory for explanations (15 MB); otherwise they are computed again. */
const MOST_EXPLAINED = 20_000;

function score(page: Page, model: Model) {
  const context = createContext(page);
  fillFeatures(context);
  return { context, scores: applyModel(context, model) };
}

/** Computes the features of a page again, including the page kinds that were found when the page was first read. */
function rescore(page: Page, model: Model, { kinds }: ModelScores): FeatureContext {
  const { context } = score(page, model);
  fillKinds(context, kinds);
  return context;
}

/** Returns the marks of the kept blocks. Of a visible block, leaves out hidden text: "¶" for when the pointer comes. */
function marksOf(page: Page, { blocks: { ofText, hidden } }: ModelView, kept: Uint8Array): Mark[] {
  const marks: Mark[] = [];
  for (let node = 0; node < page.nodes.size; node++) {
    const block = at(ofText, node);
    if (block < 0 || at(kept, block) !== 1 || isBlank(page.textOf(node))) continue;
    if (at(hidden, block) !== 0 || page.isVisible(node)) marks.push({ node, role: 'body' });
  }
  return marks;
}

function textOf(page: Page, marks: readonly Mark[], ofText: Int32Array): string {
  let text = '';
  let before = -1;
  for (const { node } of marks) {
    const block = at(ofText, node);
    text += (before < 0 ? '' : block === before ? ' ' : '\n') + page.textOf(node).trim();
    before = block;
  }
  return text;
}

function judge(kinds: Float64Array): PageJudgement {
  return {
    kind: at(PAGE_KINDS, kinds.indexOf(Math.max(...kinds))),
    article: kindProbability(kinds, 'article'),
    readable: kindProbability(kinds, 'article', 'documentation', 'forum', 'service'),
  };
}

/**
 * Lectern's own algorithm: a learned model over the blocks of the rendered page, then rules for blocks with a role of
 * their own, then real geometry (docs/specs/lectern.md; data and figures in docs/model-card.md).
 */
import type { Page } from '../../page/page.ts';
import { at } from '../steps/column.ts';
import { explainEveryBlock } from '../steps/explain-blocks.ts';
import { isBlank } from '../steps/white-space.ts';
import type { Algorithm, Mark, PageJudgement, Role, RunOptions, Selection, TraceEntry } from '../types.ts';
import { PAGE_KINDS, type PageKind } from '../types.ts';
import { explainBlocks } from './explain/explain-blocks.ts';
import { createContext } from './features/context.ts';
import { fillFeatures } from './features/matrix.ts';
import { adjustByLayout } from './layout/adjust.ts';
import { applyModel } from './model/apply.ts';
import { currentModel } from './model/current.ts';
import type { Model } from './model/decode.ts';
import type { ModelView } from './page/model-view.ts';
import { assignRoles } from './roles/index.ts';
import type { BlockRole, RoleState } from './roles/types.ts';
import { starsBeside } from './roles/verdicts.ts';
import { type BlockChoice, chooseBlocks, chooseOnTinyPage } from './select/choose-blocks.ts';
import { expectedQuality } from './select/expected-quality.ts';
import { headEntries, wholeGrids } from './select/whole-grids.ts';

const id = 'lectern';

export default {
  id,
  run: select,
} satisfies Algorithm;

function select(page: Page, { population }: RunOptions): Selection {
  const model = currentModel();
  const { context, scores } = score(page, model);
  // the originals' population has no layout
  const body =
    population === 'rendered' ? adjustByLayout(context.view, scores.body, hasCards(scores.kinds)) : scores.body;
  const choice = choose(context.view, body, scores.kinds);
  const whole = wholeGrids(context.view, choice.kept, { ...scores, body });
  const state = assignRoles(context, { ...scores, body }, { ...choice, kept: whole.kept });
  headEntries(state, whole);
  const marks = marksOf(page, state);
  const text = textOf(page, marks, context.view.blocks.ofText);
  const found = {
    algorithm: id,
    marks,
    text,
    confidence: expectedQuality(context, { ...scores, body }, { ...choice, kept: keptOf(state) }, model),
    page: judge(scores.kinds),
    empty: marks.length > 0 ? null : context.view.blocks.size > 0 ? ('no-candidate' as const) : ('no-text' as const),
  };
  // the result lives as long as the reader does and must not keep more than this of a large page
  const { roles, reasons } = state;
  const known = context.view.blocks.size <= MOST_EXPLAINED ? context : null;
  let trace: readonly TraceEntry[] | null = null;
  return {
    ...found,
    // lazy: reasons cost more than the selection and are rarely requested
    get trace() {
      trace ??= explainEveryBlock(
        page.snapshot,
        marks,
        explainBlocks(known ?? score(page, model).context, scores.body, body, { roles, reasons }, model),
      );
      return trace;
    },
  };
}

/** Most blocks whose features are kept for explanations (15 MB); on larger pages they are computed again. */
const MOST_EXPLAINED = 20_000;

function score(page: Page, model: Model) {
  const context = createContext(page);
  fillFeatures(context);
  return { context, scores: applyModel(context, model) };
}

function choose({ text, blocks }: ModelView, body: Float32Array, kinds: Float64Array): BlockChoice {
  const choice = chooseBlocks(text.words, body, kinds);
  if (choice.kept.includes(1)) return choice;
  return { ...choice, kept: chooseOnTinyPage(text.words, text.linkWords, blocks.hidden) };
}

const MARKED: Readonly<Record<BlockRole, Role | null>> = {
  body: 'body',
  headline: 'headline',
  standfirst: null,
  byline: 'byline',
  date: 'date',
  caption: 'caption',
  comment: 'comment',
  related: null,
  navigation: null,
  other: null,
};

/** By block: 1 if it is body after all rules. */
const keptOf = ({ roles }: RoleState) => Uint8Array.from(roles, (role) => (role === 'body' ? 1 : 0));

/** Returns marks of the text nodes in blocks with a role in the article, in document order. */
function marksOf(page: Page, state: RoleState): Mark[] {
  const { ofText } = state.context.view.blocks;
  const { roles } = state;
  const stars = new Set(starsBeside(state));
  const marks: Mark[] = [];
  for (let node = 0; node < page.nodes.size; node++) {
    const block = at(ofText, node);
    if (stars.has(node)) marks.push({ node, role: 'body' });
    if (block < 0 || isBlank(page.textOf(node))) continue;
    const role = MARKED[at(roles, block)];
    if (role) marks.push({ node, role });
  }
  return marks;
}

/** Returns the text of the marks, one line per block. */
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
    article: probability(kinds, 'article'),
    readable: probability(kinds, 'article', 'documentation', 'forum', 'service'),
  };
}

/** Whether the page is more likely than not one of cards. */
function hasCards(kinds: Float64Array): boolean {
  return probability(kinds, 'listing', 'product', 'collection') >= 0.5;
}

function probability(kinds: Float64Array, ...names: readonly PageKind[]): number {
  return names.reduce((sum, name) => sum + at(kinds, PAGE_KINDS.indexOf(name)), 0);
}

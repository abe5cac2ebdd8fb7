import { isBlank } from '../../algorithms/steps/python-text.ts';
import {
  type Algorithm,
  type BlockScores,
  type Mark,
  PAGE_KINDS,
  type PageJudgement,
  type Role,
  type RunOptions,
  type Selection,
  type TraceEntry,
} from '../../algorithms/types.ts';
import { readBlocks } from '../../page/blocks/page-blocks.ts';
import type { Page } from '../../page/page.ts';
import { type MessageKey, message } from '../../platform/wording/message.ts';
import { at } from '../../shared/column.ts';
import { assignRoles } from './rules.ts';
import { type BlockRole, probabilityOf, type RoleState } from './state.ts';
import { starsBeside } from './verdicts.ts';

/** Maps the role of a block to the role of its text in the article; null if the text is dropped. */
const MARKED: Readonly<Record<BlockRole, Role | null>> = {
  body: 'body',
  headline: 'headline',
  standfirst: null,
  byline: 'byline',
  date: 'date',
  caption: 'caption',
  comment: 'comment',
  related: null,
  other: null,
};

/** Runs an algorithm and returns its result with roles. Throws if the algorithm throws. */
export function runWithRoles(algorithm: Algorithm, page: Page, options: RunOptions): Selection {
  let scores: BlockScores | null = null;
  const scored = (given: BlockScores) => {
    scores = given;
  };
  const answer = algorithm.run(page, { ...options, scored });
  return withRoles(page, answer, scores);
}

/**
 * Returns an algorithm's result with the roles of its blocks. Marks comments, captions and the like. Drops repeated
 * text, and texts about the site such as calls to subscribe. Restores dropped lists of sources, and dropped ratings.
 *
 * @param scores the algorithm's estimates for the blocks; null if it gives none
 */
export function withRoles(page: Page, answer: Selection, scores: BlockScores | null): Selection {
  const blocks = scores?.blocks ?? readBlocks(page);
  const { size, ofText } = blocks.view.blocks;
  const kept = new Uint8Array(size);
  for (const { node } of answer.marks) if (at(ofText, node) >= 0) kept[at(ofText, node)] = 1;
  const state = assignRoles(blocks, scores ?? scoresOf(kept, answer.page), kept);
  const decisions = decisionsOf(state);
  let trace: readonly TraceEntry[] | null = null;
  const { algorithm, text, confidence, page: judgement, empty } = answer;
  return {
    algorithm,
    marks: marksOf(page, state, answer.marks),
    text,
    confidence: confidence === null ? null : besideComments(confidence, state),
    page: judgement,
    empty,
    // Lazy, because the algorithm's own trace may be lazy.
    get trace() {
      return (trace ??= explained(answer.trace, decisions));
    },
  };
}

/** Minimum probability that the page is an article. On other pages, comments do not raise the confidence. */
const ARTICLE_WITH_COMMENTS = 0.3;
/**
 * Confidence toward which comments raise a lower one. Comments as long as the text, or longer, raise it by `RAISED` of
 * the difference; shorter comments raise it by less.
 */
const CONFIDENCE_BESIDE_COMMENTS = 0.93;
const RAISED = 0.85;

/**
 * Returns the confidence in an article (expected F1), raised if the page has many comments, which the algorithm takes
 * for missed text: on pages of 2012 with at least as many words in comments as in the text, it expects 0.80, but 0.92
 * is measured (docs/specs/lectern.md). On other pages, such as threads, the comments may be the text.
 */
function besideComments(confidence: number, { roles, kept, scores, view }: RoleState): number {
  if (confidence >= CONFIDENCE_BESIDE_COMMENTS) return confidence;
  if (probabilityOf(scores, ['article']) < ARTICLE_WITH_COMMENTS) return confidence;
  let comments = 0;
  let others = 0;
  for (const [block, role] of roles.entries()) {
    const words = at(view.text.words, block);
    if (role === 'comment') comments += words;
    else if (at(kept, block) === 1) others += words;
  }
  const share = Math.min(comments / Math.max(others, 1), 1);
  return confidence + RAISED * share * (CONFIDENCE_BESIDE_COMMENTS - confidence);
}

/**
 * Returns scores for an algorithm that gives none: probability 1 for the blocks that it kept. If the algorithm does not
 * judge the kind of page either, all kinds get the same probability. Rules that are skipped on most kinds of pages are
 * then skipped, because the probabilities of these kinds have a high sum.
 */
function scoresOf(kept: Uint8Array, judgement: PageJudgement | null): RoleState['scores'] {
  const kinds = Float64Array.from(PAGE_KINDS, (kind) =>
    judgement ? Number(kind === judgement.kind) : 1 / PAGE_KINDS.length,
  );
  return { body: Float32Array.from(kept), kinds, commentProbability: null };
}

/** Returns the marks with their roles. A block that a rule restored is marked completely. */
function marksOf(page: Page, state: RoleState, marks: readonly Mark[]): Mark[] {
  const { roles, kept } = state;
  const { ofText } = state.view.blocks;
  const stars = new Set(starsBeside(state));
  const own = new Map(marks.map((mark) => [mark.node, mark]));
  const found: Mark[] = [];
  for (let node = 0; node < page.nodes.size; node++) {
    const block = at(ofText, node);
    const mark = own.get(node);
    const isChanged = block >= 0 && (at(kept, block) === 0 || at(roles, block) !== 'body');
    if (!isChanged) {
      if (mark) found.push(mark);
      else if (stars.has(node)) found.push({ node, role: 'body' });
      continue;
    }
    const role = MARKED[at(roles, block)];
    const isWhole = at(kept, block) === 0 && !isBlank(page.textOf(node));
    if (role && (mark || isWhole)) found.push({ ...mark, node, role });
  }
  return found;
}

const ROLE_STEP = 'role: ';

export const isRoleStep = (step: string): boolean => step.startsWith(ROLE_STEP);

interface Decision {
  readonly role: BlockRole;
  readonly reason: MessageKey;
}

/** Returns the rules' decisions, by the first text node of their blocks. */
function decisionsOf({ roles, reasons, view }: RoleState): ReadonlyMap<number, Decision> {
  const { first } = view.blocks;
  return new Map(Array.from(reasons, ([block, reason]) => [at(first, block), { role: at(roles, block), reason }]));
}

/** Returns an algorithm's trace (its decision on each text, with a reason). The decisions of rules replace its own. */
function explained(trace: readonly TraceEntry[], decisions: ReadonlyMap<number, Decision>): readonly TraceEntry[] {
  const entryOf = (node: number, { role, reason }: Decision) => ({
    step: `${ROLE_STEP}${role}`,
    node,
    kept: MARKED[role] !== null,
    reason: message(reason),
  });
  const told = new Set<number>();
  const own = trace.map((entry) => {
    const decision = decisions.get(entry.node);
    if (!decision) return entry;
    told.add(entry.node);
    return { ...entry, ...entryOf(entry.node, decision) };
  });
  const rest = Array.from(decisions).filter(([node]) => !told.has(node));
  return [...own, ...rest.map(([node, decision]) => entryOf(node, decision))];
}

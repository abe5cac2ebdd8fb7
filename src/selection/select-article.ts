/**
 * Turns an algorithm's result (the `answer`) into the content of the article. All changes to a selection of text are
 * made here.
 */
import type { Mark, Selection } from '../algorithms/types.ts';
import { USER_SELECTION } from '../algorithms/types.ts';
import { foldsOf } from '../page/folds/folds.ts';
import type { Page } from '../page/page.ts';
import { soundMarks } from './check-answer.ts';
import { withMarks } from './marks.ts';
import { NO_OBJECTS } from './objects/types.ts';
import { COMPANION_PASSES, PAGE_PASSES, TEXT_PASSES } from './passes.ts';
import { postsOf } from './posts/posts.ts';
import { MOST_ROUNDS, type Passed, runPasses, runUntilStable } from './run-passes.ts';
import { dropShownAbove } from './shown-above.ts';
import { tellStandfirst } from './standfirst.ts';
import {
  type ArticleSelection,
  type Change,
  type Context,
  type Draft,
  type Head,
  NO_FOLDS,
  type Pass,
} from './types.ts';

const NOTHING: ReadonlySet<number> = new Set();

/**
 * Runs all passes (small changes) over an algorithm's result. Does not read the result's trace, which may be computed
 * lazily. Pure. Never throws, even for an invalid result: the returned selection lists its faults.
 *
 * @param removed text nodes that no pass may restore
 */
export function selectArticle(page: Page, answer: Selection, removed: ReadonlySet<number> = NOTHING): ArticleSelection {
  const context: Context = { isThread: answer.page?.kind === 'forum', isCut: answer.algorithm === USER_SELECTION };
  const { marks, faults } = soundMarks(page, answer.marks);
  const { text, commentMarks, whole, changes } = settle(draftOf(page, marks, removed), context);
  let comments: Passed | undefined;
  const readComments = () => (comments ??= completeText({ ...whole, marks: commentMarks }, context));
  return {
    answer,
    faults,
    text,
    commentMarks,
    get comments() {
      return commentMarks.length > 0 ? readComments().draft : null;
    },
    get changes() {
      return commentMarks.length > 0 ? [...changes, ...readComments().changes] : changes;
    },
  };
}

interface Settled {
  /** Text and comments together, after the passes in `PAGE_PASSES` and before those in `TEXT_PASSES`. */
  whole: Draft;
  text: Draft;
  commentMarks: readonly Mark[];
  changes: readonly Change[];
}

/** Repeats all passes while they change something: further folds and posts may belong to the text that they added. */
function settle(start: Draft, context: Context): Settled {
  const { page } = start;
  const asksAgain = foldsOf(page).length > 0 || postsOf(page).length > 0;
  let settled = settleOnce(start, context);
  let { changes } = settled;
  for (let round = 1; asksAgain && settled.changes.length > 0 && round < MOST_ROUNDS; round++) {
    const { text, commentMarks } = settled;
    settled = settleOnce(draftOf(page, withMarks(text.marks, commentMarks), text.dropped), context, settled);
    changes = [...changes, ...settled.changes];
  }
  return { ...settled, changes };
}

/** Runs all passes once. Reuses the previous result (`before`) if the passes in `PAGE_PASSES` change nothing. */
function settleOnce(start: Draft, context: Context, before?: Settled): Settled {
  const whole = runPasses(start, PAGE_PASSES, context);
  if (before && whole.changes.length === 0) return { ...before, changes: [] };
  const parts = splitComments(whole.draft.marks);
  const text = completeText({ ...whole.draft, marks: parts.text }, context);
  return {
    whole: whole.draft,
    text: text.draft,
    commentMarks: parts.comments,
    changes: [...whole.changes, ...text.changes],
  };
}

/** Completes the text, then adds notes, objects and captions. Repeats both until nothing changes. */
function completeText(start: Draft, context: Context): Passed {
  let passed = runUntilStable(start, TEXT_PASSES, context);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const companions = runPasses(passed.draft, COMPANION_PASSES, context);
    if (companions.changes.length === 0) return { ...passed, draft: companions.draft };
    const text = runUntilStable(companions.draft, TEXT_PASSES, context);
    passed = { draft: text.draft, changes: [...passed.changes, ...companions.changes, ...text.changes] };
  }
  return passed;
}

function draftOf(page: Page, marks: readonly Mark[], dropped: ReadonlySet<number>): Draft {
  return { page, marks, dropped, folds: NO_FOLDS, posts: [], notes: [], objects: NO_OBJECTS, captions: new Set() };
}

/** Separates the marks of the text from those of the comments. If all marks are comments, they are the text. */
export function splitComments(marks: readonly Mark[]): { text: readonly Mark[]; comments: readonly Mark[] } {
  const comments = marks.filter(({ role }) => role === 'comment');
  if (comments.length === 0 || comments.length === marks.length) return { text: marks, comments: [] };
  return { text: marks.filter(({ role }) => role !== 'comment'), comments };
}

const STANDFIRST = { name: 'standfirst', adds: 'reasonStandfirst' } as const;
const SHOWN_ABOVE = { name: 'head of the article', places: 'reasonAbove' } as const;

/** Marks the standfirst, and drops lines shown above the text. Runs when headline, byline and date are known. */
export function withHead(selection: ArticleSelection, head: Head): ArticleSelection {
  const isCut = selection.answer.algorithm === USER_SELECTION;
  // On product and list pages, the summary below the heading is part of the text.
  const isArticle = (selection.answer.page?.kind ?? 'article') === 'article';
  const passes: Pass[] = [
    { ...SHOWN_ABOVE, run: (draft) => dropShownAbove(draft, head) },
    ...(isCut || !isArticle ? [] : [{ ...STANDFIRST, run: (draft: Draft) => tellStandfirst(draft, head) }]),
  ];
  const { draft, changes } = runPasses(selection.text, passes, { isThread: false, isCut });
  if (draft.marks === selection.text.marks) return selection;
  return {
    answer: selection.answer,
    faults: selection.faults,
    text: draft,
    commentMarks: selection.commentMarks,
    get comments() {
      return selection.comments;
    },
    get changes() {
      return [...selection.changes, ...changes];
    },
  };
}

/** Turns an algorithm's result (the `answer`) into the content of the article, by passes. */

import { type Mark, type Selection, USER_SELECTION } from '../algorithms/types.ts';
import { foldsOf } from '../page/folds/folds.ts';
import type { Page } from '../page/page.ts';
import { type MessageKey, message } from '../platform/wording/message.ts';
import { soundMarks } from './check-answer.ts';
import { dropShownAbove } from './head.ts';
import { withMarks, withoutMarks } from './marks.ts';
import { COMPANION_PASSES, PAGE_PASSES, TEXT_PASSES } from './passes.ts';
import { postsOf } from './posts/posts.ts';
import { tellStandfirst } from './standfirst.ts';
import {
  type ArticleSelection,
  type Change,
  type Context,
  type Draft,
  type Head,
  NO_FOLDS,
  objectTable,
  type Pass,
} from './types.ts';

interface Passed {
  draft: Draft;
  changes: readonly Change[];
}

/** Runs passes, and reports each change. None can restore text that an earlier one dropped, so repeated runs end. */
function runPasses(start: Draft, passes: readonly Pass[], context: Context): Passed {
  let draft = start;
  let changes: readonly Change[] = [];
  for (const pass of passes) {
    const before = draft;
    draft = { ...before, ...pass.run(before, context) };
    if (draft.marks === before.marks) continue;
    const { dropped } = before;
    const marks = dropped.size === 0 ? draft.marks : withoutMarks(draft.marks, (node) => dropped.has(node));
    const own = changesOf(pass, before.marks, marks);
    changes = [...changes, ...own];
    draft = { ...draft, marks, dropped: droppedBy(own, before) };
  }
  return { draft, changes };
}

function droppedBy(changes: readonly Change[], { dropped, marks }: Draft): ReadonlySet<number> {
  if (changes.length === 0) return dropped;
  const marked = new Set(marks.map(({ node }) => node));
  const gone = changes.filter(({ node }) => marked.has(node)).map(({ node }) => node);
  return gone.length === 0 ? dropped : new Set([...dropped, ...gone]);
}

/** Maximum number of runs of the same passes; no known page needs this many. The result of the last run is final. */
const MOST_ROUNDS = 6;

function runUntilStable(start: Draft, passes: readonly Pass[], context: Context): Passed {
  let passed: Passed = { draft: start, changes: [] };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { draft, changes } = runPasses(passed.draft, passes, context);
    passed = { draft, changes: [...passed.changes, ...changes] };
    if (changes.length === 0) break;
  }
  return passed;
}

/** Compares the marks before and after a pass, both in document order, and returns the changes. */
function changesOf(pass: Pass, before: readonly Mark[], after: readonly Mark[]): Change[] {
  const changes: Change[] = [];
  let index = 0;
  const { name, adds, drops, places } = pass;
  const saying = (key: MessageKey | undefined) => () => (key ? message(key) : name);
  const [added, dropped] = [saying(adds), saying(places ?? drops)];
  const drop = (until: number) => {
    for (let mark = before[index]; mark && mark.node < until; mark = before[++index]) {
      changes.push({ pass: name, node: mark.node, isKept: places !== undefined, reason: dropped });
    }
  };
  for (const { node } of after) {
    drop(node);
    if (before[index]?.node === node) index++;
    else changes.push({ pass: name, node, isKept: true, reason: added });
  }
  drop(Number.POSITIVE_INFINITY);
  return changes;
}

const NOTHING: ReadonlySet<number> = new Set();

/** Runs all passes, which never restore `removed` texts. Never throws: the returned selection lists faults. */
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

/**
 * Runs all passes. On a page with posts or folds, repeats them while they change something, because more posts and
 * folds may belong to the added text.
 */
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

/** Completes the text, then adds notes, objects (such as pictures) and captions. Repeats both until nothing changes. */
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
  const objects = objectTable(page, [], () => undefined);
  return { page, marks, dropped, folds: NO_FOLDS, posts: [], notes: [], objects, captions: new Set() };
}

/** Separates the marks of the text from those of the comments. If all marks are comments, they are the text. */
function splitComments(marks: readonly Mark[]): { text: readonly Mark[]; comments: readonly Mark[] } {
  const comments = marks.filter(({ role }) => role === 'comment');
  if (comments.length === 0 || comments.length === marks.length) return { text: marks, comments: [] };
  return { text: marks.filter(({ role }) => role !== 'comment'), comments };
}

/** Marks the standfirst (summary) and drops lines that the reader shows above the text (`head`). Runs last. */
export function withHead(selection: ArticleSelection, head: Head): ArticleSelection {
  const isCut = selection.answer.algorithm === USER_SELECTION;
  // On product and list pages, the summary below the heading is part of the text.
  const isArticle = (selection.answer.page?.kind ?? 'article') === 'article';
  const passes: Pass[] = [
    { name: 'head of the article', places: 'reasonAbove', run: (draft) => dropShownAbove(draft, head) },
  ];
  if (isArticle && !isCut)
    passes.push({ name: 'standfirst', adds: 'reasonStandfirst', run: (draft) => tellStandfirst(draft, head) });
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

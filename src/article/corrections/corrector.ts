/** Applies the user's decisions to an algorithm's answer and to the result of the passes. */

import type { Mark, Selection } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { lineOf, visibleTexts } from '../../page/texts.ts';
import { type MessageKey, message } from '../../platform/wording/message.ts';
import { withMarks, withoutMarks } from '../../selection/marks.ts';
import type { ObjectTable } from '../../selection/objects/types.ts';
import type { ArticleSelection, Change } from '../../selection/types.ts';
import { firstFrom, indexFrom } from '../../shared/ascending.ts';
import type { Corrector } from '../corrector.ts';
import type { ArticleMetadata } from '../types.ts';
import { type Decisions, decide } from './decisions.ts';
import type { Correction, EditableField } from './types.ts';

/** Name of the corrections in the trace. */
export const CORRECTIONS = 'your corrections';

/** Smallest share of the user's chosen part that the algorithm must keep; below it, the whole part is kept. */
const LEAST_OF_CONTAINER = 0.25;

/** Longest headline or byline (characters), and most text nodes in it. */
const LONGEST_LINE = 500;
const MAX_LINE_NODES = 100;
/** Levels searched upwards for the block around a text. */
const MAX_BLOCK_LEVELS = 8;

/** Returns the corrector for some corrections; null if there are none. */
export function correctorOf(page: Page, corrections: readonly Correction[]): Corrector | null {
  if (corrections.length === 0) return null;
  const decisions = decide(corrections);
  return {
    removed: decisions.removed,
    answer: (answer) => correctAnswer(page, answer, decisions),
    selection: (selection) => correctSelection(selection, decisions),
    metadata: (metadata) => correctMetadata(page, metadata, decisions),
  };
}

/** Corrects the algorithm's answer, before the passes, so that they also complete restored parts. */
function correctAnswer(page: Page, answer: Selection, decisions: Decisions): Selection {
  const { removed } = decisions;
  const inside = withinContainer(page, answer.marks, decisions);
  const rest = withoutMarks(inside, (node) => removed.has(node));
  const marks = withMarks(rest, keptMarks(page, decisions)).map((mark) => withRole(mark, decisions));
  return {
    ...plain(answer),
    marks,
    empty: marks.length > 0 ? null : (answer.empty ?? 'no-candidate'),
    // may be lazy
    get trace() {
      return answer.trace;
    },
  };
}

function plain({ algorithm, text, confidence, page }: Selection): Omit<Selection, 'trace' | 'marks' | 'empty'> {
  return { algorithm, text, confidence, page };
}

function withinContainer(page: Page, marks: readonly Mark[], { container }: Decisions): readonly Mark[] {
  if (container === null) return marks;
  const end = page.endOf(container);
  const inside = marks.filter(({ node }) => node >= container && node < end);
  const texts = visibleTexts(page, container, end);
  const length = (nodes: readonly number[]) => nodes.reduce((sum, node) => sum + page.textOf(node).trim().length, 0);
  const isUnderstood = length(inside.map(({ node }) => node)) >= LEAST_OF_CONTAINER * length(texts);
  return isUnderstood ? inside : withMarks(inside, bodyMarks(texts));
}

function keptMarks(page: Page, { kept }: Decisions): readonly Mark[] {
  return bodyMarks([...kept].filter((node) => page.isText(node)));
}

function bodyMarks(nodes: readonly number[]): Mark[] {
  return nodes.map((node) => ({ node, role: 'body' }));
}

/** Gives a mark the user's role. A headline or byline moves to the head (see {@link correctMetadata}). */
function withRole(mark: Mark, { roles }: Decisions): Mark {
  const role = roles.get(mark.node);
  return role === undefined ? mark : { ...mark, role };
}

/**
 * Corrects the selection after the passes: restores text that a pass dropped again, and removes objects that are not
 * text.
 */
function correctSelection(selection: ArticleSelection, decisions: Decisions): ArticleSelection {
  const { text } = selection;
  const { page } = text;
  const { removed, roles } = decisions;
  const inHead = (node: number) => roles.get(node) === 'headline' || roles.get(node) === 'byline';
  const asComment = (node: number) => roles.get(node) === 'comment';
  const isLeft = (node: number) => removed.has(node) || isOutside(page, node, decisions);
  const isGone = (node: number) => isLeft(node) || inHead(node) || asComment(node);
  const isComment = (node: number) => (roles.get(node) ?? 'comment') === 'comment';
  const commentMarks = selection.commentMarks.filter(({ node }) => isComment(node));
  const comments = new Set(selection.commentMarks.map(({ node }) => node));
  const back = keptMarks(page, decisions).filter(({ node }) => !comments.has(node) || roles.has(node));
  const all = withMarks(text.marks, back).map((mark) => withRole(mark, decisions));
  const marks = withoutMarks(all, isGone);
  const objects = withoutObjects(page, text.objects, isLeft);
  const captions = new Set([...text.captions, ...givenCaptions(page, marks, decisions)]);
  const own = changesOf(selection, decisions);
  return {
    answer: selection.answer,
    faults: selection.faults,
    text: { ...text, marks, objects, captions },
    commentMarks,
    get comments() {
      const { comments: under } = selection;
      if (!under || commentMarks.length === 0) return null;
      const marksUnder = withoutMarks(under.marks, (node) => !isComment(node));
      return { ...under, marks: marksUnder, objects: withoutObjects(page, under.objects, isLeft) };
    },
    get changes() {
      return [...selection.changes, ...own];
    },
  };
}

/** Returns the elements that hold only text given the caption role; beside a picture they become its caption. */
function givenCaptions(page: Page, marks: readonly Mark[], { roles }: Decisions): number[] {
  const captions = [...roles].filter(([, role]) => role === 'caption').map(([node]) => node);
  const kept = marks.map(({ node }) => node);
  const isCaption = new Set(captions);
  const holdsOther = (element: number) =>
    kept.slice(indexFrom(kept, element), indexFrom(kept, page.endOf(element))).some((node) => !isCaption.has(node));
  return captions.flatMap((node) => {
    const block = page.ancestorsOf(node, MAX_BLOCK_LEVELS).find((element) => page.isBlock(element));
    return block === undefined || holdsOther(block) ? [] : [block];
  });
}

/** Checks whether a node is outside the chosen part of the page and was not restored individually. */
function isOutside(page: Page, node: number, { container, kept }: Decisions): boolean {
  return container !== null && !kept.has(node) && (node < container || node >= page.endOf(container));
}

function withoutObjects(page: Page, objects: ObjectTable, isLeft: (node: number) => boolean): ObjectTable {
  const nodes = objects.nodes.filter((node) => !isLeft(node));
  if (nodes.length === objects.nodes.length) return objects;
  return {
    nodes,
    get: (node) => (isLeft(node) ? undefined : objects.get(node)),
    standsIn: (node) => firstFrom(nodes, node) < page.endOf(node),
  };
}

/** Lists the decisions for the trace; outside the chosen part, only text that the algorithm had kept. */
function changesOf({ answer, text: { page } }: ArticleSelection, decisions: Decisions): readonly Change[] {
  const { removed, kept, reasons } = decisions;
  const isText = (node: number) => page.isText(node);
  const change = (isKept: boolean, reason: MessageKey) => (node: number) => ({
    pass: CORRECTIONS,
    node,
    isKept,
    reason: () => reasons.get(node) ?? message(reason),
  });
  const outside = answer.marks.map(({ node }) => node).filter((node) => isOutside(page, node, decisions));
  return [
    ...outside.map(change(false, 'reasonOutsidePart')),
    ...[...removed].filter(isText).map(change(false, 'reasonYouRemoved')),
    ...[...kept].filter(isText).map(change(true, 'reasonYouKept')),
  ];
}

const SOURCE = 'you';

/** Applies the user's edits to the head, or the text of the block that they chose for a field. */
function correctMetadata(page: Page, metadata: ArticleMetadata, { roles, edits }: Decisions): ArticleMetadata {
  const field = (name: EditableField, pointed: string) => edits.get(name) ?? (pointed === '' ? undefined : pointed);
  const headline = field('headline', textWithRole(page, roles, 'headline'));
  const byline = field('byline', textWithRole(page, roles, 'byline'));
  const published = edits.get('date');
  return {
    ...metadata,
    ...(headline === undefined ? {} : { headline }),
    ...(byline === undefined ? {} : { byline, authors: byline === '' ? [] : [byline] }),
    ...(published === undefined ? {} : { published, ...(published === '' ? { modified: '' } : {}) }),
    sources: {
      ...metadata.sources,
      ...(headline === undefined ? {} : { headline: SOURCE }),
      ...(byline === undefined ? {} : { byline: SOURCE, authors: SOURCE }),
      ...(published === undefined ? {} : { published: SOURCE }),
    },
  };
}

function textWithRole(page: Page, roles: Decisions['roles'], role: 'headline' | 'byline'): string {
  const nodes = [...roles].filter(([, given]) => given === role).map(([node]) => node);
  const lines = nodes.slice(0, MAX_LINE_NODES).map((node) => lineOf(page, node, LONGEST_LINE, MAX_LINE_NODES) ?? '');
  return lines
    .filter((line) => line !== '')
    .join(' ')
    .slice(0, LONGEST_LINE);
}

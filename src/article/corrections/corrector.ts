/** Applies the user's corrections: before the passes, which complete them, and after them, as passes may drop text. */
import type { Mark, Selection } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { lineOf, visibleTexts } from '../../page/texts.ts';
import { type MessageKey, message } from '../../platform/wording/message.ts';
import { withBody, withoutMarks } from '../../selection/marks.ts';
import { type ArticleSelection, type Change, type ObjectTable, objectTable } from '../../selection/types.ts';
import { indexFrom } from '../../shared/ascending.ts';
import type { ArticleMetadata } from '../types.ts';
import type { Correction, EditableField, GivenRole } from './types.ts';

/** Name under which corrections appear in explanations of why a text is in the article or not. */
const CORRECTIONS = 'your corrections';

/** If the algorithm kept less than this share (0–1) of the element chosen as the article, all its text is kept. */
const LEAST_OF_CONTAINER = 0.25;

const SHOWN_ABOVE: readonly GivenRole[] = ['headline', 'byline'];

/** Maximum length of a headline or byline that the user chose (characters; nodes). Longer text becomes body text. */
const LONGEST_LINE = 500;
const MAX_LINE_NODES = 100;

export type Corrector = NonNullable<ReturnType<typeof correctorOf>>;

export function correctorOf(page: Page, corrections: readonly Correction[]) {
  if (corrections.length === 0) return null;
  const decisions = withShortHead(page, decide(corrections));
  return {
    /** Nodes that the user removed; no pass (a step after the algorithm) may put them back. */
    removed: decisions.removed,
    answer: (answer: Selection) => correctAnswer(page, answer, decisions),
    selection: (selection: ArticleSelection) => correctSelection(selection, decisions),
    metadata: (metadata: ArticleMetadata) => correctMetadata(page, metadata, decisions),
  };
}

/** Applies corrections before the passes, which can then also complete the text that the user put back. */
function correctAnswer(page: Page, answer: Selection, decisions: Decisions): Selection {
  const { removed } = decisions;
  const inside = withinContainer(page, answer.marks, decisions);
  const rest = withoutMarks(inside, (node) => removed.has(node));
  const marks = withBody(rest, keptTexts(page, decisions)).map((mark) => withRole(mark, decisions));
  const { algorithm, text, confidence, page: judgement } = answer;
  return {
    algorithm,
    text,
    confidence,
    page: judgement,
    marks,
    empty: marks.length > 0 ? null : (answer.empty ?? 'no-candidate'),
    // a getter, because some algorithms compute the trace only when it is read
    get trace() {
      return answer.trace;
    },
  };
}

function withinContainer(page: Page, marks: readonly Mark[], { container }: Decisions): readonly Mark[] {
  if (container === null) return marks;
  const end = page.endOf(container);
  const inside = marks.filter(({ node }) => node >= container && node < end);
  const texts = visibleTexts(page, container, end);
  const length = (nodes: readonly number[]) => nodes.reduce((sum, node) => sum + page.textOf(node).trim().length, 0);
  const isUnderstood = length(inside.map(({ node }) => node)) >= LEAST_OF_CONTAINER * length(texts);
  return isUnderstood ? inside : withBody(inside, texts);
}

function keptTexts(page: Page, { kept }: Decisions): readonly number[] {
  return [...kept].filter((node) => page.isText(node));
}

/** Gives a text the role that the user chose. {@link correctMetadata} puts headline and byline into the metadata. */
function withRole(mark: Mark, { roles }: Decisions): Mark {
  const role = roles.get(mark.node);
  return role === undefined ? mark : { ...mark, role };
}

/** Applies corrections after the passes: puts back text that a pass dropped, and removes pictures and other objects. */
function correctSelection(selection: ArticleSelection, decisions: Decisions): ArticleSelection {
  const { text } = selection;
  const { page } = text;
  const { removed, roles } = decisions;
  const inHead = (node: number) => SHOWN_ABOVE.includes(roles.get(node) ?? 'body');
  const asComment = (node: number) => roles.get(node) === 'comment';
  const isLeft = (node: number) => removed.has(node) || isOutside(page, node, decisions);
  const isGone = (node: number) => isLeft(node) || inHead(node) || asComment(node);
  const isComment = (node: number) => (roles.get(node) ?? 'comment') === 'comment';
  const commentMarks = selection.commentMarks.filter(({ node }) => isComment(node));
  const comments = new Set(selection.commentMarks.map(({ node }) => node));
  const back = keptTexts(page, decisions).filter((node) => !comments.has(node) || roles.has(node));
  const all = withBody(text.marks, back).map((mark) => withRole(mark, decisions));
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

/** Returns the blocks whose whole text the user marked as caption. A picture beside such a block gets it as caption. */
function givenCaptions(page: Page, marks: readonly Mark[], { roles }: Decisions): number[] {
  const captions = [...roles].filter(([, role]) => role === 'caption').map(([node]) => node);
  const kept = marks.map(({ node }) => node);
  const isCaption = new Set(captions);
  const holdsOther = (element: number) =>
    kept.slice(indexFrom(kept, element), indexFrom(kept, page.endOf(element))).some((node) => !isCaption.has(node));
  return captions.flatMap((node) => {
    const block = page.ancestorsOf(node, 8).find((element) => page.isBlock(element));
    return block === undefined || holdsOther(block) ? [] : [block];
  });
}

function isOutside(page: Page, node: number, { container, kept }: Decisions): boolean {
  return container !== null && !kept.has(node) && (node < container || node >= page.endOf(container));
}

function withoutObjects(page: Page, objects: ObjectTable, isLeft: (node: number) => boolean): ObjectTable {
  const nodes = objects.nodes.filter((node) => !isLeft(node));
  return objectTable(page, nodes, (node) => (isLeft(node) ? undefined : objects.get(node)));
}

/** Lists the user's changes. Text outside the part chosen as the article is listed only if the algorithm kept it. */
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

function correctMetadata(page: Page, metadata: ArticleMetadata, { roles, edits }: Decisions): ArticleMetadata {
  const field = (name: EditableField, pointed: string) => edits.get(name) ?? (pointed === '' ? undefined : pointed);
  const headline = field('headline', textWithRole(page, roles, 'headline') ?? '');
  const byline = field('byline', textWithRole(page, roles, 'byline') ?? '');
  const published = edits.get('date');
  const changes: Partial<ArticleMetadata> = {
    ...(headline === undefined ? {} : { headline }),
    ...(byline === undefined ? {} : { byline, authors: byline === '' ? [] : [byline] }),
    ...(published === undefined ? {} : { published }),
  };
  const sources = Object.fromEntries(Object.keys(changes).map((name) => [name, SOURCE]));
  const undated = published === '' ? { modified: '' } : {};
  return { ...metadata, ...changes, ...undated, sources: { ...metadata.sources, ...sources } };
}

/** Returns the headline or byline that the user chose, as one line; null if the text is too long for that role. */
function textWithRole(page: Page, roles: Decisions['roles'], role: GivenRole): string | null {
  const nodes = [...roles].filter(([, given]) => given === role).map(([node]) => node);
  if (nodes.length > MAX_LINE_NODES) return null;
  const lines = nodes.map((node) => lineOf(page, node, LONGEST_LINE, MAX_LINE_NODES));
  const text = lines.filter((line) => line !== '').join(' ');
  return lines.includes(null) || text.length > LONGEST_LINE ? null : text;
}

/** Turns text that is too long for a headline or byline into body text. Otherwise the text would be shown nowhere. */
function withShortHead(page: Page, decisions: Decisions): Decisions {
  const { roles } = decisions;
  const long = SHOWN_ABOVE.filter((role) => textWithRole(page, roles, role) === null);
  if (long.length === 0) return decisions;
  return {
    ...decisions,
    roles: new Map([...roles].map(([node, role]) => [node, long.includes(role) ? 'body' : role])),
  };
}

interface Decisions {
  readonly removed: ReadonlySet<number>;
  /** Nodes that were put back or given a role: they are in the article even if the algorithm left them out. */
  readonly kept: ReadonlySet<number>;
  readonly roles: ReadonlyMap<number, GivenRole>;
  /** The element that the user chose as the article; null if the user chose none. */
  readonly container: number | null;
  readonly edits: ReadonlyMap<EditableField, string>;
  /** By node: the reason of a correction remembered from another page of the site ("as you asked on 3 May"). */
  readonly reasons: ReadonlyMap<number, string>;
}

/** Reduces the corrections to those in force: the last one for each node or field. */
export function decide(corrections: readonly Correction[]): Decisions {
  const reasons = new Map<number, string>();
  const removed = new Set<number>();
  const kept = new Set<number>();
  const roles = new Map<number, GivenRole>();
  const edits = new Map<EditableField, string>();
  let container: number | null = null;
  for (const correction of corrections) {
    explain(reasons, correction);
    switch (correction.kind) {
      case 'edit':
        edits.set(correction.field, correction.text);
        break;
      case 'container':
        container = correction.element;
        break;
      case 'remove':
        for (const node of correction.nodes) {
          removed.add(node);
          kept.delete(node);
          roles.delete(node);
        }
        break;
      default:
        if (correction.kind === 'role') takePlace(correction.role, roles, edits);
        for (const node of correction.nodes) {
          removed.delete(node);
          kept.add(node);
          if (correction.kind === 'role') roles.set(node, correction.role);
        }
    }
  }
  return { removed, kept, roles, container, edits, reasons };
}

function explain(reasons: Map<number, string>, correction: Correction): void {
  const { reason } = correction;
  for (const node of 'nodes' in correction ? correction.nodes : []) {
    if (reason === undefined) reasons.delete(node);
    else reasons.set(node, reason);
  }
}

/** Turns the text that was the headline or byline before into body text, because an article has only one of each. */
function takePlace(role: GivenRole, roles: Map<number, GivenRole>, edits: Map<EditableField, string>): void {
  if (role !== 'headline' && role !== 'byline') return;
  edits.delete(role);
  for (const [node, given] of roles) if (given === role) roles.set(node, 'body');
}

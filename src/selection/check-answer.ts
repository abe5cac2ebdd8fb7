/** Checks the result (`answer`) of an extraction algorithm, and repairs its marks, which name the kept text nodes. */

import { type Mark, PAGE_KINDS, type PageJudgement, ROLES, type Selection } from '../algorithms/types.ts';
import { CODE_ELEMENTS } from '../page/element-names.ts';
import type { Page } from '../page/page.ts';

const EMPTY_REASONS: readonly unknown[] = [null, 'no-text', 'no-candidate', 'failed'];

/** Returns an algorithm's result if it is valid; throws otherwise. Does not read `trace` and `text`, which are lazy. */
export function checkedAnswer(page: Page, answer: Selection): Selection {
  const fault = faultOf(page, answer);
  if (fault !== '') throw new Error(`The algorithm’s answer is invalid: ${fault}`);
  return answer;
}

function faultOf({ nodes }: Page, answer: unknown): string {
  if (!isObject(answer)) return 'no selection';
  const { marks, confidence, page, empty } = answer as Partial<Selection>;
  if (!Array.isArray(marks)) return 'no marks';
  if (marks.length > nodes.size) return 'more marks than the page has nodes';
  if (!marks.every((mark) => isMark(mark, nodes.size))) return 'a mark for a node that is not on this page';
  if (confidence !== null && !isShare(confidence)) return 'confidence';
  if (page !== null && !isJudgement(page)) return 'judgement of the page';
  return EMPTY_REASONS.includes(empty) ? '' : 'reason for being empty';
}

function isMark(mark: unknown, size: number): boolean {
  if (!isObject(mark)) return false;
  const { node, role, start, end } = mark as Partial<Mark>;
  return (
    isPlace(node) && node < size && (ROLES as readonly unknown[]).includes(role) && isOffset(start) && isOffset(end)
  );
}

function isJudgement(page: unknown): boolean {
  if (!isObject(page)) return false;
  const { kind, article, readable } = page as Partial<PageJudgement>;
  return PAGE_KINDS.some((known) => known === kind) && isShare(article) && isShare(readable);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPlace = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isOffset = (value: unknown) => value === undefined || isPlace(value);
const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

/** Error for marks that break the rules. It is only logged: the reader shows the repaired result. */
export class UnsoundSelection extends Error {
  override readonly name = 'UnsoundSelection';

  constructor(algorithm: string, faults: readonly string[]) {
    super(`${algorithm}: ${faults.join(', ')}`);
  }
}

/** Repairs the marks: sorts, joins, drops and limits them. Returns the faults found. Never loses kept text. */
export function soundMarks(page: Page, given: readonly Mark[]): { marks: readonly Mark[]; faults: readonly string[] } {
  const faults = new Set<string>();
  const byNode = new Map<number, Mark>();
  let last = -1;
  for (const mark of given) {
    const fault = faultOfMark(page, mark);
    if (fault !== '') faults.add(fault);
    if (mark.node < last) faults.add('marks out of document order');
    last = mark.node;
    if (!isContent(page, mark.node)) continue;
    const other = byNode.get(mark.node);
    if (other) faults.add('two marks on one text node');
    const whole = fitting(page, other ? joined(other, mark) : mark);
    if (page.textOf(mark.node).slice(whole.start, whole.end).trim() !== '') byNode.set(mark.node, whole);
  }
  const marks = [...byNode.values()];
  const areSound = faults.size === 0 && marks.length === given.length;
  return { marks: areSound ? given : marks.sort((a, b) => a.node - b.node), faults: [...faults] };
}

function isContent(page: Page, node: number): boolean {
  return page.isText(node) && !CODE_ELEMENTS.has(page.nameOf(page.parentOf(node)));
}

function faultOfMark(page: Page, { node, start = 0, end }: Mark): string {
  if (node < 0 || node >= page.nodes.size || !Number.isInteger(node)) return 'mark on a node that is not on the page';
  if (!isContent(page, node)) return 'mark on a node that is not text';
  const { length } = page.textOf(node);
  return start < 0 || start > (end ?? length) || (end ?? length) > length ? 'offsets outside the text' : '';
}

/** Limits a mark's offsets to its text; drops them if they select all, or none: too much text is better than a loss. */
function fitting(page: Page, { node, role, start = 0, end }: Mark): Mark {
  const { length } = page.textOf(node);
  const [from, to] = [Math.max(0, start), Math.min(length, end ?? length)];
  if (from >= to || (from === 0 && to === length)) return { node, role };
  return { node, role, ...(from > 0 ? { start: from } : {}), ...(to < length ? { end: to } : {}) };
}

/** Joins two marks of the same text node into one that covers both. The result has the role of the first mark. */
function joined(one: Mark, other: Mark): Mark {
  const start = Math.min(one.start ?? 0, other.start ?? 0);
  const end = Math.max(one.end ?? Number.POSITIVE_INFINITY, other.end ?? Number.POSITIVE_INFINITY);
  return { node: one.node, role: one.role, start, ...(Number.isFinite(end) ? { end } : {}) };
}

import type { Mark } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';

export interface SoundMarks {
  marks: readonly Mark[];
  /** Names of the faults in the marks, without duplicates. */
  faults: readonly string[];
}

/**
 * Checks and repairs the marks of an algorithm: sorts them, joins marks of one text node, drops marks without text, and
 * limits offsets to the text. Returns the marks and the names of the faults. Never loses text that the algorithm kept.
 */
export function soundMarks(page: Page, given: readonly Mark[]): SoundMarks {
  const faults = new Set<string>();
  const byNode = new Map<number, Mark>();
  let last = -1;
  for (const mark of given) {
    const fault = faultOf(page, mark);
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

/** Elements that contain code for the browser, which the reader never shows. */
const CODE: ReadonlySet<string> = new Set(['script', 'style', 'template']);

function isContent(page: Page, node: number): boolean {
  return page.isText(node) && !CODE.has(page.nameOf(page.parentOf(node)));
}

function faultOf(page: Page, { node, start = 0, end }: Mark): string {
  if (node < 0 || node >= page.nodes.size || !Number.isInteger(node)) return 'mark on a node that is not on the page';
  if (!isContent(page, node)) return 'mark on a node that is not text';
  const { length } = page.textOf(node);
  return start < 0 || start > (end ?? length) || (end ?? length) > length ? 'offsets outside the text' : '';
}

/** Limits a mark's offsets to the length of its text; removes them if they select nothing or everything. */
function fitting(page: Page, { node, role, start = 0, end }: Mark): Mark {
  const { length } = page.textOf(node);
  const [from, to] = [Math.max(0, start), Math.min(length, end ?? length)];
  if (from >= to || (from === 0 && to === length)) return { node, role };
  return { node, role, ...(from > 0 ? { start: from } : {}), ...(to < length ? { end: to } : {}) };
}

/** Joins two marks of the same text node into one that covers both. It has the role of the first one. */
function joined(one: Mark, other: Mark): Mark {
  const start = Math.min(one.start ?? 0, other.start ?? 0);
  const end = Math.max(one.end ?? Number.POSITIVE_INFINITY, other.end ?? Number.POSITIVE_INFINITY);
  return { node: one.node, role: one.role, start, ...(Number.isFinite(end) ? { end } : {}) };
}

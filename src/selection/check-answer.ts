/**
 * Checks that an algorithm's result (the `answer`) is usable. Accepts marks in the wrong order, because
 * `sound-marks.ts` sorts them.
 */

import { type Mark, PAGE_KINDS, type PageJudgement, ROLES, type Selection } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';

const EMPTY_REASONS: readonly unknown[] = [null, 'no-text', 'no-candidate', 'failed'];

/**
 * Returns the result of an algorithm if it has the right type and its marks are on this page. Does not read its trace
 * and text, which may be computed lazily.
 *
 * @throws Error that names the fault
 */
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

/**
 * Error for an algorithm's result that breaks the rules for marks. It is reported; the reader shows the repaired
 * result.
 */
export class UnsoundSelection extends Error {
  override readonly name = 'UnsoundSelection';

  constructor(algorithm: string, faults: readonly string[]) {
    super(`${algorithm}: ${faults.join(', ')}`);
  }
}

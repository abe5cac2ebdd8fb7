/** Whether another algorithm found clearly more of what a page is about. Comes with the algorithms that are asked. */
import { algorithmInfos } from '../../algorithms/index.ts';
import type { Mark } from '../../algorithms/types.ts';
import { countMarkedWords } from '../../article/measure.ts';
import { type MainColumn, mainColumn } from '../../page/main-column.ts';
import type { Page } from '../../page/page.ts';

/** Another algorithm is offered when its agreement with the main column is at least this, … */
const AGREEMENT = 0.5;
/** … and better than that of what is shown by this much. */
const ADVANTAGE = 0.1;

/** What stands in the article of an algorithm. */
export interface KeptBy {
  algorithm: string;
  marks: readonly Mark[];
  /** Of the article made of it, as the reader counts them; they are counted anew where nobody says. */
  words?: number;
}

/** What another algorithm found, which agrees better with the main column. */
export interface SecondOpinion {
  algorithm: string;
  label: string;
  words: number;
  /** Of the text, BCP 47 or ''. */
  language: string;
}

/**
 * The algorithm that agrees best with the main column, when it is clearly better than what is shown.
 *
 * @param others what the other algorithms found, as far as they have run
 */
export function findSecondOpinion(
  page: Page,
  shown: KeptBy,
  others: readonly KeptBy[],
  language: string,
): SecondOpinion | null {
  const column = mainColumn(page);
  if (!column) return null;
  let best: KeptBy | null = null;
  let most = Math.max(AGREEMENT, agreement(column, shown.marks) + ADVANTAGE);
  for (const other of others) {
    const degree = agreement(column, other.marks);
    if (degree < most || other.algorithm === shown.algorithm) continue;
    best = other;
    most = degree;
  }
  if (!best) return null;
  const { algorithm, marks, words } = best;
  const label = algorithmInfos.find(({ id }) => id === algorithm)?.label ?? algorithm;
  const shownThen = marks.filter(({ role }) => role !== 'comment');
  return { algorithm, label, words: words ?? countMarkedWords(page, shownThen, language), language };
}

/**
 * How well a selection agrees with the column, 0 … 1: F1 of the running text that is kept and that in the column.
 * Comments do not count as kept, since the article leaves them out.
 */
export function agreement({ characters, holds, charactersOf }: MainColumn, marks: readonly Mark[]): number {
  let kept = 0;
  let common = 0;
  for (const { node, role } of marks) {
    if (role === 'comment') continue;
    kept += charactersOf(node);
    if (holds(node)) common += charactersOf(node);
  }
  return common === 0 ? 0 : (2 * common) / (kept + characters);
}

/** Finds an algorithm that agrees better with the page's main column than the shown one. Part of the tools. */
import { algorithmInfos } from '../../algorithms/index.ts';
import type { Mark, Selection } from '../../algorithms/types.ts';
import { countMarkedWords } from '../../article/measure.ts';
import { type MainColumn, mainColumn } from '../../page/main-column.ts';
import type { Page } from '../../page/page.ts';

/** Minimum agreement of an offered text with the page's main column, which is found by layout alone (F1, 0 to 1). */
const AGREEMENT = 0.5;
/** Another algorithm's text is offered only if it agrees better than the shown text by at least this much (F1). */
const ADVANTAGE = 0.1;

type Kept = Pick<Selection, 'algorithm' | 'marks'>;

/** An article of another algorithm that agrees better with the main column than the shown one. */
export interface SecondOpinion {
  algorithm: string;
  label: string;
  words: number;
  /** Language of the text: BCP 47, or ''. */
  language: string;
}

/** Returns the algorithm that agrees best with the main column; null if none is clearly better than the shown one. */
export function findSecondOpinion(
  page: Page,
  shown: Kept,
  others: readonly Kept[],
  language: string,
): SecondOpinion | null {
  const column = mainColumn(page);
  if (!column) return null;
  let best: Kept | null = null;
  let most = Math.max(AGREEMENT, agreement(column, shown.marks) + ADVANTAGE);
  for (const other of others) {
    const degree = agreement(column, other.marks);
    if (degree < most || other.algorithm === shown.algorithm) continue;
    best = other;
    most = degree;
  }
  if (!best) return null;
  const { algorithm, marks } = best;
  const label = algorithmInfos.find(({ id }) => id === algorithm)?.label ?? algorithm;
  const shownThen = marks.filter(({ role }) => role !== 'comment');
  return { algorithm, label, words: countMarkedWords(page, shownThen, language), language };
}

/** Returns how well marks (kept texts) agree with the main column (F1, 0 to 1). Readers' comments do not count. */
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

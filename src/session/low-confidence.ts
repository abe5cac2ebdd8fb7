/** When the reader says that what it shows may not be an article, and what it offers then. */
import { algorithmInfos } from '../algorithms/index.ts';
import { agreement, type MainColumn } from '../algorithms/steps/main-column.ts';
import type { Selection } from '../algorithms/types.ts';
import { countMarkedWords } from '../article/measure.ts';
import type { Page } from '../page/page.ts';
import type { Way } from '../reader/types.ts';
import { formatWordCount } from '../shared/format-word-count.ts';
import { SELECTION_ID } from './state.ts';

/** The limits, all in one place. */
const LIMITS = {
  /** Expected F1 below which an algorithm that tells it is not sure. */
  confidence: 0.6,
  /** Probability of a text to read below which the page is taken for something else. */
  readable: 0.3,
  /** Another algorithm is offered when its agreement with the main column is at least this, … */
  agreement: 0.5,
  /** … and better than that of what is shown by this much. */
  advantage: 0.1,
};

/** Asked whether they see the page differently; they are made while the browser rests, so that asking costs nothing. */
export const SECOND_OPINIONS: readonly string[] = ['readability', 'boilerpipe-article'];

const ALL_TEXT = 'html-text';

/** What is said of such an article. */
export interface LowConfidence {
  notice: string;
  ways: readonly Way[];
}

/** What is known when an article is shown. */
interface Known {
  page: Page;
  column: MainColumn | null;
  selection: Selection;
  /** What the other algorithms found, as far as they have run. */
  others: readonly Selection[];
  language: string;
  /** There is text that the user has selected on the page. */
  hasSelected: boolean;
}

/** Whether the algorithm itself is not sure of what it found, or of the page. */
export function hasLowConfidence({ confidence, page, empty }: Selection): boolean {
  if (empty) return false;
  return (confidence !== null && confidence < LIMITS.confidence) || (page !== null && page.readable < LIMITS.readable);
}

/** The quiet line above an article of low confidence, and the ways on. */
export function describeLowConfidence(known: Known): LowConfidence {
  const better = known.column && betterOne(known.column, known);
  const found = better && ` ${better.label} found ${formatWordCount(better.words)} in the main column.`;
  return {
    notice: `This may not be an article.${found ?? ''}`,
    ways: [...(better ? [useIt(better)] : []), ...selectionWay(known.hasSelected), ...allTextWay(known.selection)],
  };
}

interface Better {
  id: string;
  label: string;
  words: number;
}

/** The algorithm that agrees best with the main column, when it is clearly better than what is shown. */
function betterOne(column: MainColumn, { page, selection, others, language }: Known): Better | null {
  let best: Selection | null = null;
  let most = Math.max(LIMITS.agreement, agreement(column, selection.marks) + LIMITS.advantage);
  for (const other of others) {
    const degree = agreement(column, other.marks);
    if (degree < most || other.algorithm === selection.algorithm) continue;
    best = other;
    most = degree;
  }
  if (!best) return null;
  const id = best.algorithm;
  const inColumn = best.marks.filter(({ node }) => column.holds(node));
  const label = algorithmInfos.find((info) => info.id === id)?.label ?? id;
  return { id, label, words: countMarkedWords(page, inColumn, language) };
}

function useIt({ id, label }: Better): Way {
  return { label: `Use ${label}`, title: 'For this page only', algorithm: id };
}

function selectionWay(hasSelected: boolean): readonly Way[] {
  if (hasSelected) return [{ label: 'Show what I selected', title: 'For this page only', algorithm: SELECTION_ID }];
  const title = 'Goes back to the page. Select what you want to read, then choose “Read the selection” from its menu.';
  return [{ label: 'Select it on the page', title, algorithm: null }];
}

function allTextWay({ algorithm }: Selection): readonly Way[] {
  if (algorithm === ALL_TEXT) return [];
  return [{ label: 'Show all visible text', title: 'For this page only', algorithm: ALL_TEXT }];
}

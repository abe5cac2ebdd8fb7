/** Decides when the reader warns that the page may not be an article, and what it suggests then. */

import { type PageJudgement, type PageKind, USER_SELECTION } from '../../algorithms/types.ts';
import type { Article } from '../../article/types.ts';
import { formatWordCount, message } from '../../platform/wording/message.ts';
import type { Way } from '../../reader/reader-state.ts';
import type { SecondOpinion } from './second-opinion.ts';

/** Minimum quality (F1, 0 to 1) that an algorithm must expect of its own result; below it, the algorithm is unsure. */
const CONFIDENCE = 0.6;
/** Minimum probability that the page is worth reading (0 to 1); below it, the page does not count as an article. */
const READABLE = 0.3;

/** Algorithms whose results are compared with the result of an unsure algorithm. They run while the browser is idle. */
export const SECOND_OPINIONS: readonly string[] = ['readability', 'boilerpipe-article'];

const ALL_TEXT = 'html-text';

export interface LowConfidence {
  notice: string;
  ways: readonly Way[];
}

/** An algorithm's judgement of the page and of its own result. */
export type Judged = Pick<Article, 'confidence' | 'page' | 'empty'>;

/** Returns whether the algorithm is unsure of its result or of the page. */
export function hasLowConfidence({ confidence, page, empty }: Judged): boolean {
  if (empty) return false;
  return (confidence !== null && confidence < CONFIDENCE) || (page !== null && page.readable < READABLE);
}

/**
 * Returns the notice about low confidence, and what the reader suggests then. `hasSelected`: whether the user has
 * selected text on the page; if so, the reader suggests showing that text, otherwise it suggests selecting some.
 */
export function describeLowConfidence(
  { algorithm, page, lacksText }: Pick<Article, 'algorithm' | 'page' | 'lacksText'>,
  other: SecondOpinion | null,
  hasSelected: boolean,
): LowConfidence {
  const found = other ? message('noticeOtherFound', other.label, formatWordCount(other.words, other.language)) : '';
  return {
    notice: [whatItIs(page, lacksText), found].filter((part) => part !== '').join(' '),
    ways: [
      ...(other ? [forThisPage(message('wayUse', other.label), other.algorithm)] : []),
      hasSelected ? forThisPage(message('wayShowSelected'), USER_SELECTION) : selectionHint(),
      ...(algorithm === ALL_TEXT ? [] : [forThisPage(message('wayAllText'), ALL_TEXT)]),
    ],
  };
}

const LISTS: ReadonlySet<PageKind> = new Set<PageKind>(['listing', 'collection']);

function whatItIs(page: PageJudgement | null, lacksText = false): string {
  if (page && page.readable < READABLE && LISTS.has(page.kind)) return message('noticeList');
  return message(lacksText ? 'noticeLacksText' : 'noticeNoArticle');
}

const forThisPage = (label: string, algorithm: string): Way => ({ label, title: message('forThisPage'), algorithm });

function selectionHint(): Way {
  const title = message('waySelectTitle', message('menuReadSelection'));
  return { label: message('waySelect'), title, algorithm: null };
}

/** Decides when the reader says that the page may not be an article, and what it suggests then. */

import type { PageJudgement, PageKind } from '../../algorithms/types.ts';
import { USER_SELECTION } from '../../algorithms/types.ts';
import type { Article } from '../../article/types.ts';
import { formatWordCount } from '../../platform/wording/format-word-count.ts';
import { message } from '../../platform/wording/message.ts';
import type { Way } from '../../reader/types.ts';
import type { SecondOpinion } from './second-opinion.ts';

/** Expected F1 below which an algorithm that reports it is unsure. */
const CONFIDENCE = 0.6;
/** Probability of readable text below which the page is not taken for an article. */
const READABLE = 0.3;

/** Algorithms whose result is compared with that of an unsure one; they run while the browser is idle. */
export const SECOND_OPINIONS: readonly string[] = ['readability', 'boilerpipe-article'];

const ALL_TEXT = 'html-text';

/** The notice and the suggestions for an article of low confidence. */
export interface LowConfidence {
  notice: string;
  ways: readonly Way[];
}

/** The judgement of an algorithm on the page and on its own result. */
type Judged = Pick<Article, 'confidence' | 'page' | 'empty'>;

/** Returns whether the algorithm is unsure of its result or of the page. */
export function hasLowConfidence({ confidence, page, empty }: Judged): boolean {
  if (empty) return false;
  return (confidence !== null && confidence < CONFIDENCE) || (page !== null && page.readable < READABLE);
}

/**
 * Returns the quiet line above an article of low confidence, and the suggestions beside it.
 *
 * @param hasSelected whether the user has selected text on the page
 */
export function describeLowConfidence(
  { algorithm, page, lacksText }: Pick<Article, 'algorithm' | 'page' | 'lacksText'>,
  other: SecondOpinion | null,
  hasSelected: boolean,
): LowConfidence {
  const found = other ? message('noticeOtherFound', other.label, formatWordCount(other.words, other.language)) : '';
  return {
    notice: [whatItIs(page, lacksText), found].filter((part) => part !== '').join(' '),
    ways: [...(other ? [useIt(other)] : []), selectionWay(hasSelected), ...allTextWay(algorithm)],
  };
}

const LISTS: ReadonlySet<PageKind> = new Set<PageKind>(['listing', 'collection']);

function whatItIs(page: PageJudgement | null, lacksText = false): string {
  if (page && page.readable < READABLE && LISTS.has(page.kind)) return message('noticeList');
  return message(lacksText ? 'noticeLacksText' : 'noticeNoArticle');
}

function useIt({ algorithm, label }: SecondOpinion): Way {
  return { label: message('wayUse', label), title: message('forThisPage'), algorithm };
}

function selectionWay(hasSelected: boolean): Way {
  if (hasSelected)
    return { label: message('wayShowSelected'), title: message('forThisPage'), algorithm: USER_SELECTION };
  const title = message('waySelectTitle', message('menuReadSelection'));
  return { label: message('waySelect'), title, algorithm: null };
}

function allTextWay(shown: string): readonly Way[] {
  if (shown === ALL_TEXT) return [];
  return [{ label: message('wayAllText'), title: message('forThisPage'), algorithm: ALL_TEXT }];
}

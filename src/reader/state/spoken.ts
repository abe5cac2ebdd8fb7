/** Messages to screen readers about a reader that opened or changed. */
import { message } from '../../platform/wording/message.ts';
import type { ReaderState } from '../types.ts';

export function openingWords({ article }: ReaderState): string {
  return article && !article.empty ? message('saidOpenedFor', article.minutes) : message('saidOpened');
}

/** Returns the message about an update; '' if only the look changed. */
export function updateWords(before: ReaderState, after: ReaderState): string {
  return changeWords(before, after) || offerWords(before, after);
}

function changeWords(before: ReaderState, after: ReaderState): string {
  if (before.article === after.article || !after.article) return '';
  if (!before.article) return openingWords(after);
  const { comments } = after.article;
  if (before.algorithm === after.algorithm && comments && comments.isShown !== before.article.comments?.isShown) {
    return message(comments.isShown ? 'saidCommentsShown' : 'saidCommentsHidden');
  }
  // the reader is already open: do not announce it again when the rest of the same text has arrived (formulas, coloured
  // code)
  if (isSameText(before, after) && before.article.minutes === after.article.minutes) return '';
  const { label } = after.algorithms.find(({ id }) => id === after.algorithm) ?? { label: message('yourSelection') };
  const { empty, minutes } = after.article;
  const found = empty ? message('saidNothing', label) : message('saidFound', label, minutes);
  return after.notice === '' ? found : message('twoSentences', found, after.notice);
}

function isSameText(before: ReaderState, after: ReaderState): boolean {
  return (
    before.algorithm === after.algorithm &&
    before.contentNumber === after.contentNumber &&
    (after.notice === '' || before.notice === after.notice) &&
    before.article?.empty === after.article?.empty
  );
}

/**
 * Returns the message about an offer shown over the text, if the state before the update did not have this offer; else
 * ''.
 */
function offerWords(before: ReaderState, { offers }: ReaderState): string {
  const known = new Set(before.offers?.map(({ id }) => id));
  const offer = offers.find(({ id, place }) => place === 'over' && !known.has(id));
  return offer ? message('twoSentences', offer.text, offer.label) : '';
}

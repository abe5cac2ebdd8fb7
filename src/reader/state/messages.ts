/** Messages to the user: how long they are shown, and what screen readers say when the reader opens or changes. */
import { message } from '../../platform/wording/message.ts';
import { algorithmLabel } from '../components/algorithm-words.ts';
import type { ReaderState } from '../reader-state.ts';
import type { ViewState } from './view.ts';

const MESSAGE_MS = 2600;
/** Time for which the message element is empty before a message (ms); otherwise, screen readers do not announce it. */
const SPEAK_AFTER_MS = 120;

/**
 * Returns functions that show short messages, each of which replaces the previous one. A whisper (a message only for
 * screen readers) waits until a visible message has gone; otherwise, it could replace "Copied" too soon.
 */
export function createMessages(set: (change: Partial<ViewState>) => void) {
  let speaking: ReturnType<typeof setTimeout> | undefined;
  let clearing: ReturnType<typeof setTimeout> | undefined;
  let waiting = '';
  let isToastShown = false;

  function dispose(): void {
    clearTimeout(speaking);
    clearTimeout(clearing);
  }

  /** Ends the previous message, and shows the new one for a moment. */
  function replace(message: string, isToast: boolean): void {
    dispose();
    isToastShown = isToast;
    set({ message, isToast });
    clearing = setTimeout(() => {
      isToastShown = false;
      set({ message: '', isCopied: false });
      if (waiting) whisper(waiting);
    }, MESSAGE_MS);
  }

  function whisper(message: string): void {
    waiting = isToastShown ? message : '';
    if (isToastShown) return;
    replace('', false);
    // screen readers only read out a message if its element existed before and was empty
    speaking = setTimeout(() => set({ message }), SPEAK_AFTER_MS);
  }

  return { announce: (message: string) => replace(message, true), whisper, dispose };
}

export function openingWords({ article }: ReaderState): string {
  return article && !article.empty ? message('saidOpenedFor', article.minutes) : message('saidOpened');
}

/** Returns the announcement for an update of the reader; '' if there is nothing to announce. */
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
  // the text is already announced: do not repeat that when the rest of it (formulas, for example) has arrived
  if (isSameText(before, after) && before.article.minutes === after.article.minutes) return '';
  const label = algorithmLabel(after.algorithms, after.algorithm);
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

/** Returns the announcement of a new offer of more content, if it is shown fixed over the text; otherwise ''. */
function offerWords(before: ReaderState, { offers }: ReaderState): string {
  const known = new Set(before.offers.map(({ id }) => id));
  const offer = offers.find(({ id, place }) => place === 'over' && !known.has(id));
  return offer ? message('twoSentences', offer.text, offer.label) : '';
}

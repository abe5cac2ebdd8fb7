/** What the tools store through the background worker: highlights, reading positions and choices for a site. */
import { isContextValid, isPrivateWindow } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { emptyPage } from '../store/highlights/pages.ts';
import type { Highlight, HighlightChange } from '../store/highlights/types.ts';
import { CONTENT_GUARDS } from '../store/messages/content-guards.ts';
import { callBackgroundFromContent as call, group, handleCalls } from '../store/messages/messenger.ts';
import type { BackgroundToTools, HighlightAnswer } from '../store/messages/protocol.ts';
import type { KeptPlace } from '../store/places/places.ts';
import type { Signature, SiteChoices } from '../store/remembered/types.ts';

/**
 * Resolves to `instead` if the work fails. A failure after the extension was reloaded is not reported, because no worker
 * can answer then.
 */
async function orElse<T>(instead: T, what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isContextValid()) reportOnce(what, error);
    return instead;
  }
}

/** Resolves to the reason why a change was not stored; null if it was stored, 'silent' if the call failed. */
const answered = (asked: Promise<HighlightAnswer>): Promise<HighlightAnswer['refusal']> =>
  orElse('silent', 'a highlight was not stored', async () => (await asked).refusal);

export type KeptStore = typeof keptStore;

/** Highlights and reading positions are stored by the address that `addressOf` returns; their promises never reject. */
export const keptStore = {
  highlights: (address: string) =>
    orElse(emptyPage(address, ''), 'highlights could not be read', () => call('highlightsOf', { address })),
  addHighlight: (address: string, title: string, highlight: Highlight) =>
    answered(call('addHighlight', { address, title, highlight })),
  changeHighlight: (address: string, id: string, change: HighlightChange) =>
    answered(call('changeHighlight', { address, id, change })),
  removeHighlight: (address: string, id: string) => answered(call('removeHighlight', { address, id })),
  /** Calls `listener` after every change of stored highlights, of any page and from any tab. */
  watchHighlights(listener: () => void, signal: AbortSignal): void {
    const stop = handleCalls([group<BackgroundToTools>('background', { highlightsChanged: listener })], CONTENT_GUARDS);
    // Removes the message listener in a later task, because a call from the popup may be closing the reader right now,
    // and Firefox drops the answer to a call if listeners change while the call is handled.
    signal.addEventListener('abort', () => setTimeout(stop), { once: true });
  },
  /** Opens the extension's page that lists all highlights. */
  showHighlights: () => void call('showHighlights').catch(() => {}),
  /** Resolves to the stored reading position of a page; null if there is none, or if positions must not be stored. */
  place: (address: string) =>
    orElse(null, 'the place could not be read', async () => (isPrivateWindow() ? null : call('placeOf', { address }))),
  /** Stores the reading position of a page; null deletes the stored one. */
  keepPlace(address: string, place: KeptPlace | null): void {
    if (!isPrivateWindow())
      void orElse(undefined, 'the place was not kept', () => call('keepPlace', { address, place }));
  },
  /** Remembers a corrected part for other pages of the site. Resolves to the entry's id or the reason of failure. */
  rememberForSite: (signature: Signature) => call('rememberForSite', { signature }),
  forgetForSite: (id: string) => call('forgetForSite', { id }),
  chooseForSite: (choices: SiteChoices) => call('chooseForSite', { choices }),
};

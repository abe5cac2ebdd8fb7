/**
 * Lets the tools read and change stored highlights and reading positions through the background worker. Part of the
 * tools' script.
 */

import { isContextValid, isPrivateWindow } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { emptyPage } from '../store/highlights/pages.ts';
import { CONTENT_GUARDS } from '../store/messages/content-guards.ts';
import { callBackgroundFromContent, group, handleCalls } from '../store/messages/messenger.ts';
import type { BackgroundToTools, HighlightAnswer } from '../store/messages/protocol.ts';
import type { KeptStore } from '../tools/kept-store.ts';

const call = callBackgroundFromContent;

/**
 * Resolves to the reason why a change was not stored: null if it was, 'silent' if the call failed. A failure after the
 * extension was reloaded is not reported, because no worker can answer then.
 */
async function answered(asked: Promise<HighlightAnswer>): Promise<HighlightAnswer['refusal']> {
  try {
    return (await asked).refusal;
  } catch (error) {
    if (isContextValid()) reportOnce('a highlight was not stored', error);
    return 'silent';
  }
}

export const keptStore: KeptStore = {
  async highlights(address) {
    try {
      return await call('highlightsOf', { address });
    } catch (error) {
      if (isContextValid()) reportOnce('highlights could not be read', error);
      return emptyPage(address, '');
    }
  },
  addHighlight: (address, title, highlight) => answered(call('addHighlight', { address, title, highlight })),
  changeHighlight: (address, id, change) => answered(call('changeHighlight', { address, id, change })),
  removeHighlight: (address, id) => answered(call('removeHighlight', { address, id })),
  watchHighlights(listener, signal) {
    const stop = handleCalls(
      [group<BackgroundToTools>('background', { highlightsChanged: () => listener() })],
      CONTENT_GUARDS,
    );
    // Removes the message listener in a later task, because a call from the popup may be closing the reader right now,
    // and Firefox drops the answer to a call if listeners change while the call is handled.
    signal.addEventListener('abort', () => setTimeout(stop), { once: true });
  },
  showHighlights: () => void call('showHighlights').catch(() => {}),
  async place(address) {
    try {
      return isPrivateWindow() ? null : await call('placeOf', { address });
    } catch (error) {
      if (isContextValid()) reportOnce('the place could not be read', error);
      return null;
    }
  },
  keepPlace(address, place) {
    if (isPrivateWindow()) return;
    call('keepPlace', { address, place }).catch((error: unknown) => {
      if (isContextValid()) reportOnce('the place was not kept', error);
    });
  },
};

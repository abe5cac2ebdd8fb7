/** Part of the workbench's script: highlights and places are read from the store, and written by the background. */
import { readHighlights, readPlaces, watchHighlights } from '../messages/highlight-channel.ts';
import { callBackgroundFromContent } from '../messages/messenger.ts';
import type { HighlightAnswer } from '../messages/protocol.ts';
import { readSettings } from '../messages/settings-channel.ts';
import { isContextValid, isPrivateWindow } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import type { KeptStore } from '../workbench/kept-store.ts';

const call = callBackgroundFromContent;

/** A content script that outlived its extension has nobody to tell. */
async function answered(asked: Promise<HighlightAnswer>): Promise<HighlightAnswer['refusal']> {
  try {
    return (await asked).refusal;
  } catch (error) {
    if (isContextValid()) reportOnce('a highlight was not stored', error);
    return 'silent';
  }
}

export const keptStore: KeptStore = {
  highlights: readHighlights,
  addHighlight: (address, title, highlight) => answered(call('addHighlight', { address, title, highlight })),
  changeHighlight: (address, id, change) => answered(call('changeHighlight', { address, id, change })),
  removeHighlight: (address, id) => answered(call('removeHighlight', { address, id })),
  watchHighlights: (address, listener, signal) => watchHighlights(listener, address, signal),
  showHighlights: () => void call('showHighlights').catch(() => {}),
  async place(address) {
    try {
      if (isPrivateWindow() || !(await readSettings()).keepPlaces) return null;
      return (await readPlaces()).find((place) => place.address === address) ?? null;
    } catch (error) {
      reportOnce('the place could not be read', error);
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

/**
 * What the toolbar button does in a tab. The browser keeps this state (popup per tab), so that a worker which is
 * killed between two clicks forgets nothing; a navigation resets it by itself.
 */
import type { UnreadableReason } from '../messages/protocol.ts';
import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';

const POPUP = 'src/popup/index.html';

/** With the reader open the button opens the popup. */
export async function showPopupOnClick(tabId: number): Promise<void> {
  await browser.action.setPopup({ tabId, popup: POPUP });
  await browser.action.setBadgeText({ tabId, text: '' });
}

/** With the reader closed the button reads the page. */
export async function readOnClick(tabId: number): Promise<void> {
  await browser.action.setPopup({ tabId, popup: '' });
}

/** Tells the user in the popup why nothing happened, at once where the browser lets us open it. */
export async function explainUnreadable(tabId: number, reason: UnreadableReason): Promise<void> {
  await browser.action.setPopup({ tabId, popup: `${POPUP}?unreadable=${reason}` });
  try {
    await browser.action.openPopup();
  } catch (error) {
    // Firefox opens popups only straight from a click; there the badge asks for a second click.
    reportOnce('popup could not be opened by itself', error);
    await browser.action.setBadgeText({ tabId, text: '!' });
  }
}

/** A page that was opened to be read, and needs a press for it. */
export async function askForPress(tabId: number): Promise<void> {
  await browser.action.setTitle({ tabId, title: 'Press to read this page with Lectern' });
  await browser.action.setBadgeText({ tabId, text: 'Read' });
}

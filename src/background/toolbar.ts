/**
 * Sets the action and look of the toolbar button in a tab. The browser keeps this state (popup, icon and title per
 * tab), so it survives when the worker is killed between two clicks; a navigation resets it.
 */

import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { type MessageKey, message } from '../platform/wording/message.ts';
import { callContentFromBackground } from '../store/messages/messenger.ts';
import type { DocumentMark, UnreadableReason } from '../store/messages/protocol.ts';

const POPUP = 'src/pages/popup/index.html';

/**
 * Looks of the button: a prefix of the names in `public/icons` (`npm run icons`), and a title that says what a press
 * does.
 */
const FACES = {
  closed: { icon: '', title: 'actionTitle' },
  open: { icon: 'open-', title: 'actionTitleOpen' },
  /** Set only after a press: before, Lectern knows nothing about the page. */
  unreadable: { icon: 'none-', title: 'actionTitleUnreadable' },
} as const satisfies Record<string, { icon: string; title: MessageKey }>;

/**
 * Shows the state that a document reports, while it is the document of its tab. The report may arrive after a
 * navigation has reset the button, so the tab is checked before and after.
 */
export async function showFor(
  tabId: number,
  document: DocumentMark,
  show: (tabId: number) => Promise<void>,
): Promise<void> {
  const word = {};
  lastWords.set(tabId, word);
  if (!(await isIn(tabId, document))) return;
  await show(tabId);
  const isThere = await isIn(tabId, document);
  if (!isThere && lastWords.get(tabId) === word) await readOnClick(tabId);
}

/**
 * Latest report by tab. A document from the back/forward cache may answer late, after it has returned and reported
 * another.
 */
const lastWords = new Map<number, object>();

/**
 * Whether the tab shows the document. Asks the current document: one in the back/forward cache answers late or never.
 */
async function isIn(tabId: number, { began }: DocumentMark): Promise<boolean> {
  try {
    return (await callContentFromBackground(tabId)('whichDocument')).began === began;
  } catch {
    return false;
  }
}

/** Makes the button open the popup, while the reader is open. */
export async function showPopupOnClick(tabId: number): Promise<void> {
  await browser.action.setPopup({ tabId, popup: POPUP });
  await browser.action.setBadgeText({ tabId, text: '' });
  await showFace(tabId, 'open');
}

/** Makes the button read the page, while the reader is closed. */
export async function readOnClick(tabId: number): Promise<void> {
  await browser.action.setPopup({ tabId, popup: '' });
  await showFace(tabId, 'closed');
}

/** Makes the popup explain why nothing happened, and opens it at once if the browser allows. */
export async function explainUnreadable(tabId: number, reason: UnreadableReason): Promise<void> {
  await browser.action.setPopup({ tabId, popup: `${POPUP}?unreadable=${reason}` });
  const shown = showFace(tabId, 'unreadable');
  try {
    await browser.action.openPopup();
  } catch (error) {
    // Firefox opens popups only straight from a click; there the badge asks for a second click.
    reportOnce('popup could not be opened by itself', error);
    await browser.action.setBadgeText({ tabId, text: '!' });
  }
  await shown;
}

/** Asks for a press on a page that was opened to be read. */
export async function askForPress(tabId: number): Promise<void> {
  await browser.action.setTitle({ tabId, title: message('actionTitlePress') });
  await browser.action.setBadgeText({ tabId, text: message('actionBadgePress') });
}

/** Shows a look of the button; only reports failures, because the button still works. */
async function showFace(tabId: number, face: keyof typeof FACES): Promise<void> {
  const { icon, title } = FACES[face];
  try {
    await browser.action.setTitle({ tabId, title: message(title) });
    await (face === 'closed' ? showUsualIcon(tabId) : browser.action.setIcon({ tabId, path: pathsOf(icon) }));
  } catch (error) {
    reportOnce('the button could not change its looks', error);
  }
}

/**
 * Restores the manifest's icon. Firefox has one for light and one for dark toolbars; no path restores it. Chromium
 * needs a path.
 */
async function showUsualIcon(tabId: number): Promise<void> {
  try {
    await browser.action.setIcon({ tabId });
  } catch {
    // "Either the path or imageData property must be specified."
    await browser.action.setIcon({ tabId, path: pathsOf('') });
  }
}

const pathsOf = (icon: string) => ({ 16: `/icons/${icon}16.png`, 32: `/icons/${icon}32.png` });

/**
 * What the toolbar button does in a tab, and what it looks like there. The browser keeps this state (popup, icon and title per
 * tab), so that a worker which is killed between two clicks forgets nothing; a navigation resets it by itself.
 */

import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { type MessageKey, message } from '../platform/wording/message.ts';
import { callContentFromBackground } from '../store/messages/messenger.ts';
import type { DocumentMark, UnreadableReason } from '../store/messages/protocol.ts';

const POPUP = 'src/pages/popup/index.html';

/** What the button looks like: a beginning of the names in `public/icons` (`npm run icons`), and what a press does. */
const FACES = {
  closed: { icon: '', title: 'actionTitle' },
  open: { icon: 'open-', title: 'actionTitleOpen' },
  /** Only a press can tell: before, Lectern is told nothing about a page. */
  unreadable: { icon: 'none-', title: 'actionTitleUnreadable' },
} as const satisfies Record<string, { icon: string; title: MessageKey }>;

/**
 * Shows what a document says of itself, as long as it is the one in its tab. The word may come when the tab is elsewhere, after the
 * browser has reset the button: so the tab is asked before and after.
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

/** By tab. A document that is kept for the way back may answer after it has come back and said another one. */
const lastWords = new Map<number, object>();

/** Asked of whatever is in the tab: a document that the browser keeps for the way back answers late or never. */
async function isIn(tabId: number, { began }: DocumentMark): Promise<boolean> {
  try {
    return (await callContentFromBackground(tabId)('whichDocument')).began === began;
  } catch {
    return false;
  }
}

/** With the reader open the button opens the popup. */
export async function showPopupOnClick(tabId: number): Promise<void> {
  await browser.action.setPopup({ tabId, popup: POPUP });
  await browser.action.setBadgeText({ tabId, text: '' });
  await showFace(tabId, 'open');
}

/** With the reader closed the button reads the page. */
export async function readOnClick(tabId: number): Promise<void> {
  await browser.action.setPopup({ tabId, popup: '' });
  await showFace(tabId, 'closed');
}

/** Tells the user in the popup why nothing happened, at once where the browser lets us open it. */
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

/** A page that was opened to be read, and needs a press for it. */
export async function askForPress(tabId: number): Promise<void> {
  await browser.action.setTitle({ tabId, title: message('actionTitlePress') });
  await browser.action.setBadgeText({ tabId, text: message('actionBadgePress') });
}

/** A button that looks as before still does what it shall. */
async function showFace(tabId: number, face: keyof typeof FACES): Promise<void> {
  const { icon, title } = FACES[face];
  try {
    await browser.action.setTitle({ tabId, title: message(title) });
    await (face === 'closed' ? showUsualIcon(tabId) : browser.action.setIcon({ tabId, path: pathsOf(icon) }));
  } catch (error) {
    reportOnce('the button could not change its looks', error);
  }
}

/** The one of the manifest, which Firefox has for light and for dark toolbars, comes back when none is named; Chromium wants a name. */
async function showUsualIcon(tabId: number): Promise<void> {
  try {
    await browser.action.setIcon({ tabId });
  } catch {
    // "Either the path or imageData property must be specified."
    await browser.action.setIcon({ tabId, path: pathsOf('') });
  }
}

const pathsOf = (icon: string) => ({ 16: `/icons/${icon}16.png`, 32: `/icons/${icon}32.png` });

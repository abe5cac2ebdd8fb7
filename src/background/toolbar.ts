/** Sets the icon, tooltip and popup of the toolbar button in a tab. The browser keeps them until the tab navigates. */

import { browser } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { type MessageKey, message } from '../platform/wording/message.ts';
import { callContentFromBackground } from '../store/messages/messenger.ts';
import type { DocumentMark, UnreadableReason } from '../store/messages/protocol.ts';

const POPUP = 'src/pages/popup/index.html';

/** States of the button: prefix of the icon's files (made by `npm run icons`), key of the tooltip. */
const FACES = {
  closed: { icon: '', title: 'actionTitle' },
  open: { icon: 'open-', title: 'actionTitleOpen' },
  /** Shown only after a click, because Lectern knows nothing about a page before that. */
  unreadable: { icon: 'none-', title: 'actionTitleUnreadable' },
} as const satisfies Record<string, { icon: string; title: MessageKey }>;

/**
 * Shows the state that a document reports, but only if its tab still shows that document. The report may arrive after a
 * navigation has reset the button, so the tab is checked before and after the button is changed.
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
 * Latest report from each tab. A page that returns from the back/forward cache may send a new report while its old
 * report is still being checked; the result of that check must then not reset the button.
 */
const lastWords = new Map<number, object>();

/** Returns whether a tab shows a document. Asks none in the back/forward cache: it would answer late or never. */
async function isIn(tabId: number, { began }: DocumentMark): Promise<boolean> {
  try {
    return (await callContentFromBackground(tabId)('whichDocument')).began === began;
  } catch {
    return false;
  }
}

export async function showPopupOnClick(tabId: number): Promise<void> {
  await browser.action.setPopup({ tabId, popup: POPUP });
  await browser.action.setBadgeText({ tabId, text: '' });
  await showFace(tabId, 'open');
}

export async function readOnClick(tabId: number): Promise<void> {
  await browser.action.setPopup({ tabId, popup: '' });
  await showFace(tabId, 'closed');
}

/** Makes the popup explain why the page cannot be read, and opens it at once if the browser allows. */
export async function explainUnreadable(tabId: number, reason: UnreadableReason): Promise<void> {
  await browser.action.setPopup({ tabId, popup: `${POPUP}?unreadable=${reason}` });
  const shown = showFace(tabId, 'unreadable');
  try {
    await browser.action.openPopup();
  } catch (error) {
    // expected in Firefox, which opens popups only straight from a click; the badge "!" invites the user to a second
    // click
    reportOnce('the popup could not be opened', error);
    await browser.action.setBadgeText({ tabId, text: '!' });
  }
  await shown;
}

/** Asks the user to press the button, because Lectern could not open the reader by itself on a linked page. */
export async function askForPress(tabId: number): Promise<void> {
  await browser.action.setTitle({ tabId, title: message('actionTitlePress') });
  await browser.action.setBadgeText({ tabId, text: message('actionBadgePress') });
}

/** Shows a state of the button; a failure is only reported, because the button still works. */
async function showFace(tabId: number, face: keyof typeof FACES): Promise<void> {
  const { icon, title } = FACES[face];
  try {
    await browser.action.setTitle({ tabId, title: message(title) });
    await (face === 'closed' ? showUsualIcon(tabId) : browser.action.setIcon({ tabId, path: pathsOf(icon) }));
  } catch (error) {
    reportOnce("the button's icon could not be changed", error);
  }
}

/** Shows the usual icon. Without a path, Firefox chooses its light or dark version, but Chromium requires a path. */
async function showUsualIcon(tabId: number): Promise<void> {
  try {
    await browser.action.setIcon({ tabId });
  } catch {
    // Chromium throws "Either the path or imageData property must be specified."
    await browser.action.setIcon({ tabId, path: pathsOf('') });
  }
}

const pathsOf = (icon: string) => ({ 16: `/icons/${icon}16.png`, 32: `/icons/${icon}32.png` });

/** Entry of the popup: connects it to the reader in its tab, the background and the settings. */
import { render } from 'preact';
import { algorithmInfos } from '../../algorithms/index.ts';
import { browser } from '../../platform/browser.ts';
import { reportOnce } from '../../platform/errors.ts';
import { askForSite } from '../../platform/permissions.ts';
import type { CopyFormat, SaveFormat } from '../../platform/wording/export-formats.ts';
import { direction, language, message } from '../../platform/wording/message.ts';
import { applyTheme } from '../../reader/theme/theme.ts';
import { download } from '../../session/export/download.ts';
import { callBackgroundFromPopup, callContentFromPopup } from '../../store/messages/messenger.ts';
import type { ClipboardContent, ReaderStatus, UnreadableReason } from '../../store/messages/protocol.ts';
import { readSettings, readSettled, settling, watchSettings } from '../../store/messages/settings-channel.ts';
import type { Settings } from '../../store/settings/types.ts';
import { sitePatternOf } from '../../store/sites/sites.ts';
import { copiedNotice, siteNotice, UNREADABLE } from './notices.ts';
import { Popup, type PopupActions, type PopupState, type SiteState } from './Popup.tsx';

const CLOSED: ReaderStatus = { open: false, algorithm: '', words: 0, confidence: null, kind: null };
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
const tabId = tab?.id ?? -1;
const callContent = callContentFromPopup(tabId);
/** Number of times that the user has chosen an algorithm in this popup; it identifies the latest choice. */
let choices = 0;
const state: PopupState = {
  status: await readerStatus(),
  settings: await readSettings(),
  algorithms: algorithmInfos,
  unreadable: askedReason(),
  site: await readSite(),
  message: '',
};

const actions: PopupActions = {
  read: () => attempt(read, message('popupPageSilent')),
  close: () => attempt(closeReader, message('popupReaderSilent')),
  setAlgorithm: (id) => attempt(() => setAlgorithm(id), message('popupReaderSilent')),
  changeSettings: (change) => attempt(() => changeSettings(change), message('popupNotSaved')),
  copy: (format) => attempt(() => copy(format), message('popupNoCopying')),
  setAlwaysRead: (isAlways) => attempt(() => setAlwaysRead(isAlways), message('popupNotSaved')),
  save: (format) => attempt(() => save(format), message('popupNoFile')),
};

async function read(): Promise<void> {
  const { unreadable } = await callBackgroundFromPopup('openTab', { tabId });
  if (unreadable) update({ unreadable });
  else window.close();
}

async function closeReader(): Promise<void> {
  await callContent('closeReader');
  window.close();
}

/** Chooses an algorithm. Shows only the result of the latest choice, because arrow keys are faster than algorithms. */
async function setAlgorithm(algorithm: string): Promise<void> {
  if (!state.status.open) return changeSettings({ algorithm });
  const turn = ++choices;
  update({ status: { ...state.status, algorithm } });
  await callContent('setAlgorithm', { algorithm });
  // if this call fails, the shown status stays: a lost answer does not mean that the reader is closed
  const status = await callContent('getStatus');
  if (turn === choices) update({ status });
}

async function changeSettings(change: Partial<Settings>): Promise<void> {
  update({ settings: { ...state.settings, ...change } });
  const { isStored } = await settling(() => callBackgroundFromPopup('changeSettings', change));
  if (!isStored) update({ message: message('notStored') });
  // read again, because changes in other tabs are ignored while a change is being stored
  const settings = await readSettled();
  if (settings) update({ settings });
}

async function copy(format: CopyFormat): Promise<void> {
  const content = await callContent('getClipboardContent', { format });
  await writeClipboard(content);
  update({ message: copiedNotice(content.text, content.words) });
}

async function save(format: SaveFormat): Promise<void> {
  update({ message: message('popupMakingFile') });
  const { name, url, about } = await callContent('getFile', { format });
  // A large `data:` address (some megabytes) fails as a link in some browsers; a blob's address works.
  download(name, await (await fetch(url)).blob());
  update({ message: [message('popupSaved', name), about].filter((part) => part !== '').join(' · ') });
}

/** Writes content from the reader to the clipboard. Browsers allow this in the popup after a click or a key press. */
async function writeClipboard({ text, html }: ClipboardContent): Promise<void> {
  const blob = (type: string, value: string) => ({ [type]: new Blob([value], { type }) });
  const parts = { ...blob('text/plain', text), ...(html === undefined ? {} : blob('text/html', html)) };
  await navigator.clipboard.write([new ClipboardItem(parts)]);
}

/** Requests the permission synchronously, as browsers require. If that closes the popup, the background continues. */
async function setAlwaysRead(isAlways: boolean): Promise<void> {
  if (!state.site) return;
  const { site } = state.site;
  const isPrivate = tab?.incognito === true;
  if (isAlways && isPrivate) return update({ message: message('rememberPrivate') });
  const tell = (wish: boolean) => callBackgroundFromPopup('setAlwaysRead', { site, isAlways: wish, isPrivate });
  const told = isAlways ? tell(true) : null;
  const isGiven = isAlways && (await askForSite(site));
  await told;
  const outcome = await tell(isGiven);
  update({ site: { site, isAlways: outcome.isAlways }, message: siteNotice({ isAlways, isGiven }, outcome) });
}

async function readSite(): Promise<SiteState | null> {
  const site = sitePatternOf(tab?.url);
  if (!site) return null;
  const { isAlways } = await callBackgroundFromPopup('isAlwaysRead', { site }).catch(() => ({ isAlways: false }));
  return { site, isAlways };
}

/** Returns the reader's status; closed if Lectern's script is not in the page. */
async function readerStatus(): Promise<ReaderStatus> {
  return callContent('getStatus').catch(() => CLOSED);
}

/** Returns why the page cannot be read, if the background opened the popup to explain that; otherwise null. */
function askedReason(): UnreadableReason | null {
  const reason = new URLSearchParams(location.search).get('unreadable') ?? '';
  return Object.hasOwn(UNREADABLE, reason) ? (reason as UnreadableReason) : null;
}

function attempt(action: () => Promise<void>, sorry: string): void {
  update({ message: '' });
  action().catch((error: unknown) => {
    reportOnce('an action of the popup failed', error);
    update({ message: sorry });
  });
}

function update(change: Partial<PopupState>): void {
  Object.assign(state, change);
  applyTheme(document.documentElement, state.settings, prefersDark.matches);
  render(<Popup state={{ ...state }} actions={actions} />, document.body);
}

document.documentElement.lang = language();
document.documentElement.dir = direction();
watchSettings((settings) => update({ settings }));
prefersDark.addEventListener('change', () => update({}));
update({});

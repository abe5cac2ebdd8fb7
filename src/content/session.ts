/**
 * Opens, changes and closes the reader; with `reading.ts` the only place that knows the whole way of a page. One per
 * document; it lives as long as the content script.
 */
import { algorithmInfos } from '../algorithms/index.ts';
import { textOf } from '../article/clean/tree.ts';
import { countWords } from '../article/measure.ts';
import type { Article } from '../article/types.ts';
import { callBackgroundFromContent } from '../messages/messenger.ts';
import type { ClipboardContent, ReaderStatus, UnreadableReason } from '../messages/protocol.ts';
import { readSettings, watchSettings } from '../messages/settings-channel.ts';
import { isContextValid } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { mountReader } from '../reader/mount.ts';
import type { CopyFormat, ReaderHandle, ReaderState } from '../reader/types.ts';
import type { Settings } from '../settings/types.ts';
import { writeClipboard } from './clipboard.ts';
import { load } from './lazy-script.ts';
import { afterPaint, onReturn, onRouteChange, whenIdle, whenLoaded, whenParsed } from './page-events.ts';
import { areStillThere, SELECTION_ID, selectedRanges } from './page-selection.ts';
import { whyUnreadable } from './readable.ts';
import { isQuickToRead, type Reading, readPage } from './reading.ts';
import { loadAlgorithm } from './run-algorithm.ts';

/** What may be asked for when a reader opens. */
export interface OpenRequest {
  algorithm?: string;
  /** Read what the user has selected on the page. */
  selection?: boolean;
}

export interface Session {
  /** Opens the reader, or changes what an open one shows. Answers why the page cannot be read. */
  open(request: OpenRequest): Promise<UnreadableReason | null>;
  toggle(): Promise<UnreadableReason | null>;
  close(): void;
  status(): ReaderStatus;
  /** Resolves when the reader shows what the algorithm found. */
  setAlgorithm(id: string): Promise<void>;
  clipboardContent(format: CopyFormat): Promise<ClipboardContent>;
}

/** An open reader and what it shows. */
interface OpenReader {
  /** null until the page is read for the first time. */
  reading: Reading | null;
  ranges: readonly Range[];
  settings: Settings;
  algorithm: string;
  article: Article | null;
  notice: string;
  /** Counts up when the page moves on to other content. */
  contentNumber: number;
  handle: ReaderHandle;
  lifetime: AbortController;
}

const MOVED_ON = 'This page has moved on; here is what it shows now.';
const NO_SELECTION = 'What you selected could not be read; this is the whole page.';

export function createSession(): Session {
  let current: OpenReader | null = null;
  /** The algorithm that was chosen last in the open reader, whose script may still be on its way. */
  let asked = '';
  /** Requests wait for each other: two at once must not make two readers. */
  let queue: Promise<unknown> = Promise.resolve();

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = queue.then(task);
    queue = result.catch(() => undefined);
    return result;
  }

  async function open(request: OpenRequest): Promise<UnreadableReason | null> {
    // Before anything closes or is awaited: the selection goes with the focus.
    const ranges = request.selection ? selectedRanges(document) : [];
    if (current && request.selection) close();
    if (!current) return openNew(request, ranges);
    if (request.algorithm) await setAlgorithm(request.algorithm);
    // The browser forgets what the button does at every navigation, also at one that came back to this page.
    tellBackground('readerOpened');
    return null;
  }

  async function openNew(request: OpenRequest, ranges: readonly Range[]): Promise<UnreadableReason | null> {
    const reason = whyUnreadable(document);
    if (reason) return reason;
    const settings = await readSettings();
    const algorithm = ranges.length > 0 ? SELECTION_ID : (request.algorithm ?? settings.algorithm);
    await loadAlgorithm(algorithm);
    // A page that takes long to read gets the reader first, with word that it is being read.
    const isReady = document.readyState !== 'loading' && isQuickToRead(document);
    const reading = isReady ? readPage(document, ranges) : null;
    const shown = reading?.show(algorithm) ?? { article: null, notice: '' };
    const notice = shown.notice || (request.selection && ranges.length === 0 ? NO_SELECTION : '');
    const state = { reading, ranges, settings, algorithm, article: shown.article, notice, contentNumber: 0 };
    const handle = mountReader(document, readerState(state), {
      close,
      setAlgorithm: (id) => void setAlgorithm(id),
      setAppearance: saveSettings,
      copy: copyFromReader,
      evicted,
    });
    current = { ...state, handle, lifetime: new AbortController() };
    follow(current.lifetime.signal);
    // When the page moves on, it takes the selection's place.
    if (ranges.length > 0) void loadAlgorithm(settings.algorithm);
    tellBackground('readerOpened');
    if (request.algorithm) saveSettings({ algorithm: request.algorithm });
    return null;
  }

  /** What happens on the page while the reader is open. */
  function follow(signal: AbortSignal): void {
    watchSettings(onSettings, signal);
    onRouteChange(document, moveOn, signal);
    onReturn(document, () => tellBackground('readerOpened'), signal);
    if (document.readyState === 'loading') whenParsed(document, reread, signal);
    else if (!current?.reading) afterPaint(document, reread, signal);
    else whenIdle(prepareOthers, signal);
    // Pictures that were on their way have their size now.
    if (document.readyState !== 'complete') whenLoaded(document, reread, signal);
  }

  async function toggle(): Promise<UnreadableReason | null> {
    if (!current) return openNew({}, []);
    close();
    return null;
  }

  function close(): void {
    if (!current) return;
    const { handle, lifetime } = current;
    current = null;
    asked = '';
    lifetime.abort();
    handle.destroy();
    tellBackground('readerClosed');
  }

  /** The page takes our element out again and again: it wins, and the popup says so. */
  function evicted(): void {
    close();
    tellBackground('readerEvicted');
  }

  /** Reads the page again: more of it has arrived. */
  function reread(): void {
    if (!current) return;
    current.reading = readPage(document, current.ranges);
    present('');
    if (isQuickToRead(document)) whenIdle(prepareOthers, current.lifetime.signal);
  }

  /** The address changed. Answers whether the content did: pages also tidy their address, or write it first. */
  function moveOn(): boolean {
    if (!current) return true;
    if (current.algorithm === SELECTION_ID && areStillThere(current.ranges)) return false;
    const reading = readPage(document, []);
    const algorithm = current.algorithm === SELECTION_ID ? current.settings.algorithm : current.algorithm;
    const { article } = reading.show(algorithm);
    if (current.article && textOfArticle(article) === textOfArticle(current.article)) return false;
    current = { ...current, reading, algorithm, ranges: [], contentNumber: current.contentNumber + 1 };
    present(MOVED_ON);
    if (isQuickToRead(document)) whenIdle(prepareOthers, current.lifetime.signal);
    return true;
  }

  async function setAlgorithm(id: string): Promise<void> {
    asked = id;
    saveSettings({ algorithm: id });
    await loadAlgorithm(id);
    // Closed meanwhile, or another was chosen while this one's script was on its way.
    if (!current || asked !== id) return;
    current.algorithm = id;
    present('');
  }

  /** Runs what comes after the snapshot, and shows it. */
  function present(notice: string): void {
    if (!current?.reading) return;
    const shown = current.reading.show(current.algorithm);
    current.article = shown.article;
    current.notice = shown.notice || notice;
    current.handle.update(readerState(current));
  }

  /**
   * Runs the other algorithms one by one while nothing else is to do, so that switching shows what is already there:
   * cold code on a page of a megabyte takes longer than the tenth of a second that a switch may take.
   */
  function prepareOthers(): void {
    if (current?.reading?.prepareNext()) whenIdle(prepareOthers, current.lifetime.signal);
  }

  function onSettings(settings: Settings): void {
    if (!current) return;
    const looksTheSame = sameAppearance(current.settings, settings);
    current.settings = settings;
    if (!looksTheSame) current.handle.update(readerState(current));
  }

  /** Shown at once; stored by the background, whose echo changes nothing more. */
  function saveSettings(change: Partial<Settings>): void {
    if (current) onSettings({ ...current.settings, ...change });
    callBackgroundFromContent('changeSettings', change).catch((error: unknown) =>
      reportOnce('settings were not saved', error),
    );
  }

  async function clipboardContent(format: CopyFormat): Promise<ClipboardContent> {
    const article = current?.article;
    if (!article || article.empty) throw new Error('There is no article to copy');
    const { exportText, exportHtml, exportMarkdown } = await load('export');
    const text = exportText(article);
    const words = countWords(text, article.metadata.language);
    return format === 'markdown'
      ? { text: exportMarkdown(article), words }
      : { text, html: exportHtml(article), words };
  }

  async function copyFromReader(format: CopyFormat): Promise<number> {
    const content = await clipboardContent(format);
    writeClipboard(content);
    return content.words;
  }

  return {
    open: (request) => inTurn(() => open(request)),
    toggle: () => inTurn(toggle),
    close,
    status: () => ({
      open: current !== null,
      algorithm: current?.algorithm ?? '',
      words: current?.article?.words ?? 0,
    }),
    setAlgorithm,
    clipboardContent,
  };
}

type Visible = Pick<OpenReader, 'article' | 'algorithm' | 'settings' | 'notice' | 'contentNumber'>;

function readerState(shown: Visible): ReaderState {
  const { algorithm: _stored, ...appearance } = shown.settings;
  const { article, algorithm, notice, contentNumber } = shown;
  return { article, algorithm, algorithms: algorithmInfos, appearance, notice, contentNumber };
}

/** What an article says, for "is it another one?": places and links change without it. */
function textOfArticle({ metadata, tree }: Article): string {
  return metadata.headline + tree.children.map((child) => (child.type === 'doctype' ? '' : textOf(child))).join('\n');
}

/** The stored algorithm is the one for the next page; an open reader shows its own. */
function sameAppearance(before: Settings, after: Settings): boolean {
  const keys = Object.keys(before) as (keyof Settings)[];
  return keys.every((key) => key === 'algorithm' || before[key] === after[key]);
}

/** The toolbar follows the reader. A content script that outlived its extension has nobody to tell. */
function tellBackground(event: 'readerOpened' | 'readerClosed' | 'readerEvicted'): void {
  if (!isContextValid()) return;
  callBackgroundFromContent(event).catch((error: unknown) => reportOnce(`telling the background: ${event}`, error));
}

/**
 * Opens, changes and closes the reader; with `reading.ts` the only place that knows the whole way of a page. One per
 * document; it lives as long as the content script.
 */
import { countWords } from '../article/measure.ts';
import { callBackgroundFromContent } from '../messages/messenger.ts';
import type { ClipboardContent, ReaderStatus, UnreadableReason } from '../messages/protocol.ts';
import { readSettings, watchSettings } from '../messages/settings-channel.ts';
import { isContextValid } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { mountReader } from '../reader/mount.ts';
import type { ChoiceScope, CopyFormat, ReaderHandle } from '../reader/types.ts';
import type { Settings } from '../settings/types.ts';
import { writeClipboard } from './clipboard.ts';
import { load } from './lazy-script.ts';
import { afterPaint, onReturn, onRouteChange, whenIdle, whenLoaded, whenParsed } from './page-events.ts';
import { areStillThere, SELECTION_ID, selectedRanges } from './page-selection.ts';
import { whyUnreadable } from './readable.ts';
import { readerState, sameAppearance, textOfArticle, type Visible } from './reader-state.ts';
import { isQuickToRead, readPage } from './reading.ts';
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
interface OpenReader extends Visible {
  ranges: readonly Range[];
  /**
   * The comments were asked for. Not a setting: what is shown is what is copied, and the next article's comments may
   * be longer than the article.
   */
  comments: boolean;
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
    const ranges = selectedRanges(document);
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
    const isSelection = request.selection === true && ranges.length > 0;
    const algorithm = isSelection ? SELECTION_ID : (request.algorithm ?? settings.algorithm);
    await loadAlgorithm(algorithm);
    // A page that takes long to read gets the reader first, with word that it is being read.
    const isReady = document.readyState !== 'loading' && isQuickToRead(document);
    const reading = isReady ? readPage(document, ranges) : null;
    const state = {
      reading,
      shown: reading?.show(algorithm) ?? null,
      ranges,
      settings,
      algorithm,
      notice: request.selection && !isSelection ? NO_SELECTION : '',
      comments: false,
      isExplaining: false,
      contentNumber: 0,
    };
    const handle = mountReader(document, readerState(state), {
      close,
      setAlgorithm: (id, scope) => void setAlgorithm(id, scope),
      setAppearance: saveSettings,
      copy: copyFromReader,
      toggleComments: () => change(({ comments }) => ({ comments: !comments })),
      toggleExplanation: () => change(({ isExplaining }) => ({ isExplaining: !isExplaining })),
      evicted,
    });
    current = { ...state, handle, lifetime: new AbortController() };
    follow(current.lifetime.signal);
    // When the page moves on, it takes the selection's place.
    if (isSelection) void loadAlgorithm(settings.algorithm);
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
    if (!current) return openNew({}, selectedRanges(document));
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
    change(() => ({ notice: '' }));
    if (isQuickToRead(document)) whenIdle(prepareOthers, current.lifetime.signal);
  }

  /** The address changed. Answers whether the content did: pages also tidy their address, or write it first. */
  function moveOn(): boolean {
    if (!current) return true;
    if (current.algorithm === SELECTION_ID && areStillThere(current.ranges)) return false;
    const reading = readPage(document, []);
    const algorithm = current.algorithm === SELECTION_ID ? current.settings.algorithm : current.algorithm;
    const { article } = reading.show(algorithm, current);
    const before = current.shown?.article;
    if (before && textOfArticle(article) === textOfArticle(before)) return false;
    const contentNumber = current.contentNumber + 1;
    change(() => ({ reading, algorithm, ranges: [], comments: false, contentNumber, notice: MOVED_ON }));
    if (isQuickToRead(document)) whenIdle(prepareOthers, current.lifetime.signal);
    return true;
  }

  async function setAlgorithm(id: string, scope: ChoiceScope = 'all-pages'): Promise<void> {
    asked = id;
    if (scope === 'all-pages') saveSettings({ algorithm: id });
    await loadAlgorithm(id);
    // Closed meanwhile, or another was chosen while this one's script was on its way.
    if (!current || asked !== id) return;
    change(() => ({ algorithm: id, notice: '' }));
  }

  /** Runs what comes after the snapshot, and shows it. */
  function change(by: (before: OpenReader) => Partial<OpenReader>): void {
    if (!current) return;
    Object.assign(current, by(current));
    if (!current.reading) return;
    current.shown = current.reading.show(current.algorithm, current);
    current.handle.update(readerState(current));
  }

  /**
   * Runs the other algorithms one by one while nothing else is to do, so that switching shows what is already there:
   * cold code on a page of a megabyte takes longer than the tenth of a second that a switch may take. What they found
   * may be worth a word where the chosen one is in doubt.
   */
  function prepareOthers(): void {
    if (!current?.reading?.prepareNext()) return;
    const { notice } = current.reading.show(current.algorithm, current);
    if (notice !== current.shown?.notice) change(() => ({}));
    whenIdle(prepareOthers, current.lifetime.signal);
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
    const article = current?.shown?.article;
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
    status: () => readerStatus(current),
    setAlgorithm,
    clipboardContent,
  };
}

function readerStatus(current: OpenReader | null): ReaderStatus {
  const article = current?.shown?.article;
  return {
    open: current !== null,
    algorithm: current?.algorithm ?? '',
    words: article?.words ?? 0,
    confidence: article?.confidence ?? null,
    kind: article?.page?.kind ?? null,
  };
}

/** The toolbar follows the reader. A content script that outlived its extension has nobody to tell. */
function tellBackground(event: 'readerOpened' | 'readerClosed' | 'readerEvicted'): void {
  if (!isContextValid()) return;
  callBackgroundFromContent(event).catch((error: unknown) => reportOnce(`telling the background: ${event}`, error));
}

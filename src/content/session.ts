/**
 * The only place that knows the whole way of a page: snapshot → algorithm → article → reader. One session per
 * document; it lives as long as the content script.
 */
import { algorithmInfos, DEFAULT_ALGORITHM } from '../algorithms/index.ts';
import { makeArticle } from '../article/make-article.ts';
import type { Article } from '../article/types.ts';
import { callBackgroundFromContent } from '../messages/messenger.ts';
import type { ClipboardContent, ReaderStatus, UnreadableReason } from '../messages/protocol.ts';
import { readSettings, watchSettings } from '../messages/settings-channel.ts';
import { isContextValid, openOrClosedShadowRoot } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { mountReader } from '../reader/mount.ts';
import type { CopyFormat, ReaderHandle, ReaderState } from '../reader/types.ts';
import type { Settings } from '../settings/types.ts';
import { type LivePage, takeSnapshot } from '../snapshot/take.ts';
import { writeClipboard } from './clipboard.ts';
import { loadExport } from './lazy-export.ts';
import { afterPaint, onRouteChange, whenIdle, whenParsed } from './page-events.ts';
import { SELECTION_ID, selectedRanges, selectRanges } from './page-selection.ts';
import { whyUnreadable } from './readable.ts';
import { type RunResult, runAlgorithm } from './run-algorithm.ts';

/** What may be asked for when a reader opens. */
export interface OpenRequest {
  algorithm?: string;
  selection?: boolean;
}

/** An open reader and what it shows. */
interface OpenReader {
  page: LivePage | null;
  /** What algorithms made of the page so far: going back to one is instant. */
  made: Map<string, Shown>;
  settings: Settings;
  algorithm: string;
  ranges: readonly Range[];
  article: Article | null;
  notice: string;
  handle: ReaderHandle;
  lifetime: AbortController;
}

/** What one algorithm made of the page. */
interface Shown {
  article: Article;
  notice: string;
}

export interface Session {
  open(request: OpenRequest): Promise<UnreadableReason | null>;
  toggle(): Promise<UnreadableReason | null>;
  close(): void;
  status(): ReaderStatus;
  setAlgorithm(id: string): void;
  clipboardContent(format: CopyFormat): Promise<ClipboardContent>;
}

/** Elements of a page that is read within a frame or two. */
const QUICK_TO_READ = 20_000;

export function createSession(): Session {
  let current: OpenReader | null = null;
  let opening: Promise<UnreadableReason | null> | null = null;

  async function openNew(request: OpenRequest): Promise<UnreadableReason | null> {
    const reason = whyUnreadable(document);
    if (reason) return reason;
    // Before anything is awaited: the reader takes the focus, and with it the page's selection.
    const ranges = request.selection ? selectedRanges(document) : [];
    const settings = await readSettings();
    const algorithm = ranges.length > 0 ? SELECTION_ID : (request.algorithm ?? settings.algorithm);
    const lifetime = new AbortController();
    const isParsed = document.readyState !== 'loading';
    // A page that takes long to read gets the reader first, with word that it is being read.
    const isQuick = isParsed && document.getElementsByTagName('*').length <= QUICK_TO_READ;
    const page = isQuick ? readPage() : null;
    const made = new Map<string, Shown>();
    const shown = page ? show(page, algorithm, ranges) : { article: null, notice: '' };
    if (shown.article) made.set(algorithm, shown);
    const state = readerState({ ...shown, algorithm, settings });
    const handle = mountReader(document, state, {
      close,
      setAlgorithm,
      setAppearance: (change) => saveSettings(change),
      copy: copyFromReader,
      evicted,
    });
    current = { page, made, settings, algorithm, ranges, ...shown, handle, lifetime };
    watchSettings(onSettings, lifetime.signal);
    onRouteChange(document, () => reread('This page has moved on; here is what it shows now.'), lifetime.signal);
    tellBackground('readerOpened');
    if (!isParsed) whenParsed(document, () => reread(''), lifetime.signal);
    else if (!isQuick) afterPaint(document, () => reread(''), lifetime.signal);
    else whenIdle(prepareOthers, lifetime.signal);
    return null;
  }

  function close(): void {
    if (!current) return;
    const { handle, lifetime } = current;
    current = null;
    lifetime.abort();
    handle.destroy();
    tellBackground('readerClosed');
  }

  /** The page takes our element out again and again: it wins, and the popup says so. */
  function evicted(): void {
    close();
    tellBackground('readerEvicted');
  }

  function reread(notice: string): void {
    if (!current) return;
    current.page = readPage();
    current.made.clear();
    // What the user had selected is gone with the old content.
    if (notice !== '' && current.algorithm === SELECTION_ID) current.algorithm = current.settings.algorithm;
    present(notice);
  }

  function setAlgorithm(id: string): void {
    if (!current) return;
    current.algorithm = id;
    present('');
    saveSettings({ algorithm: id });
  }

  /** Runs what comes after the snapshot, and shows it. */
  function present(notice: string): void {
    if (!current?.page) return;
    const { page, made, algorithm, ranges } = current;
    const shown = made.get(algorithm) ?? show(page, algorithm, ranges);
    made.set(algorithm, shown);
    current.article = shown.article;
    current.notice = shown.notice || notice;
    current.handle.update(readerState(current));
  }

  /**
   * Runs the other algorithms one by one while nothing else is to do, so that switching shows what is already there:
   * cold code on a page of a megabyte takes longer than the tenth of a second that a switch may take.
   */
  function prepareOthers(): void {
    const page = current?.page;
    const next = algorithmInfos.find(({ id }) => !current?.made.has(id));
    if (!current || !page || !next) return;
    current.made.set(next.id, show(page, next.id, []));
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
    const article = current?.article;
    if (!article || article.empty) throw new Error('There is no article to copy');
    const { exportText, exportHtml, exportMarkdown } = await loadExport();
    if (format === 'markdown') return { text: exportMarkdown(article), words: article.words };
    return { text: exportText(article), html: exportHtml(article), words: article.words };
  }

  async function copyFromReader(format: CopyFormat): Promise<number> {
    const content = await clipboardContent(format);
    writeClipboard(content);
    return content.words;
  }

  return {
    async open(request) {
      if (opening) await opening;
      if (!current) {
        opening = openNew(request);
        try {
          return await opening;
        } finally {
          opening = null;
        }
      }
      if (request.selection) {
        close();
        return openNew(request);
      }
      if (request.algorithm) setAlgorithm(request.algorithm);
      return null;
    },
    async toggle() {
      if (opening) await opening;
      if (!current) return this.open({});
      close();
      return null;
    },
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

/** Reads the page as it stands now, without the reader that may stand in it. */
function readPage(): LivePage {
  const ignore = new Set<Node>(document.querySelectorAll('[data-lectern]'));
  return takeSnapshot(document, { shadowRootOf: openOrClosedShadowRoot, ignore });
}

function show(page: LivePage, algorithm: string, ranges: readonly Range[]): Shown {
  const result: RunResult =
    algorithm === SELECTION_ID
      ? { selection: selectRanges(page, ranges), notice: '' }
      : runAlgorithm(page.snapshot, algorithm);
  return { article: makeArticle(page.snapshot, result.selection), notice: result.notice };
}

function readerState(shown: {
  article: Article | null;
  algorithm: string;
  settings: Settings;
  notice: string;
}): ReaderState {
  const { algorithm: _stored, ...appearance } = shown.settings;
  return {
    article: shown.article,
    algorithm: shown.algorithm || DEFAULT_ALGORITHM,
    algorithms: algorithmInfos,
    appearance,
    notice: shown.notice,
  };
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

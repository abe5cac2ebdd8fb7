/**
 * Opens, changes and closes the reader; with `reading.ts` the only place that knows the whole way of a page. One per
 * document; it lives as long as the content script.
 */
import type { ReaderStatus, UnreadableReason } from '../messages/protocol.ts';
import { readSettings, watchSettings } from '../messages/settings-channel.ts';
import { mountReader } from '../reader/mount.ts';
import type { ChoiceScope } from '../reader/types.ts';
import { offersOf } from '../session/offers.ts';
import { SELECTION_ID } from '../session/state.ts';
import type { Settings } from '../settings/types.ts';
import { storeSettings, tellBackground } from './background.ts';
import { loadEnhancements, loadExplanations, withFormulas } from './enhancements.ts';
import { createExporter, type Exporter } from './export/index.ts';
import { followPage } from './following/index.ts';
import { type LastRead, lastRead, readAfter } from './following/last-read.ts';
import type { OpenReader } from './open-reader.ts';
import { NO_OTHER_PAGES } from './other-pages.ts';
import { afterPaint, onReturn } from './page-events.ts';
import { selectedRanges } from './page-selection.ts';
import { whyUnreadable } from './readable.ts';
import { readerState, readerStatus, sameAppearance } from './reader-state.ts';
import { isQuickToRead } from './reading.ts';
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
  /** What the reader shows, on the clipboard or as a file. */
  readonly exporter: Exporter;
}

const NO_SELECTION = 'What you selected could not be read; this is the whole page.';

/** What is offered of the page as it was read, and of the pages beside it. */
function offersNow({ reading, algorithm, newArticle, pages }: Omit<OpenReader, 'handle' | 'lifetime' | 'offers'>) {
  const snapshot = reading?.page?.snapshot ?? null;
  return offersOf({ snapshot, marks: reading?.kept(algorithm) ?? [], newArticle, pages: pages.offers() });
}

export function createSession(): Session {
  let current: OpenReader | null = null;
  /** The algorithm that was chosen last in the open reader, whose script may still be on its way. */
  let asked = '';
  let last: LastRead | null = null;
  /** Requests wait for each other: two at once must not make two readers. */
  let queue: Promise<unknown> = Promise.resolve();
  const exporter = createExporter(() => current?.shown?.article ?? null);

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
    const { reading, outdated } = isReady
      ? readAfter(document, ranges, algorithm, last)
      : { reading: null, outdated: null };
    const state = {
      reading,
      shown: reading?.show(algorithm) ?? null,
      ranges,
      settings,
      algorithm,
      notice: request.selection && !isSelection ? NO_SELECTION : '',
      comments: false,
      isExplaining: false,
      newArticle: null,
      outdated,
      pages: NO_OTHER_PAGES,
      contentNumber: 0,
    };
    const offers = offersNow(state);
    const handle = mountReader(document, readerState({ ...state, offers }), {
      close,
      setAlgorithm: (id, scope) => void setAlgorithm(id, scope),
      setAppearance: saveSettings,
      ...exporter,
      toggleComments: () => change({ comments: !current?.comments }),
      toggleExplanation: () => void loadExplanations().then(() => change({ isExplaining: !current?.isExplaining })),
      accept: (offer) => following.accept(offer),
      evicted,
    });
    current = { ...state, offers, handle, lifetime: new AbortController() };
    const { signal } = current.lifetime;
    watchSettings(onSettings, signal);
    onReturn(document, () => tellBackground('readerOpened'), signal);
    afterPaint(document, bringEnhancements, signal);
    const following = followPage(document, { current: () => current, change }, signal);
    // When the page moves on, it takes the selection's place.
    if (isSelection) void loadAlgorithm(settings.algorithm);
    tellBackground('readerOpened');
    if (request.algorithm) saveSettings({ algorithm: request.algorithm });
    return null;
  }

  async function toggle(): Promise<UnreadableReason | null> {
    if (!current) return openNew({}, selectedRanges(document));
    close();
    return null;
  }

  function close(): void {
    if (!current) return;
    const { handle, lifetime } = current;
    last = lastRead(current);
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

  async function setAlgorithm(id: string, scope: ChoiceScope = 'all-pages'): Promise<void> {
    asked = id;
    if (scope === 'all-pages') saveSettings({ algorithm: id });
    await loadAlgorithm(id);
    // Closed meanwhile, or another was chosen while this one's script was on its way.
    if (!current || asked !== id) return;
    change({ algorithm: id, notice: '' });
  }

  /** Runs what comes after the snapshot, and shows it. */
  function change(by: Partial<OpenReader>, placeNow?: (place: number) => number): void {
    if (!current) return;
    Object.assign(current, by);
    if (!current.reading) return;
    const shown = current.reading.show(current.algorithm, current);
    current.shown = { ...shown, article: withFormulas(current.pages.join(shown.article, current.algorithm)) };
    current.offers = offersNow(current);
    current.handle.update(readerState(current), placeNow);
    bringEnhancements();
  }

  /** Shows the article again when what it needs beside the text has arrived. */
  function bringEnhancements(): void {
    if (!current?.shown) return;
    void loadEnhancements(current.shown.article).then((areNew) => areNew && change({}));
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
    storeSettings(change);
  }

  return {
    open: (request) => inTurn(() => open(request)),
    toggle: () => inTurn(toggle),
    close,
    status: () => readerStatus(current),
    setAlgorithm,
    exporter,
  };
}

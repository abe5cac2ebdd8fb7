/** Follows the page under an open reader: what has arrived, what has changed, where it went. */
import type { Article } from '../../article/types.ts';
import { buttonOf, NEW_ARTICLE } from '../../session/offers.ts';
import { placesBetween } from '../../session/places.ts';
import { fingerprint, isPlaceholder, isSameStory } from '../../session/same-story.ts';
import { SELECTION_ID } from '../../session/state.ts';
import { withoutHash } from '../../shared/url.ts';
import type { OpenReader } from '../open-reader.ts';
import { findOtherPages, NO_OTHER_PAGES, OTHER_PAGES } from '../other-pages.ts';
import { afterPaint, onRouteChange, whenIdle, whenLoaded, whenParsed } from '../page-events.ts';
import { areStillThere } from '../page-selection.ts';
import { pressButton } from '../press-button.ts';
import { isQuickToRead, type Reading, readPage } from '../reading.ts';
import { classics, loadClassics } from '../run-algorithm.ts';
import { keptElement } from './kept-element.ts';
import { watchChanges } from './watch-changes.ts';

/** What the session lets the follower do. */
export interface Followed {
  current(): OpenReader | null;
  /** Shows what comes of a change. */
  change(by: Partial<OpenReader>, placeNow?: (place: number) => number): void;
}

export interface Following {
  /** Gets what was offered. */
  accept(offer: string): void;
}

/** When a page that was asked for more is looked at: some answer at once, some ask their server (ms). */
const ANSWERS = [80, 600, 2000, 5000];

export function followPage(document: Document, { current, change }: Followed, signal: AbortSignal): Following {
  /** Reads the page; at another address without what its head still says of the article before, if it is another one. */
  function read(open: OpenReader, algorithm = open.algorithm): Reading {
    const before = open.reading;
    const hasMoved = before?.page && withoutHash(before.page.snapshot.url) !== withoutHash(document.URL);
    if (!hasMoved) return readPage(document, open.ranges, open.outdated);
    const reading = readPage(document, open.ranges, before.hints);
    const isSame = open.shown && isSameStory(open.shown.article, reading.show(algorithm, open).article);
    return isSame ? readPage(document, open.ranges, open.outdated) : reading;
  }

  /** Reads the page again: more of it has arrived. */
  function reread(): void {
    const open = current();
    if (open) show(open, readPage(document, open.ranges, open.outdated));
  }

  function show(open: OpenReader, reading: Reading): void {
    const before = open.reading?.page;
    const places = before && reading.page ? placesBetween(before.nodes, reading.page.nodes) : undefined;
    const isFirst = open.reading === null;
    change({ reading, notice: isFirst ? open.notice : '' }, places);
    if (isFirst) whenIdle(offerOtherPages, signal);
    if (isQuickToRead(document)) whenIdle(prepareOthers, signal);
  }

  /** Looks whether what is being read has changed on the page. Answers whether it has. */
  function look(): boolean {
    const open = current();
    if (!open?.reading || !open.shown || !isQuickToRead(document) || open.handle.isSelecting) return false;
    if (open.algorithm === SELECTION_ID) return false;
    const reading = read(open);
    const { article } = reading.show(open.algorithm, open);
    const before = open.reading.show(open.algorithm, open).article;
    if (fingerprint(article) === fingerprint(before)) return withdraw();
    if (!isSameStory(before, article)) return isPlaceholder(before) ? replace(open, reading) : offerNew(article);
    show(open, reading);
    withdraw();
    return true;
  }

  /** The address changed. Answers whether the content did: pages also tidy their address, or write it first. */
  function moveOn(): boolean {
    const open = current();
    if (!open) return true;
    if (open.algorithm === SELECTION_ID && areStillThere(open.ranges)) return false;
    const reading = read({ ...open, ranges: [] }, algorithmAfter(open));
    const { article } = reading.show(algorithmAfter(open), open);
    const before = open.shown?.article;
    if (before && isSameStory(before, article)) {
      withdraw();
      return false;
    }
    const isChosen = open.algorithm === SELECTION_ID;
    return !before || (isPlaceholder(before) && !isChosen) ? replace(open, reading) : offerNew(article);
  }

  /** What is being read stays until the user wants the other. */
  function offerNew({ metadata }: Article): true {
    if (current()?.newArticle !== metadata.headline) change({ newArticle: metadata.headline });
    return true;
  }

  function withdraw(): false {
    if (current()?.newArticle !== null) change({ newArticle: null });
    return false;
  }

  function replace(open: OpenReader, reading: Reading): true {
    const hasMoved = open.reading?.page?.snapshot.url !== reading.page?.snapshot.url;
    change({
      reading,
      algorithm: algorithmAfter(open),
      ranges: [],
      comments: false,
      newArticle: null,
      outdated: hasMoved ? (open.reading?.hints ?? null) : open.outdated,
      pages: NO_OTHER_PAGES,
      contentNumber: open.contentNumber + 1,
      notice: '',
    });
    whenIdle(offerOtherPages, signal);
    if (isQuickToRead(document)) whenIdle(prepareOthers, signal);
    return true;
  }

  function offerOtherPages(): void {
    const open = current();
    if (!open?.reading?.page || open.algorithm === SELECTION_ID) return;
    void findOtherPages(open.reading.page.snapshot).then((pages) => {
      // The page may have moved on meanwhile.
      if (pages && current()?.contentNumber === open.contentNumber) change({ pages });
    });
  }

  /**
   * Runs the other algorithms one by one while nothing else is to do, so that switching shows what is already there:
   * cold code on a page of a megabyte takes longer than the tenth of a second that a switch may take. What they found
   * may be worth a word where the chosen one is not sure.
   */
  function prepareOthers(): void {
    if (classics().length === 0) {
      void loadClassics().then((areThere) => areThere && !signal.aborted && whenIdle(prepareOthers, signal));
      return;
    }
    const open = current();
    if (!open?.reading?.prepareNext()) return;
    const { notice } = open.reading.show(open.algorithm, open);
    if (notice !== open.shown?.notice) change({});
    whenIdle(prepareOthers, signal);
  }

  function accept(offer: string): void {
    const open = current();
    if (!open?.reading) return;
    if (offer === NEW_ARTICLE) replace(open, read({ ...open, ranges: [] }, algorithmAfter(open)));
    else if (offer === OTHER_PAGES) void open.pages.load(() => change({}), signal);
    else {
      const button = buttonOf(offer);
      if (button === null) return;
      pressButton(open.reading.page, button);
      for (const pause of ANSWERS) later(pause, look);
    }
  }

  function later(pause: number, callback: () => unknown): void {
    const timer = setTimeout(callback, pause);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  onRouteChange(document, moveOn, signal);
  if (document.readyState === 'loading') whenParsed(document, reread, signal);
  else if (!current()?.reading) afterPaint(document, reread, signal);
  else {
    whenIdle(offerOtherPages, signal);
    whenIdle(prepareOthers, signal);
  }
  // Pictures that were on their way have their size now.
  if (document.readyState !== 'complete') whenLoaded(document, reread, signal);
  watchChanges(document, { root: () => rootOf(current()), look }, signal);
  return { accept };
}

/** When the page moves on from what was selected, the stored algorithm takes over. */
function algorithmAfter({ algorithm, settings }: OpenReader): string {
  return algorithm === SELECTION_ID ? settings.algorithm : algorithm;
}

const roots = new WeakMap<Reading, Map<string, Element | null>>();

/** The element that holds what is being read; found once for each reading and algorithm. */
function rootOf(open: OpenReader | null): Element | null {
  if (!open?.reading?.page) return null;
  const known = roots.get(open.reading) ?? new Map<string, Element | null>();
  roots.set(open.reading, known);
  let root = known.get(open.algorithm);
  if (root === undefined) {
    root = keptElement(open.reading.page, open.reading.kept(open.algorithm));
    known.set(open.algorithm, root);
  }
  return root;
}

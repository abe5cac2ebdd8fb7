/** A page as the open reader has it: read here, or elsewhere until the code has come that reads it here. */
import type { Correction } from '../corrections/types.ts';
import { createPage } from '../page/page.ts';
import type { Explanation } from '../reader/types.ts';
import type { ReadThere } from '../reading-room/request.ts';
import { describeLowConfidence, hasLowConfidence } from '../session/low-confidence.ts';
import type { Found, Reading } from '../session/state.ts';
import type { LivePage } from '../snapshot/take.ts';
import type { MetadataHints } from '../snapshot/types.ts';
import { failedArticle, failedFinding, type Finding, findingFromThere } from './found.ts';
import { provided } from './lazy-script.ts';

/** A page that was read, and what can be asked of it. */
export interface LiveReading extends Reading {
  readonly nodes: readonly Node[];
  /** What was found so far, by algorithm. */
  readonly findings: ReadonlyMap<string, Finding>;
  /**
   * What this algorithm found; made at the first call with its code there, then kept. What is said about it may change
   * when other algorithms have run. Never throws.
   */
  show(algorithm: string, comments: boolean, corrections?: readonly Correction[]): Found;
  /** What an algorithm found, which has run or can run now; with corrections where their script is there. */
  find(algorithm: string, corrections?: readonly Correction[]): Finding;
  /** Makes the article of an algorithm, with stops in between. */
  prepare(algorithm: string): Iterable<undefined>;
  /** Goes on making the articles of the light algorithms that were not asked for yet, for a moment. */
  prepareNext(): Prepared;
  /** Why the text is what it is; null when the algorithm failed. */
  explain(algorithm: string, areCommentsShown: boolean, corrections?: readonly Correction[]): Explanation | null;
}

/** How far it came: one is half made, one was made, all are. */
export type Prepared = 'half' | 'one' | 'all';

/** The session keeps readings as it got them, and got them here. */
export const liveReading = (reading: Reading) => reading as LiveReading;

/** How a page is read. */
export interface ReadOptions {
  /** What the user has selected on the page, for the algorithm `selection`. */
  ranges: readonly Range[];
  /** What the head said while the page stood at another address. */
  outdated: MetadataHints | null;
}

/**
 * A page of which the snapshot was taken before, and what the reading room found on it. That is shown until the engine has come,
 * which finds the same.
 */
export function readingFromThere(document: Document, taken: LivePage, there: ReadThere): LiveReading {
  const page = createPage(taken.snapshot);
  const elsewhere = findingFromThere(there);
  const shown = foundThere(elsewhere);
  let local: LiveReading | undefined;
  const here = () => (local ??= provided('engine')?.readingOf(document, taken, NOTHING_ASKED, there));
  return {
    get page() {
      return here()?.page ?? page;
    },
    get findings() {
      return here()?.findings ?? NOTHING_FOUND;
    },
    nodes: taken.nodes,
    hints: taken.snapshot.metadata,
    show: (algorithm, comments, corrections) => here()?.show(algorithm, comments, corrections) ?? shown(comments),
    find: (algorithm, corrections) => here()?.find(algorithm, corrections) ?? elsewhere,
    prepare: (algorithm) => here()?.prepare(algorithm) ?? [],
    prepareNext: () => here()?.prepareNext() ?? 'all',
    explain: (algorithm, areCommentsShown, corrections) =>
      here()?.explain(algorithm, areCommentsShown, corrections) ?? null,
  };
}

function foundThere({ article, marks, offers, withComments }: Finding): (comments: boolean) => Found {
  const low = hasLowConfidence(article) ? describeLowConfidence(article, null, false) : null;
  return (comments) => ({
    article: comments ? withComments() : article,
    bare: article,
    marks,
    notice: low?.notice ?? '',
    ways: low?.ways ?? [],
    offers: offers(),
  });
}

const NOTHING_ASKED: ReadOptions = { ranges: [], outdated: null };
const NOTHING_FOUND: ReadonlyMap<string, Finding> = new Map();

/** What is shown of a page that could not be read. */
export function unreadable(document: Document): LiveReading {
  return {
    page: null,
    nodes: [],
    findings: new Map(),
    hints: null,
    show(algorithm) {
      const article = failedArticle(document, algorithm);
      return { article, bare: article, marks: [], notice: '', ways: [], offers: [] };
    },
    find: (algorithm) => failedFinding(document, algorithm),
    prepare: () => [],
    prepareNext: () => 'all',
    explain: () => null,
  };
}


/** One page as read at one moment: the snapshot, and what the algorithms made of it so far. */

import type { Mark } from '../algorithms/types.ts';
import type { Correction } from '../corrections/types.ts';
import { intact } from '../dom/unclobbered.ts';
import { keepCurrentArticle } from '../page/current-article.ts';
import { withoutOutdated } from '../page/outdated-hints.ts';
import { createPage } from '../page/page.ts';
import { openOrClosedShadowRoot } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { readerHosts } from '../reader/overlay/reader-hosts.ts';
import type { Explanation } from '../reader/types.ts';
import {
  describeLowConfidence,
  hasLowConfidence,
  type LowConfidence,
  SECOND_OPINIONS,
} from '../session/low-confidence.ts';
import type { Found, Reading } from '../session/state.ts';
import { stage } from '../shared/stage.ts';
import { withoutHash } from '../shared/url.ts';
import { type LivePage, type TakeOptions, takeSnapshot, takeSnapshotInPieces } from '../snapshot/take.ts';
import type { MetadataHints } from '../snapshot/types.ts';
import { correctFinding, type Finding, failedArticle, failedFinding, findArticle, findWithStops } from './finding.ts';
import { provided } from './lazy-script.ts';
import { classics, isAwaited } from './run-algorithm.ts';

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

/** Work that nobody waits for lets the browser answer after this time, as soon as it comes to a stop (ms). */
const MOMENT = 8;

/** The session keeps readings as it got them, and got them here. */
export const liveReading = (reading: Reading) => reading as LiveReading;

const NO_CORRECTIONS: readonly Correction[] = [];

/** Articles with corrections that are kept: the shown one, and what it was compared with lately. */
const CORRECTED_KEPT = 5;

/** The marks of an algorithm that failed. */
const NOTHING: readonly Mark[] = [];

/** Elements of a page that is read within a frame or two. */
const QUICK_TO_READ = 20_000;

export function isQuickToRead(document: Document): boolean {
  return intact(document).getElementsByTagName('*').length <= QUICK_TO_READ;
}

/** How a page is read. */
export interface ReadOptions {
  /** What the user has selected on the page, for the algorithm `selection`. */
  ranges: readonly Range[];
  /** What the head said while the page stood at another address. */
  outdated: MetadataHints | null;
}

/** Reads the page as it stands now, without a reader that may stand in it. */
export function readPage(document: Document, options: ReadOptions): LiveReading {
  const taken = takePage(document);
  return taken ? readingOf(document, taken, options) : unreadable(document);
}

/** A page that changes so often while it is read in pieces is read at once. */
const MOST_ATTEMPTS = 3;

/**
 * Reads a large page, and makes the article of one algorithm, with pauses in which the browser answers the user. A page
 * that changed meanwhile is read again.
 *
 * @param pause resolves when it may go on: false when it shall not
 * @returns null where it was stopped
 */
export async function readPageInPieces(
  document: Document,
  { algorithm, ...options }: ReadOptions & { algorithm: string },
  pause: () => Promise<boolean>,
): Promise<LiveReading | null> {
  const taken = await takePageInPieces(document, pause);
  if (taken === 'stopped') return null;
  const reading = taken ? readingOf(document, taken, options) : unreadable(document);
  for (const _step of reading.prepare(algorithm)) if (!(await pause())) return null;
  return reading;
}

async function takePageInPieces(
  document: Document,
  pause: () => Promise<boolean>,
): Promise<LivePage | null | 'stopped'> {
  let hasChanged = false;
  let isStopped = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  const goOn = async () => {
    isStopped = !(await pause());
    return !isStopped && !hasChanged;
  };
  try {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      hasChanged = false;
      const taken = await takeSnapshotInPieces(document, OPTIONS, goOn);
      if (isStopped) return 'stopped';
      if (taken) return taken;
    }
  } catch (error) {
    reportOnce('the page could not be read in pieces', error);
  } finally {
    observer.disconnect();
  }
  return takePage(document);
}

function readingOf(document: Document, taken: LivePage, { ranges, outdated }: ReadOptions): LiveReading {
  const snapshot = keepCurrentArticle(withoutOutdated(taken.snapshot, outdated), hasMovedOn(document));
  const page = createPage(snapshot);
  const { nodes } = taken;
  const read = { document, page, nodes, ranges };
  const made = new Map<string, Finding>();

  function find(algorithm: string): Finding {
    return made.get(algorithm) ?? keep(algorithm, findArticle(read, algorithm));
  }

  /** The last ones first. */
  let corrected: readonly { of: Finding; by: readonly Correction[]; finding: Finding }[] = [];

  function findCorrected(algorithm: string, by: readonly Correction[] = NO_CORRECTIONS): Finding {
    const of = find(algorithm);
    if (by.length === 0) return of;
    const known = corrected.find((entry) => entry.of === of && entry.by === by);
    const corrector = known ? null : provided('workbench')?.correctorOf(page, by);
    const entry = known ?? (corrector && { of, by, finding: correctFinding(page, of, corrector) });
    if (!entry) return of;
    corrected = [entry, ...corrected.filter((other) => other !== entry)].slice(0, CORRECTED_KEPT);
    return entry.finding;
  }

  function keep(algorithm: string, finding: Finding): Finding {
    if (!isAwaited(algorithm)) made.set(algorithm, finding);
    return finding;
  }

  function judge({ answer, marks, article }: Finding): LowConfidence | null {
    if (!answer || !hasLowConfidence(article)) return null;
    const others = SECOND_OPINIONS.flatMap((id) => {
      const other = made.get(id);
      const { words = 0 } = other?.article ?? {};
      return other ? [{ algorithm: other.answer?.algorithm ?? id, marks: other.marks, words }] : [];
    });
    const { language } = article.metadata;
    const other =
      provided('classics')?.findSecondOpinion(page, { algorithm: answer.algorithm, marks }, others, language) ?? null;
    return describeLowConfidence(article, other, ranges.length > 0);
  }

  function* prepare(algorithm: string): Generator<undefined> {
    if (made.has(algorithm)) return;
    const finding = yield* findWithStops(read, algorithm);
    if (!made.has(algorithm)) keep(algorithm, finding);
  }

  return {
    page,
    nodes,
    findings: made,
    hints: taken.snapshot.metadata,
    find: findCorrected,
    show(algorithm, comments, corrections) {
      const finding = findCorrected(algorithm, corrections);
      const low = judge(finding);
      const notice = [finding.notice, low?.notice ?? ''].filter((part) => part !== '').join(' ');
      const { article: bare, marks } = finding;
      const article = comments ? finding.withComments() : bare;
      return { article, bare, marks, notice, ways: low?.ways ?? [] };
    },
    prepare,
    prepareNext: preparer(prepare, () => classics().find(({ id }) => !made.has(id))?.id),
    explain: (algorithm, areCommentsShown, corrections) =>
      findCorrected(algorithm, corrections).explain(areCommentsShown),
  };
}

/** @param next what is to be prepared, undefined when all is */
function preparer(prepare: (id: string) => Iterator<undefined>, next: () => string | undefined): () => Prepared {
  let underWay: Iterator<undefined> | null = null;
  return () => {
    const id = underWay ? undefined : next();
    if (!underWay && id === undefined) return 'all';
    underWay ??= prepare(id as string);
    const until = performance.now() + MOMENT;
    while (!underWay.next().done) if (performance.now() >= until) return 'half';
    underWay = null;
    return 'one';
  };
}

/** Whether the document was loaded from another address. */
function hasMovedOn(document: Document): boolean {
  const { URL: url, defaultView } = intact(document);
  const loaded = defaultView?.performance.getEntriesByType('navigation')[0]?.name;
  return loaded !== undefined && withoutHash(loaded) !== withoutHash(url);
}

/** What is shown of a page that could not be read. */
function unreadable(document: Document): LiveReading {
  return {
    page: null,
    nodes: [],
    findings: new Map(),
    hints: null,
    show(algorithm) {
      const article = failedArticle(document, algorithm);
      return { article, bare: article, marks: NOTHING, notice: '', ways: [] };
    },
    find: (algorithm) => failedFinding(document, algorithm),
    prepare: () => [],
    prepareNext: () => 'all',
    explain: () => null,
  };
}

/** null when the page could not be read, which is a bug of ours: reported, and shown as a failure. */
function takePage(document: Document): LivePage | null {
  try {
    return stage('snapshot', () => takeSnapshot(document, OPTIONS));
  } catch (error) {
    reportOnce('the page could not be read', error);
    return null;
  }
}

const OPTIONS: TakeOptions = {
  shadowRootOf: openOrClosedShadowRoot,
  ignore: readerHosts,
};

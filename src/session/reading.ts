/** One page as read at one moment: the snapshot, and what the algorithms made of it so far. */

import type { Correction } from '../article/corrections/types.ts';
import type { ReadThere } from '../engine/room/request.ts';
import { keepCurrentArticle } from '../page/current-article.ts';
import { withoutOutdated } from '../page/outdated-hints.ts';
import { createPage, type Page } from '../page/page.ts';
import { isSameSnapshot } from '../page/snapshot/same-snapshot.ts';
import { type LivePage, type TakeOptions, takeSnapshot, takeSnapshotInPieces } from '../page/snapshot/take.ts';
import { reportOnce } from '../platform/errors.ts';
import { openOrClosedShadowRoot } from '../platform/shadow-root.ts';
import { stage } from '../shared/stage.ts';
import type { WithStops } from '../shared/with-stops.ts';
import { hasMovedOn } from '../store/messages/wish.ts';
import { createOtherAnswers } from './answers-from-there.ts';
import { correctFinding, findArticle, findWithStops } from './finding.ts';
import { type Finding, findingFromThere } from './found.ts';
import { provided } from './lazy-script.ts';
import { withPauses } from './let-others.ts';
import type { LiveReading, Prepared, ReadOptions, ReadWish } from './live-reading.ts';
import { classics, isScriptHere } from './load-algorithm.ts';
import { unreadable } from './reading-from-there.ts';
import {
  describeLowConfidence,
  hasLowConfidence,
  type LowConfidence,
  SECOND_OPINIONS,
} from './state/low-confidence.ts';

/** Work that nobody waits for lets the browser answer after this time, as soon as it comes to a stop (ms). */
const MOMENT = 8;

const NO_CORRECTIONS: readonly Correction[] = [];

/** Articles with corrections that are kept: the shown one, and what it was compared with lately. */
const CORRECTED_KEPT = 5;

/** Reads the page as it stands now, without a reader that may stand in it. */
export function readPage(document: Document, options: ReadOptions): LiveReading {
  const taken = takePage(document, options);
  if (!taken) return unreadable(document);
  const { last } = options;
  return last && isStillSo(taken, options, last) ? last : readingOf(document, taken, options);
}

/** Whether the page is what it was when it was read last, node by node. */
function isStillSo(taken: LivePage, wish: ReadWish, { nodes, page }: LiveReading): boolean {
  const isThere =
    page !== null && nodes.length === taken.nodes.length && nodes.every((node, id) => node === taken.nodes[id]);
  return isThere && isSameSnapshot(page.snapshot, pageOf(taken, wish));
}

const pageOf = (taken: LivePage, { outdated }: ReadWish) =>
  keepCurrentArticle(withoutOutdated(taken.snapshot, outdated), hasMovedOn());

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
  const taken = await takePageInPieces(document, options, pause);
  if (taken === 'stopped') return null;
  const reading = taken ? readingOf(document, taken, options) : unreadable(document);
  const isStopped = (await withPauses(reading.prepare(algorithm), pause)) === null;
  return isStopped ? null : reading;
}

async function takePageInPieces(
  document: Document,
  { ignore }: ReadOptions,
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
      const taken = await takeSnapshotInPieces(document, { ...OPTIONS, ignore }, goOn);
      if (isStopped) return 'stopped';
      if (taken) return taken;
    }
  } catch (error) {
    reportOnce('the page could not be read in pieces', error);
  } finally {
    observer.disconnect();
  }
  return takePage(document, { ignore });
}

/** @param there what the reading room found on it, which is shown until it has been found here */
export function readingOf(
  document: Document,
  taken: LivePage,
  wish: ReadWish,
  there: ReadThere | null = null,
): LiveReading {
  const page = createPage(pageOf(taken, wish));
  const { ranges } = wish;
  const { nodes } = taken;
  const elsewhere = createOtherAnswers(page);
  const read = { document, page, nodes, ranges, answerOf: elsewhere.answerOf };
  const made = new Map<string, Finding>();

  const fromThere = there && findingFromThere(there);

  /** What was found elsewhere; null once it has been found here as well. */
  function foundThere(algorithm: string): Finding | null {
    return there?.algorithm === algorithm && !made.has(algorithm) ? fromThere : null;
  }

  /** Found here, as soon as it can be. */
  function find(algorithm: string): Finding {
    const shown = isScriptHere(algorithm) ? null : foundThere(algorithm);
    return shown ?? made.get(algorithm) ?? keep(algorithm, findArticle(read, algorithm));
  }

  /** The last ones first. */
  let corrected: readonly { of: Finding; by: readonly Correction[]; finding: Finding }[] = [];

  function findCorrected(algorithm: string, by: readonly Correction[] = NO_CORRECTIONS): Finding {
    const of = find(algorithm);
    if (by.length === 0) return of;
    const known = corrected.find((entry) => entry.of === of && entry.by === by);
    const corrector = known ? null : provided('tools')?.correctorOf(page, by);
    const entry = known ?? (corrector && { of, by, finding: correctFinding(page, of, corrector) });
    if (!entry) return of;
    corrected = [entry, ...corrected.filter((other) => other !== entry)].slice(0, CORRECTED_KEPT);
    return entry.finding;
  }

  function keep(algorithm: string, finding: Finding): Finding {
    if (isScriptHere(algorithm)) made.set(algorithm, finding);
    return finding;
  }

  function* prepare(algorithm: string): WithStops<void> {
    if (made.has(algorithm)) return;
    const finding = yield* findWithStops(read, algorithm);
    if (!made.has(algorithm)) keep(algorithm, finding);
  }

  /** Of what was found elsewhere nothing can be asked. */
  const shownOnly = () =>
    there && !made.has(there.algorithm) && isScriptHere(there.algorithm) ? there.algorithm : undefined;
  const others = () => classics().flatMap(({ id }) => (made.has(id) ? [] : [id]));
  const nextToPrepare = () => shownOnly() ?? others()[0];

  return {
    page,
    nodes,
    findings: made,
    hints: taken.snapshot.metadata,
    find: findCorrected,
    show(algorithm, comments, corrections) {
      const shown = corrections?.length ? null : foundThere(algorithm);
      const finding = shown ?? findCorrected(algorithm, corrections);
      const low = judge(page, finding, made, ranges.length > 0);
      const notice = [finding.notice, low?.notice ?? ''].filter((part) => part !== '').join(' ');
      const { article: bare, marks } = finding;
      const article = comments ? finding.withComments() : bare;
      return { article, bare, marks, notice, ways: low?.ways ?? [], offers: finding.offers() };
    },
    prepare,
    askOthers: () => (shownOnly() === undefined ? elsewhere.ask(others()) : null),
    prepareNext: preparer(prepare, nextToPrepare),
    explain: (algorithm, areCommentsShown, corrections) =>
      findCorrected(algorithm, corrections).explain(areCommentsShown),
  };
}

/**
 * What is to be said of an article of low confidence, and offered beside it.
 *
 * @param made of the other algorithms that have run
 * @param hasSelected there is text that the user has selected on the page
 */
function judge(
  page: Page,
  { by, marks, article }: Finding,
  made: ReadonlyMap<string, Finding>,
  hasSelected: boolean,
): LowConfidence | null {
  if (by === null || !hasLowConfidence(article)) return null;
  const others = SECOND_OPINIONS.flatMap((id) => {
    const other = made.get(id);
    const { words = 0 } = other?.article ?? {};
    return other ? [{ algorithm: other.by ?? id, marks: other.marks, words }] : [];
  });
  const { language } = article.metadata;
  const found = provided('classics')?.findSecondOpinion(page, { algorithm: by, marks }, others, language);
  return describeLowConfidence(article, found ?? null, hasSelected);
}

/** @param next what is to be prepared, undefined when all is */
function preparer(prepare: (id: string) => WithStops<void>, next: () => string | undefined): () => Prepared {
  let underWay: WithStops<void> | null = null;
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

/** null when the page could not be read, which is a bug of ours: reported, and shown as a failure. */
function takePage(document: Document, { ignore }: Pick<ReadOptions, 'ignore'>): LivePage | null {
  try {
    return stage('snapshot', () => takeSnapshot(document, { ...OPTIONS, ignore }));
  } catch (error) {
    reportOnce('the page could not be read', error);
    return null;
  }
}

const OPTIONS: TakeOptions = { shadowRootOf: openOrClosedShadowRoot };

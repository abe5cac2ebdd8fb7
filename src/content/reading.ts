/** One page as read at one moment: the snapshot, and what the algorithms made of it so far. */
import type { Mark } from '../algorithms/types.ts';
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
import { type LivePage, takeSnapshot } from '../snapshot/take.ts';
import type { MetadataHints } from '../snapshot/types.ts';
import { type Finding, failedArticle, findArticle } from './finding.ts';
import { provided } from './lazy-script.ts';
import { classics, isAwaited } from './run-algorithm.ts';

/** A page that was read, and what can be asked of it. */
export interface LiveReading extends Reading {
  readonly nodes: readonly Node[];
  /**
   * What this algorithm found; made at the first call with its code there, then kept. What is said about it may change
   * when other algorithms have run. Never throws.
   */
  show(algorithm: string, comments: boolean): Found;
  /** Makes the article of one of the light algorithms that was not asked for yet; false when all are made. */
  prepareNext(): boolean;
  /** Why the text is what it is; null when the algorithm failed. */
  explain(algorithm: string, areCommentsShown: boolean): Explanation | null;
}

/** The session keeps readings as it got them, and got them here. */
export const liveReading = (reading: Reading) => reading as LiveReading;

/** The marks of an algorithm that failed. */
const NOTHING: readonly Mark[] = [];

/** Elements of a page that is read within a frame or two. */
const QUICK_TO_READ = 20_000;

export function isQuickToRead(document: Document): boolean {
  return document.getElementsByTagName('*').length <= QUICK_TO_READ;
}

/**
 * Reads the page as it stands now, without a reader that may stand in it.
 *
 * @param ranges what the user has selected on the page, for the algorithm `selection`
 * @param outdated what the head said while the page stood at another address
 */
export function readPage(document: Document, ranges: readonly Range[], outdated: MetadataHints | null): LiveReading {
  const taken = takePage(document);
  return taken ? readingOf(document, taken, ranges, outdated) : unreadable(document);
}

function readingOf(
  document: Document,
  taken: LivePage,
  ranges: readonly Range[],
  outdated: MetadataHints | null,
): LiveReading {
  const snapshot = keepCurrentArticle(withoutOutdated(taken.snapshot, outdated), hasMovedOn(document));
  const page = createPage(snapshot);
  const { nodes } = taken;
  const read = { document, page, nodes, ranges };
  const made = new Map<string, Finding>();

  function find(algorithm: string): Finding {
    const finding = made.get(algorithm) ?? findArticle(read, algorithm);
    if (!isAwaited(algorithm)) made.set(algorithm, finding);
    return finding;
  }

  function judge({ answer, marks, article }: Finding): LowConfidence | null {
    if (!answer || !hasLowConfidence(answer)) return null;
    const others = SECOND_OPINIONS.flatMap((id) => {
      const other = made.get(id);
      return other ? [{ algorithm: other.answer?.algorithm ?? id, marks: other.marks }] : [];
    });
    const { language } = article.metadata;
    const other =
      provided('classics')?.findSecondOpinion(page, { algorithm: answer.algorithm, marks }, others, language) ?? null;
    return describeLowConfidence(answer.algorithm, other, ranges.length > 0);
  }

  return {
    page,
    nodes,
    hints: taken.snapshot.metadata,
    show(algorithm, comments) {
      const finding = find(algorithm);
      const low = judge(finding);
      const notice = [finding.notice, low?.notice ?? ''].filter((part) => part !== '').join(' ');
      const { article: bare, marks } = finding;
      const article = comments ? finding.withComments() : bare;
      return { article, bare, marks, notice, ways: low?.ways ?? [] };
    },
    prepareNext() {
      const next = classics().find(({ id }) => !made.has(id));
      if (next) find(next.id);
      return next !== undefined;
    },
    explain: (algorithm, areCommentsShown) => find(algorithm).explain(areCommentsShown),
  };
}

/** Whether the document was loaded from another address. */
function hasMovedOn({ URL: url, defaultView }: Document): boolean {
  const loaded = defaultView?.performance.getEntriesByType('navigation')[0]?.name;
  return loaded !== undefined && withoutHash(loaded) !== withoutHash(url);
}

/** What is shown of a page that could not be read. */
function unreadable(document: Document): LiveReading {
  return {
    page: null,
    nodes: [],
    hints: null,
    show(algorithm) {
      const article = failedArticle(document, algorithm);
      return { article, bare: article, marks: NOTHING, notice: '', ways: [] };
    },
    prepareNext: () => false,
    explain: () => null,
  };
}

/** null when the page could not be read, which is a bug of ours: reported, and shown as a failure. */
function takePage(document: Document): LivePage | null {
  try {
    const options = { shadowRootOf: openOrClosedShadowRoot, ignore: new Set<Node>(readerHosts(document)) };
    return stage('snapshot', () => takeSnapshot(document, options));
  } catch (error) {
    reportOnce('the page could not be read', error);
    return null;
  }
}

/** One page as read at one moment: the snapshot, and what the algorithms made of it so far. */
import { lightAlgorithms } from '../algorithms/light.ts';
import { emptyArticle, makeArticle } from '../article/make-article.ts';
import type { Article } from '../article/types.ts';
import { openOrClosedShadowRoot } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { readerHosts } from '../reader/hosts.ts';
import { type LivePage, takeSnapshot } from '../snapshot/take.ts';
import { SELECTION_ID, selectRanges } from './page-selection.ts';
import { isAwaited, runAlgorithm } from './run-algorithm.ts';

/** What one algorithm made of the page. */
export interface Shown {
  article: Article;
  /** '' or a sentence for the user. */
  notice: string;
}

export interface Reading {
  /** The article by this algorithm; made at the first call with its code there, then kept. Never throws. */
  show(algorithm: string): Shown;
  /** Makes the article of one light algorithm that was not asked for yet; false when all are made. */
  prepareNext(): boolean;
}

/** Elements of a page that is read within a frame or two. */
const QUICK_TO_READ = 20_000;

export function isQuickToRead(document: Document): boolean {
  return document.getElementsByTagName('*').length <= QUICK_TO_READ;
}

/**
 * Reads the page as it stands now, without a reader that may stand in it.
 *
 * @param ranges what the user has selected on the page, for {@link SELECTION_ID}
 */
export function readPage(document: Document, ranges: readonly Range[]): Reading {
  const page = takePage(document);
  const made = new Map<string, Shown>();
  const show = (algorithm: string): Shown => {
    const shown = made.get(algorithm) ?? makeShown(document, page, algorithm, ranges);
    if (!isAwaited(algorithm)) made.set(algorithm, shown);
    return shown;
  };
  return {
    show,
    prepareNext() {
      // injecting a script is no idle work
      const next = lightAlgorithms.find(({ id }) => !made.has(id));
      if (next) show(next.id);
      return next !== undefined;
    },
  };
}

/** null when the page could not be read, which is a bug of ours: reported, and shown as a failure. */
function takePage(document: Document): LivePage | null {
  try {
    return takeSnapshot(document, {
      shadowRootOf: openOrClosedShadowRoot,
      ignore: new Set<Node>(readerHosts(document)),
    });
  } catch (error) {
    reportOnce('the page could not be read', error);
    return null;
  }
}

function makeShown(document: Document, page: LivePage | null, algorithm: string, ranges: readonly Range[]): Shown {
  const failed = {
    article: emptyArticle({ title: document.title, url: document.URL }, algorithm, 'failed'),
    notice: '',
  };
  if (!page) return failed;
  try {
    const { selection, notice } =
      algorithm === SELECTION_ID
        ? { selection: selectRanges(page, ranges), notice: '' }
        : runAlgorithm(page.snapshot, algorithm);
    return { article: makeArticle(page.snapshot, selection), notice };
  } catch (error) {
    reportOnce(`no article could be built from ${algorithm}`, error);
    return failed;
  }
}

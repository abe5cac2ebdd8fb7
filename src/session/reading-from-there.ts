/** Pages that are not read here: by the reading room, or by nobody. */

import type { ReadThere } from '../engine/room/request.ts';
import { createPage } from '../page/page.ts';
import type { LivePage } from '../page/snapshot/take.ts';
import { type Finding, failedArticle, failedFinding, findingFromThere } from './found.ts';
import { provided } from './lazy-script.ts';
import type { LiveReading, ReadWish } from './live-reading.ts';
import { describeLowConfidence, hasLowConfidence } from './state/low-confidence.ts';
import type { Found } from './state/state.ts';

/**
 * A page of which the snapshot was taken before, and what the reading room found on it. That is shown until the engine has come,
 * which finds the same.
 *
 * @param ranges what the user has selected on the page, which is offered
 */
export function readingFromThere(
  document: Document,
  taken: LivePage,
  there: ReadThere,
  ranges: ReadWish['ranges'],
): LiveReading {
  const page = createPage(taken.snapshot);
  const elsewhere = findingFromThere(there);
  const shown = foundThere(elsewhere, ranges.length > 0);
  let local: LiveReading | undefined;
  const here = () => (local ??= provided('engine')?.readingOf(document, taken, { ranges, outdated: null }, there));
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
    prepare: (algorithm) => here()?.prepare(algorithm) ?? [].values(),
    askOthers: () => here()?.askOthers() ?? null,
    prepareNext: () => here()?.prepareNext() ?? 'all',
    explain: (algorithm, areCommentsShown, corrections) =>
      here()?.explain(algorithm, areCommentsShown, corrections) ?? null,
  };
}

function foundThere(
  { article, marks, offers, withComments }: Finding,
  hasSelected: boolean,
): (comments: boolean) => Found {
  const low = hasLowConfidence(article) ? describeLowConfidence(article, null, hasSelected) : null;
  return (comments) => ({
    article: comments ? withComments() : article,
    bare: article,
    marks,
    notice: low?.notice ?? '',
    ways: low?.ways ?? [],
    offers: offers(),
  });
}

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
    prepare: () => [].values(),
    askOthers: () => null,
    prepareNext: () => 'all',
    explain: () => null,
  };
}

/** Finds the element of the page that contains the article (docs/specs/goose.md, "Order of work"). */

import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import { copyOf, elementsBelow, type TreeElement } from '../steps/element-tree.ts';
import { findBest, type Propagation, type Search } from '../steps/goose/best-element.ts';
import {
  badName,
  forgetBodyClass,
  makePlain,
  removeNamed,
  unwrapSpansInParagraphs,
  WIDGET_NAMES,
} from '../steps/goose/cleaning.ts';
import { divToPara } from '../steps/goose/div-to-para.ts';
import { type CountStatistics, childRows, measure } from '../steps/goose/measures.ts';
import type { TraceEntry } from '../types.ts';

const BAD_NAME = badName(/^links\n?$|disclaim/);

/** Cleans a tree in place (docs/specs/goose.md, "Cleaning"). Its root is never removed. */
function clean(root: TreeElement): TraceEntry[] {
  forgetBodyClass(root);
  makePlain(root, { unwrapped: ['em', 'small'] });
  const removed = [
    ...removeNamed(root, { patterns: [BAD_NAME], attributes: ['id', 'class', 'name'] }),
    ...removeNamed(root, { patterns: WIDGET_NAMES, attributes: ['id', 'class'] }),
  ];
  unwrapSpansInParagraphs(root);
  for (const name of ['div', 'span']) divToPara(root, name, { followingLinks: 'one', emptied: false });
  return removed;
}

/** Attributes that mark an article, in the order of the search (docs/specs/goose.md, "Order of work", step 2). */
const KNOWN = [
  { attribute: 'class', value: 'short-story' },
  { attribute: 'itemprop', value: 'articleBody' },
  { attribute: 'class', value: 'post-content' },
  { attribute: 'class', value: 'g-content' },
  { attribute: 'class', value: 'post-outer' },
] as const;

/** Returns the elements that are marked as an article. They may be nested, and the list may contain duplicates. */
function findKnownArticles(page: TreeElement): TreeElement[] {
  const named = [page, ...elementsBelow(page, ({ attributes }) => 'class' in attributes || 'itemprop' in attributes)];
  const known = KNOWN.flatMap(({ attribute, value }) => {
    const part = value.toLowerCase();
    return named.filter(({ attributes }) => attributes[attribute]?.toLowerCase().includes(part));
  });
  return [...known, ...elementsBelow(page, ({ name }) => name === 'article')];
}

/** Unlike `findKnownArticles`, compares whole attribute values, case-sensitively (docs/specs/goose.md, "Siblings"). */
export function isKnownArticle({ name, attributes }: TreeElement): boolean {
  return name === 'article' || KNOWN.some(({ attribute, value }) => attributes[attribute] === value);
}

/** Maximum total number of nodes in copies of known articles, which may be nested; at least the page's own number. */
const COPIED_NODES = 500_000;

/** Farthest ancestor that gets points (1 is the parent). HTML parsers nest 512 elements; only scripts nest more. */
const FARTHEST = 1000;

/** Share of a paragraph's points: its parent gets all, further ancestors 0.6, 0.43, 0.33 and so on. */
const PROPAGATION: Propagation = {
  share: (points, distance) => (distance > FARTHEST ? 0 : Math.trunc(points * (1.5 / (distance + 0.5)))),
  reach: Number.POSITIVE_INFINITY,
};

const LINK_DENSITY = { needsWords: false };

interface Found extends Search {
  trace: readonly TraceEntry[];
}

export function findArticle(snapshot: PageSnapshot, page: TreeElement, count: CountStatistics): Found {
  const known = findKnownArticles(page);
  const { affordable, trace: chosen } = withinBudget(snapshot, known);
  const trees = known.length > 0 ? affordable.map(copyOf) : [page];
  const trace = [...chosen, ...trees.flatMap(clean)];
  const measures = measure(trees, count, LINK_DENSITY);
  const found = findBest(measures, measures.roots, PROPAGATION);
  if (known.length === 0 || found.best >= 0) return { ...found, trace };
  // nothing is found in the elements marked as an article: searches the whole page without cleaning it, as goose3 does
  const whole = measure([page], count, LINK_DENSITY);
  return { ...findBest(whole, childRows(whole, 0), PROPAGATION), trace };
}

function withinBudget(
  { nodes }: PageSnapshot,
  known: readonly TreeElement[],
): { affordable: TreeElement[]; trace: TraceEntry[] } {
  const affordable: TreeElement[] = [];
  let left = Math.max(COPIED_NODES, nodes.size);
  const trace = known.map((element): TraceEntry => {
    left -= at(nodes.end, element.source) - element.source;
    if (left >= 0) affordable.push(element);
    const reason = left < 0 ? 'known articles nest too deep to look at all of them' : 'known to hold an article';
    return { step: 'known-articles', node: element.source, kept: left >= 0, reason };
  });
  return { affordable, trace };
}

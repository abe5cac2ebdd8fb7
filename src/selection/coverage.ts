import type { Mark, Role } from '../algorithms/types.ts';
import { isInCaption } from '../page/areas.ts';
import { facet, type Page } from '../page/page.ts';
import { countsAt, insideOf, subtreeSums } from '../page/subtrees.ts';
import { textLengths, textsOf } from '../page/texts.ts';
import { weaklyMemoised } from '../shared/memoised.ts';

export const HEAD_ROLES: ReadonlySet<Role> = new Set<Role>(['headline', 'standfirst', 'byline', 'date']);

/** Tells which text nodes are kept in the article, and how many kept characters each subtree contains. */
export interface Coverage {
  markOf(node: number): Mark | undefined;
  /** Number of kept characters in a subtree. Counts a text node in full even if only a part of it is kept. */
  keptIn(node: number): number;
  /** Like `keptIn`, but also counts visible characters that are not kept. */
  textIn(node: number): number;
  /** Number of visible characters outside links in the captions in a node: they say nothing about other pictures. */
  captionsIn(node: number): number;
  /** Root of the smallest subtree that contains all marks (kept text nodes); -1 if nothing is kept. */
  root: number;
  /** Like `root`, but ignores captions, headline, standfirst and credits, which are often elsewhere on the page. */
  bodyRoot: number;
  first: Mark | null;
  last: Mark | null;
}

/** Cached, because several cleaning steps need the coverage of the same list of marks. */
const coverages = facet((page) => weaklyMemoised((marks: readonly Mark[]) => computeCoverage(page, marks)));

/** Returns the {@link Coverage} of a list of marks. Reads all nodes of the page once for each new list. */
export const coverageOf = (page: Page, marks: readonly Mark[]): Coverage => coverages(page)(marks);

function computeCoverage(page: Page, marks: readonly Mark[]): Coverage {
  const byNode = new Map(marks.map((mark) => [mark.node, mark]));
  const bodyMarks = marks.filter(({ role }) => !HEAD_ROLES.has(role) && role !== 'caption');
  return {
    markOf: (node) => byNode.get(node),
    keptIn: keptSums(page, byNode.keys()),
    textIn: textSums(page, marks),
    captionsIn: (node) => captionSums(page)(node),
    root: commonAncestor(page, marks),
    bodyRoot: commonAncestor(page, bodyMarks),
    first: marks[0] ?? null,
    last: marks.at(-1) ?? null,
  };
}

function keptSums(page: Page, kept: Iterable<number>): (node: number) => number {
  const lengths = textLengths(page);
  const counts = countsAt(page, kept, (id) => lengths[id] ?? 0);
  return subtreeSums(page, counts);
}

const visibleSums = facet((page: Page) => keptSums(page, textsOf(page)));

const captionSums = facet((page: Page) => {
  const isLinked = insideOf(page, page.index.named('a'));
  return keptSums(
    page,
    textsOf(page).filter((text) => isLinked[text] === 0 && isInCaption(page, text)),
  );
});

/** Counts the visible or kept characters in subtrees. Visible ones are counted only once per page. */
function textSums(page: Page, marks: readonly Mark[]): (node: number) => number {
  const visible = visibleSums(page);
  const hidden = marks.flatMap(({ node }) => (page.isVisible(node) ? [] : [node]));
  if (hidden.length === 0) return visible;
  const keptHidden = keptSums(page, hidden);
  return (node) => visible(node) + keptHidden(node);
}

function commonAncestor(page: Page, marks: readonly Mark[]): number {
  const first = marks[0];
  const last = marks.at(-1);
  if (!first || !last) return -1;
  let node = page.parentOf(first.node);
  while (node > 0 && page.endOf(node) <= last.node) node = page.parentOf(node);
  return node;
}

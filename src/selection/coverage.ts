import type { Mark, Role } from '../algorithms/types.ts';
import { isInCaption } from '../page/areas/captions.ts';
import { facet, type Page } from '../page/page.ts';
import { countsAt, insideOf, subtreeSums } from '../page/subtrees.ts';
import { textLengths } from '../page/text-lengths.ts';
import { textsOf } from '../page/texts.ts';

/** Roles of the lines above the text. */
export const HEAD_ROLES: ReadonlySet<Role> = new Set<Role>(['headline', 'standfirst', 'byline', 'date']);

/** Which text is kept, with sums over subtrees, which the builder reads at every element. */
export interface Coverage {
  /** The mark of a text node, if it is kept. */
  markOf(node: number): Mark | undefined;
  /** Kept characters in the subtree of a node, white space around texts not counted. */
  keptIn(node: number): number;
  /** Visible or kept characters in the subtree of a node, counted in the same way. */
  textIn(node: number): number;
  /**
   * The part of `textIn` in captions and outside links: a picture's caption says nothing about the picture beside it.
   */
  captionsIn(node: number): number;
  /** Root of the smallest subtree that holds every mark, where the walk begins. -1 if nothing is kept. */
  root: number;
  /**
   * The same without captions and the marks above the text (headline, standfirst, credits), which are often in other
   * boxes.
   */
  bodyRoot: number;
  first: Mark | null;
  last: Mark | null;
}

/** Cache by list of marks: several passes ask for the same one. */
const coverages = facet(() => new WeakMap<readonly Mark[], Coverage>());

/** Returns the coverage of a list of marks: O(nodes) once for each list, then two look-ups for each question. */
export function coverageOf(page: Page, marks: readonly Mark[]): Coverage {
  const known = coverages(page);
  const coverage = known.get(marks) ?? computeCoverage(page, marks);
  known.set(marks, coverage);
  return coverage;
}

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

/** Sums over visible text, and over kept text that is not visible (hardly any). */
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

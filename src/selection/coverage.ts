import type { Mark, Role } from '../algorithms/types.ts';
import { isInCaption } from '../page/areas/captions.ts';
import { facet, type Page } from '../page/page.ts';
import { countsAt, insideOf, subtreeSums } from '../page/subtrees.ts';
import { textLengths } from '../page/text-lengths.ts';
import { textsOf } from '../page/texts.ts';

/** What stands above a text. */
export const HEAD_ROLES: ReadonlySet<Role> = new Set<Role>(['headline', 'standfirst', 'byline', 'date']);

/** Which text is kept, with the sums over subtrees that the builder asks for at every element. */
export interface Coverage {
  /** The mark of a text node, if it is kept. */
  markOf(node: number): Mark | undefined;
  /** Kept characters in the subtree of a node, white space around texts not counted. */
  keptIn(node: number): number;
  /** Visible or kept characters in the subtree of a node, counted in the same way. */
  textIn(node: number): number;
  /** Those of `textIn` that are in captions and in no link: the caption of a picture says nothing about the picture beside it. */
  captionsIn(node: number): number;
  /** Smallest subtree that holds every mark: the element to begin the walk at. -1 when nothing is kept. */
  root: number;
  /** The root of all marks but those above a text (headline, standfirst, credits) and captions, often in boxes of their own. */
  bodyRoot: number;
  first: Mark | null;
  last: Mark | null;
}

/** By the list of marks: several passes ask for the same one. */
const coverages = facet(() => new WeakMap<readonly Mark[], Coverage>());

/** O(nodes) once for a list of marks; then every question is two look-ups. */
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

/** Kept texts that nobody sees count as well; there are hardly any. */
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

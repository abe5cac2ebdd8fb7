/** Decides whether a fold (text that the page shows only on request) belongs to the kept text. */
import type { Mark } from '../../algorithms/types.ts';
import { HEADINGS } from '../../page/element-names.ts';
import type { Fold } from '../../page/folds/folds.ts';
import type { Page } from '../../page/page.ts';
import { countsAt, insideOf, subtreeSums } from '../../page/subtrees.ts';
import { textLengths } from '../../page/text-lengths.ts';

/** Minimum share of the text around a fold that must be kept for the fold to be opened. */
const KEPT_AROUND = 0.5;
/** Largest share of linked text in a fold; a menu has more. */
const MOST_LINKED = 0.5;
/** Maximum number of ancestors of a fold to check for text around it. */
const MAX_TEXT_LEVELS = 12;

/**
 * Returns a function that tells whether a fold (collapsed text) belongs to the kept text. The fold must be inside
 * `root` (the element that contains the kept text), must not be above the text, and must not be a list of links. At
 * least half of the text right around it must be kept.
 */
export function belongingTo(page: Page, marks: readonly Mark[], root: number): (fold: Fold) => boolean {
  const lengths = textLengths(page);
  const { size } = page.nodes;
  const isInLabel = insideOf(page, labelsOf(page));
  const isInLink = insideOf(page, page.index.named('a'));
  const counts = { plain: new Uint32Array(size), folded: new Uint32Array(size), linked: new Uint32Array(size) };
  for (let id = 0; id < size; id++) {
    const length = lengths[id] ?? 0;
    if (length === 0) continue;
    // Headings and labels of controls do not count as text around a fold.
    if (page.isVisible(id)) counts.plain[id] = isInLabel[id] === 1 ? 0 : length;
    else counts.folded[id] = length;
    if (isInLink[id] === 1) counts.linked[id] = counts.folded[id] ?? 0;
  }
  const keptTexts = marks.map(({ node }) => node);
  const keptCounts = countsAt(page, keptTexts, (id) => counts.plain[id] ?? 0);
  const [plain, kept] = [subtreeSums(page, counts.plain), subtreeSums(page, keptCounts)];
  const [folded, linked] = [subtreeSums(page, counts.folded), subtreeSums(page, counts.linked)];
  const first = marks[0]?.node ?? page.nodes.size;
  return (fold) => {
    const text = folded(fold.root);
    if (text === 0 || linked(fold.root) > text * MOST_LINKED || page.endOf(fold.root) <= first) return false;
    const box = page.ancestorsOf(fold.root, MAX_TEXT_LEVELS).find((around) => around >= root && plain(around) > 0);
    return box !== undefined && kept(box) >= plain(box) * KEPT_AROUND;
  };
}

const LABEL_ROLES = /^(?:button|heading|tab)$/;

function labelsOf({ index }: Page): readonly number[] {
  const named = [...HEADINGS, 'button', 'summary'].flatMap(index.named);
  return [...named, ...index.having('aria-expanded'), ...index.matching('role', LABEL_ROLES)];
}

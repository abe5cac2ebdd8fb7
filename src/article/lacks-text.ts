/** Detects text that an article lost silently, from the page's layout alone, without an algorithm or a model. */
import { mainColumn } from '../page/main-column.ts';
import { toldBy } from '../selection/told.ts';
import type { ArticleSelection } from '../selection/types.ts';

/** Smallest lost share of the running text between the first and last kept line of the main column. */
const PART = 0.1;
/** Fewest lost characters; a pull quote, a note or a call to subscribe is shorter. */
const FEWEST = 200;
/** Margins of the browser's default style sheet (CSS pixels); text there means that the page sets no column. */
const OWN_MARGINS = [8, 48];

/**
 * Checks whether much of the main column's text between its first and last kept line is missing: a list, a table,
 * several paragraphs. Text above and below is ignored, since it may be something else (comments, other articles).
 */
export function lacksText({ text: { page, marks, posts }, commentMarks, answer, changes }: ArticleSelection): boolean {
  // between posts, pages show author profiles and replies that are not posts
  if (posts.length > 0) return false;
  const column = mainColumn(page);
  const { width } = page.snapshot.viewport;
  if (!column || OWN_MARGINS.some((margin) => isAt(column.left, margin) || isAt(column.right, width - margin)))
    return false;
  // text that a pass moved or removed is not lost
  const known = new Uint8Array(page.nodes.size);
  for (const list of [marks, commentMarks, answer.marks, changes]) for (const { node } of list) known[node] = 1;
  const isTold = toldBy(page, marks);
  const inColumn = marks.filter(({ node }) => column.holds(node));
  let kept = 0;
  let lost = 0;
  for (let node = inColumn[0]?.node ?? 0; node < (inColumn.at(-1)?.node ?? 0); node++) {
    if (!column.holds(node)) continue;
    if (known[node] === 1) kept += column.charactersOf(node);
    else if (!isTold(node)) lost += column.charactersOf(node);
  }
  return lost >= FEWEST && lost >= PART * (kept + lost);
}

const isAt = (edge: number, place: number) => Math.abs(edge - place) < 1;

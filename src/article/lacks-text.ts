/** Whether an article has lost text in silence, by what the page has set where: no algorithm and no model is asked. */
import { mainColumn } from '../page/main-column.ts';
import { toldBy } from '../selection/told.ts';
import type { ArticleSelection } from '../selection/types.ts';
import type { WithStops } from '../shared/with-stops.ts';

/** A part of the running text between the first and the last line that is kept in the main column. */
const PART = 0.1;
/** Characters: a pull quote, a note between paragraphs, a call to subscribe. */
const FEWEST = 200;
/** CSS pixels: where the browser's own sheet sets text, so that no page has set a column. */
const OWN_MARGINS = [8, 48];

/**
 * Whether a good part of what the page sets in its main column, between the first line that is kept there and the last, stands
 * nowhere: a list, a table, a run of paragraphs. What stands above and below may be of another kind (comments, other articles).
 */
export function* lacksText({
  text: { page, marks, posts },
  commentMarks,
  answer,
  changes,
}: ArticleSelection): WithStops<boolean> {
  // between posts stand what their authors have said of themselves, and answers to them that are no posts
  if (posts.length > 0) return false;
  const column = mainColumn(page);
  yield;
  const { width } = page.snapshot.viewport;
  if (!column || OWN_MARGINS.some((margin) => isAt(column.left, margin) || isAt(column.right, width - margin)))
    return false;
  // what a pass has moved or taken out is accounted for
  const known = new Uint8Array(page.nodes.size);
  for (const list of [marks, commentMarks, answer.marks, changes]) for (const { node } of list) known[node] = 1;
  const isTold = toldBy(page, marks);
  yield;
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

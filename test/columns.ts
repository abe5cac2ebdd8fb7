/** A page with several columns, for tests of the main column. */
import { type MainColumn, mainColumn } from '../src/page/main-column.ts';
import { createPage } from '../src/page/page.ts';
import type { PageSnapshot } from '../src/page/snapshot/types.ts';
import { snapshotPage } from './render.ts';

export const PROSE = 'The ferry stayed where it was until the morning, and nobody on the quay looked up. '.repeat(3);
export const STYLE = `<style>
  body { margin: 0; display: grid; grid-template-columns: 200px 600px 250px; gap: 40px; align-items: start }
  li { margin-left: 30px }
  .bar { position: fixed; inset: 0 0 auto }
</style>`;
/**
 * A page in which the first word of each text says where the text is: in the bar, the menu, the main column, a link or
 * the side column.
 */
export const COLUMNS = `${STYLE}<div class="bar">Bar: ${PROSE}</div>
  <nav>${'<a href="/x">One of many places to go</a><br>'.repeat(40)}<p>Menu: a word beside the links</p></nav>
  <main><h1>Main: a story</h1><p>Main: ${PROSE}</p><ul><li>Main: ${PROSE}</li></ul>
    <p><a href="/y">Link: ${PROSE.repeat(5)}</a></p><div><table><tr><td>Main: cell</td></tr></table></div></main>
  <aside><p>Side: ${PROSE}</p><p>Side: more of it</p></aside>`;

/** Returns the main column of a page, with its snapshot. Throws if there is none. */
export async function columnOf(html: string): Promise<{ snapshot: PageSnapshot; column: MainColumn }> {
  const { snapshot } = await snapshotPage(html);
  const column = mainColumn(createPage(snapshot));
  if (!column) throw new Error('no column');
  return { snapshot, column };
}

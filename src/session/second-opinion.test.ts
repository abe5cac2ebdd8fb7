import { afterEach, describe, expect, it } from 'vitest';
import { removePages, snapshotPage } from '../../test/render.ts';
import type { Mark } from '../algorithms/types.ts';
import { type MainColumn, mainColumn } from '../page/main-column.ts';
import { createPage } from '../page/page.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { agreement } from './second-opinion.ts';

afterEach(removePages);

const PROSE = 'The ferry stayed where it was until the morning, and nobody on the quay looked up. '.repeat(3);
const STYLE = `<style>
  body { margin: 0; display: grid; grid-template-columns: 200px 600px 250px; gap: 40px; align-items: start }
  li { margin-left: 30px }
  .bar { position: fixed; inset: 0 0 auto }
</style>`;
const PAGE = `${STYLE}<div class="bar">Bar: ${PROSE}</div>
  <nav>${'<a href="/x">One of many places to go</a><br>'.repeat(40)}<p>Menu: a word beside the links</p></nav>
  <main><h1>Main: a story</h1><p>Main: ${PROSE}</p><ul><li>Main: ${PROSE}</li></ul>
    <p><a href="/y">Link: ${PROSE.repeat(5)}</a></p><div><table><tr><td>Main: cell</td></tr></table></div></main>
  <aside><p>Side: ${PROSE}</p><p>Side: more of it</p></aside>`;

const marksOf = ({ nodes }: PageSnapshot, pattern: RegExp): Mark[] =>
  nodes.text.flatMap((text, node) => (pattern.test(text) ? [{ node, role: 'body' as const }] : []));

async function columnOf(html: string): Promise<{ snapshot: PageSnapshot; column: MainColumn }> {
  const { snapshot } = await snapshotPage(html);
  const column = mainColumn(createPage(snapshot));
  if (!column) throw new Error('no column');
  return { snapshot, column };
}

describe('agreement', () => {
  it('is 1 for all running text of the column, with and without its links', async () => {
    const { snapshot, column } = await columnOf(PAGE);
    expect(agreement(column, marksOf(snapshot, /^Main/))).toBe(1);
    expect(agreement(column, marksOf(snapshot, /^(?:Main|Link)/))).toBe(1);
  });

  it('falls with what is missing and with what is too much', async () => {
    const { snapshot, column } = await columnOf(PAGE);
    const of = (pattern: RegExp) => agreement(column, marksOf(snapshot, pattern));
    expect(of(/^Main: a story/)).toBeLessThan(0.2);
    expect(of(/^(?:Main|Side)/)).toBeCloseTo(2 / 2.5, 1);
    expect(of(/^(?:Main|Side|Bar)/)).toBeLessThan(of(/^(?:Main|Side)/));
    expect(of(/^Side/)).toBe(0);
    expect(agreement(column, [])).toBe(0);
  });

  it('takes comments for left out', async () => {
    const { snapshot, column } = await columnOf(PAGE);
    const comments = marksOf(snapshot, /^Side/).map(({ node }): Mark => ({ node, role: 'comment' }));
    expect(agreement(column, [...marksOf(snapshot, /^Main/), ...comments])).toBe(1);
  });
});

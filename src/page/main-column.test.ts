import { afterEach, describe, expect, it } from 'vitest';
import { removePages, snapshotPage } from '../../test/render.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { type MainColumn, mainColumn } from './main-column.ts';
import { createPage } from './page.ts';

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

/** What visible text begins with, up to the colon, for those that a test accepts. */
function startsOf({ nodes }: PageSnapshot, isWanted: (node: number) => boolean): string[] {
  const starts = nodes.text.map((text, node) => (nodes.hidden[node] === 0 && isWanted(node) ? text.split(':')[0] : ''));
  return [...new Set(starts)].filter((start): start is string => start !== undefined && start.trim() !== '');
}

async function columnOf(html: string): Promise<{ snapshot: PageSnapshot; column: MainColumn }> {
  const { snapshot } = await snapshotPage(html);
  const column = mainColumn(createPage(snapshot));
  if (!column) throw new Error('no column');
  return { snapshot, column };
}

describe('the main column', () => {
  it('holds the running text of the widest part: no menu, no bar, no text beside it, no links', async () => {
    const { snapshot, column } = await columnOf(PAGE);
    expect([column.left, column.right]).toEqual([240, 840]);
    expect(startsOf(snapshot, column.holds)).toEqual(['Main']);
  });

  it('is not the whole width because of a footer that has it', async () => {
    const { snapshot, column } = await columnOf(
      `<style>main { width: 800px; margin: auto }</style><main><p>Main: ${PROSE.repeat(3)}</p></main>
       <footer><p>Foot: all rights are reserved, some wrongs as well</p></footer>`,
    );
    expect(startsOf(snapshot, column.holds)).toEqual(['Main']);
  });

  it('is found in an application whose whole page stays on the screen', async () => {
    const { snapshot, column } = await columnOf(
      `<style>#app { position: fixed; inset: 0; overflow: auto } p { width: 500px }</style>
       <div id="app"><p>Main: ${PROSE}</p><p>Main: ${PROSE}</p></div>`,
    );
    expect(startsOf(snapshot, column.holds)).toEqual(['Main']);
    expect(column.right - column.left).toBe(500);
  });

  it('is the same in a script without spaces between words', async () => {
    const prose = '港口比小镇醒得更早，渡轮的铁链是第一声。'.repeat(20);
    const { snapshot, column } = await columnOf(
      `${STYLE}<nav><p>旁:${'many short words stand here '.repeat(8)}</p></nav><main><p>正:${prose}</p></main>`,
    );
    expect(startsOf(snapshot, column.holds)).toEqual(['正']);
  });

  it.each(['', '<p hidden>Nobody sees this.</p>', '<a href="/x">Only a link</a>'])('is none in: %s', async (body) => {
    expect(mainColumn(createPage((await snapshotPage(`<title>T</title>${body}`)).snapshot))).toBeNull();
  });
});

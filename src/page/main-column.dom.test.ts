import { afterEach, describe, expect, it } from 'vitest';
import { COLUMNS, columnOf, PROSE, STYLE } from '../../test/columns.ts';
import { removePages, snapshotPage } from '../../test/render.ts';
import { mainColumn } from './main-column.ts';
import { createPage } from './page.ts';
import type { PageSnapshot } from './snapshot/types.ts';

afterEach(removePages);

/** Returns the beginnings (up to the colon) of the visible texts that `isWanted` accepts. */
function startsOf({ nodes }: PageSnapshot, isWanted: (node: number) => boolean): string[] {
  const starts = nodes.text.map((text, node) => (nodes.hidden[node] === 0 && isWanted(node) ? text.split(':')[0] : ''));
  return [...new Set(starts)].filter((start): start is string => start !== undefined && start.trim() !== '');
}

describe('finding the main column', () => {
  it('the main column has the running text, but not the text of menus, bars, sidebars or links', async () => {
    const { snapshot, column } = await columnOf(COLUMNS);
    expect([column.left, column.right]).toEqual([240, 840]);
    expect(startsOf(snapshot, column.holds)).toEqual(['Main']);
  });

  it('does not widen the main column for a full-width footer', async () => {
    const { snapshot, column } = await columnOf(
      `<style>main { width: 800px; margin: auto }</style><main><p>Main: ${PROSE.repeat(3)}</p></main>
       <footer><p>Foot: all rights are reserved, some wrongs as well</p></footer>`,
    );
    expect(startsOf(snapshot, column.holds)).toEqual(['Main']);
  });

  it('finds the main column in an application that fills the window', async () => {
    const { snapshot, column } = await columnOf(
      `<style>#app { position: fixed; inset: 0; overflow: auto } p { width: 500px }</style>
       <div id="app"><p>Main: ${PROSE}</p><p>Main: ${PROSE}</p></div>`,
    );
    expect(startsOf(snapshot, column.holds)).toEqual(['Main']);
    expect(column.right - column.left).toBe(500);
  });

  it('finds the main column in a language without spaces between words', async () => {
    const prose = '港口比小镇醒得更早，渡轮的铁链是第一声。'.repeat(20);
    const { snapshot, column } = await columnOf(
      `${STYLE}<nav><p>旁:${'many short words stand here '.repeat(8)}</p></nav><main><p>正:${prose}</p></main>`,
    );
    expect(startsOf(snapshot, column.holds)).toEqual(['正']);
  });

  it.each(['', '<p hidden>Nobody sees this.</p>', '<a href="/x">Only a link</a>'])(
    'finds no main column on a page with this body: %s',
    async (body) => {
      expect(mainColumn(createPage((await snapshotPage(`<title>T</title>${body}`)).snapshot))).toBeNull();
    },
  );
});

import type { NodeTable, Style, StyledMeaning } from '../types.ts';
import { readInlineSigns } from './inline-signs.ts';
import { LiveNodes } from './live-nodes.ts';
import { readSetApart } from './set-apart.ts';
import { readWritten } from './written.ts';

/**
 * Reads what only the style sheets say. Runs after the walk and queries only the few relevant elements, so the walk over
 * all elements needs no more queries.
 *
 * @param live the node of every row
 */
export function readStyled(
  nodes: NodeTable,
  names: readonly string[],
  styles: readonly Style[],
  live: readonly Node[],
): StyledMeaning {
  const page = new LiveNodes(nodes, names, live);
  return {
    ...readInlineSigns(page, styles),
    apart: readSetApart(page, styles),
    checked: readChecked(page),
    ...readWritten(page),
  };
}

function readChecked(page: LiveNodes): number[] {
  return page.named('input').filter((id) => (page.elementAt(id) as HTMLInputElement).checked);
}

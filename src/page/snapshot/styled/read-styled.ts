import type { NodeTable, Style, StyledMeaning } from '../types.ts';
import { readInlineSigns } from './inline-signs.ts';
import { LiveNodes } from './live-nodes.ts';
import { readSetApart } from './set-apart.ts';
import { readWritten } from './written.ts';

/**
 * Reads what style sheets alone say. Asks the browser about the few elements that can say it, once the page is read: the
 * walk over all elements asks no more than it did.
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

import { NodeKind } from '../../snapshot/types.ts';
import type { Coverage } from './coverage.ts';
import type { PageView } from './page.ts';

/** A cell with more text than this holds prose: the table arranges a page. */
const LONGEST_DATA_CELL = 600;

/**
 * True for tables that show data, false for tables that only arrange the page (mail templates, old sites), which are
 * linearised in reading order. The signs are those that browsers use for accessibility trees: declared role, header
 * cells and captions, nesting, number of rows and columns.
 */
export function isDataTable(page: PageView, coverage: Coverage, table: number): boolean {
  const { nodes } = page.snapshot;
  const role = page.attributesOf(table).role;
  if (role === 'presentation' || role === 'none') return false;
  let rows = 0;
  let cells = 0;
  let widest = 0;
  let headers = 0;
  for (let id = table + 1; id < (nodes.end[table] as number); id++) {
    if (nodes.kind[id] !== NodeKind.element || coverage.textIn(id) === 0) continue;
    const name = page.nameOf(id);
    if (name === 'table' || /^h[1-6]$/.test(name)) return false;
    if (name === 'tr') {
      rows++;
      cells = 0;
    } else if (name === 'td' || name === 'th') {
      widest = Math.max(widest, ++cells);
      if (name === 'th') headers++;
      else if (coverage.textIn(id) > LONGEST_DATA_CELL) return false;
    } else if (name === 'caption' || name === 'thead') headers++;
  }
  return widest > 1 && (headers > 0 || rows > 1);
}

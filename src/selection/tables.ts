import { union } from '../page/element-index.ts';
import { HEADINGS, TABLE_PARTS } from '../page/element-names.ts';
import type { Page } from '../page/page.ts';
import { visibleTexts } from '../page/texts.ts';
import { memoised } from '../shared/memoised.ts';
import { own } from '../shared/own.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { withBody } from './marks.ts';
import type { Draft } from './types.ts';

/** Longest cell of a data table (characters). A longer cell contains prose, so the table is for layout. */
const LONGEST_DATA_CELL = 600;
/** Minimum kept share of a table that is restored. Low: algorithms drop short cells and links first. */
const MOSTLY_KEPT = 0.3;
/** Largest width of an infobox (a table of facts beside the text), as a share of the window's width. */
const WIDEST_INFOBOX = 0.5;

/** ARIA role → the table element with the same function, for tables made of other elements. */
const ROLE_PARTS: Readonly<Record<string, string>> = {
  table: 'table',
  grid: 'table',
  treegrid: 'table',
  rowgroup: 'tbody',
  row: 'tr',
  cell: 'td',
  gridcell: 'td',
  columnheader: 'th',
  rowheader: 'th',
};

/** Returns the table element (such as `tr`) that an element is by its name or ARIA role; '' for none. */
export function tablePart(page: Page, node: number): string {
  const name = page.nameOf(node);
  if (TABLE_PARTS.has(name)) return name;
  const { role } = page.attributesOf(node);
  return role === undefined ? '' : (own(ROLE_PARTS, role) ?? '');
}

/** Tells whether an element is part of a table with data, not of a table that only serves the layout. */
export type TableJudge = (part: number) => boolean;

export function createTableJudge(page: Page, coverage: Coverage): TableJudge {
  const isData = memoised((table: number) => isDataTable(page, coverage, table));
  return (part) => {
    let table = part;
    while (table >= 0 && tablePart(page, table) !== 'table') table = page.parentOf(table);
    return table >= 0 && isData(table);
  };
}

/** Returns whether a table shows data, by the criteria that browsers have for their accessibility trees. */
function isDataTable(page: Page, coverage: Coverage, table: number): boolean {
  const role = page.attributesOf(table).role;
  if (role === 'presentation' || role === 'none') return false;
  let rows = 0;
  let wideRows = 0;
  let cells = 0;
  let headers = 0;
  for (let id = table + 1; id < page.endOf(table); id++) {
    if (!page.isElement(id) || coverage.textIn(id) === 0) continue;
    if (HEADINGS.has(page.nameOf(id))) return false;
    const part = tablePart(page, id);
    if (part === 'table') return false;
    if (part === 'tr') {
      rows++;
      cells = 0;
    } else if (part === 'td' || part === 'th') {
      if (++cells === 2) wideRows++;
      if (part === 'th') headers++;
      else if (coverage.textIn(id) > LONGEST_DATA_CELL) return false;
    } else if (part === 'caption' || part === 'thead') headers++;
  }
  return wideRows > 0 && (headers > 0 || rows > 1);
}

/** Completes partly kept data tables, because tables with gaps mislead: the whole table, or only its header. */
export function completeTables({ page, marks }: Draft): Partial<Draft> {
  const coverage = coverageOf(page, marks);
  const { named, having } = page.index;
  const missing = union([named('table'), having('role')]).flatMap((id) => missingIn(page, coverage, id));
  return { marks: withBody(marks, missing) };
}

function missingIn(page: Page, coverage: Coverage, table: number): number[] {
  if (tablePart(page, table) !== 'table') return [];
  const kept = coverage.keptIn(table);
  if (kept === 0 || kept === coverage.textIn(table) || !isDataTable(page, coverage, table)) return [];
  const isMeant = kept >= MOSTLY_KEPT * coverage.textIn(table);
  return isMeant ? visibleTexts(page, table, page.endOf(table)) : headerTexts(page, table);
}

function headerTexts(page: Page, table: number): number[] {
  const headers: number[] = [];
  for (let id = table + 1; id < page.endOf(table); ) {
    const part = tablePart(page, id);
    const isHeader = part === 'thead' || part === 'caption' || part === 'th';
    if (isHeader) headers.push(id);
    id = isHeader ? page.endOf(id) : id + 1;
  }
  return headers.flatMap((header) => visibleTexts(page, header, page.endOf(header)));
}

/** Returns whether a table is an infobox beside the text, as in encyclopaedias: a narrow floating table. */
export function isInfobox(page: Page, table: number): boolean {
  const { nodes, viewport } = page.snapshot;
  const isFloating = (page.styleOf(table)?.float ?? 'none') !== 'none';
  return isFloating && (nodes.width[table] as number) <= viewport.width * WIDEST_INFOBOX;
}

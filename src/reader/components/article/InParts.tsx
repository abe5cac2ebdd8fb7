/** Draws a table of thousands of cells part by part. */
import type { Element } from 'hast';
import { createContext, Fragment, h, type VNode } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import type { HtmlProps } from './html-props.ts';
import type { LargeTable, TablePart } from './large-tables.ts';
import { renderTree, type TreeComponents } from './render-tree.ts';

/** What a table in parts has to know of the article around it. */
export interface AroundTables {
  components: TreeComponents;
  /** How many parts of a table are shown. */
  partsOf(table: Element): number;
}

export const AroundTable = createContext<AroundTables>({ components: {}, partsOf: () => Number.POSITIVE_INFINITY });

type TableProps = HtmlProps<'table'> & { table: LargeTable; node: Element };

/** Its head and its caption are there at once. What is drawn is kept: of parts that are added the others know nothing. */
export function TableInParts({ table, node, ...props }: TableProps) {
  const { components, partsOf } = useContext(AroundTable);
  const before = useRef<{ table: LargeTable; components: TreeComponents; drawn: readonly VNode[] } | null>(null);
  const last = before.current;
  const made = last?.table === table && last.components === components ? last.drawn : [];
  const drawn = shownOf(table, partsOf(node)).map((part, at) => made[at] ?? draw(part, components, at));
  before.current = { table, components, drawn };
  return h('table', { ...props, class: 'in-parts', style: `width: max(100%, ${table.width.toFixed(2)}em)` }, drawn);
}

function shownOf({ parts }: LargeTable, wanted: number): readonly TablePart[] {
  let cut = 0;
  return parts.filter(({ isCut }) => !isCut || ++cut <= wanted);
}

const draw = ({ element }: TablePart, components: TreeComponents, at: number) =>
  h(Fragment, { key: at }, renderTree({ type: 'root', children: [element] }, components));

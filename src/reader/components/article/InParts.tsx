/** Draws large tables and paragraphs part by part. */
import type { Element } from 'hast';
import { createContext, Fragment, h, type VNode } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import type { LargeTable, TablePart } from './large-tables.ts';
import { partsOf } from './parts.ts';
import { type HtmlProps, renderTree, type TreeComponents } from './render-tree.ts';

interface Around {
  components: TreeComponents;
  /** Returns how many of the parts of a large table or paragraph are shown so far; `Infinity` for all. */
  countShown(element: Element): number;
}

export const AroundParts = createContext<Around>({ components: {}, countShown: () => Number.POSITIVE_INFINITY });

type TableProps = HtmlProps<'table'> & { table: LargeTable; node: Element };
export type ParagraphProps = HtmlProps<'p'> & { node: Element };

export function TableInParts({ table, node, ...props }: TableProps) {
  const style = `width: max(100%, ${table.width.toFixed(2)}em)`;
  return h('table', { ...props, class: 'in-parts', style }, useParts(node));
}

export function ParagraphInParts({ node, ...props }: ParagraphProps) {
  return h('p', { ...props }, useParts(node));
}

/** Always includes a table's head and caption. Drawn vnodes are kept: new parts do not redraw the earlier ones. */
function useParts(node: Element): readonly VNode[] {
  const { components, countShown } = useContext(AroundParts);
  const before = useRef<{ parts: readonly TablePart[]; components: TreeComponents; drawn: readonly VNode[] } | null>(
    null,
  );
  const parts = partsOf(node) ?? [];
  const last = before.current;
  const made = last?.parts === parts && last.components === components ? last.drawn : [];
  const drawn = shownOf(parts, countShown(node)).map((part, at) => made[at] ?? draw(part, components, at));
  before.current = { parts, components, drawn };
  return drawn;
}

function shownOf(parts: readonly TablePart[], wanted: number): readonly TablePart[] {
  let cut = 0;
  return parts.filter(({ isCut }) => !isCut || ++cut <= wanted);
}

const draw = ({ element }: TablePart, components: TreeComponents, at: number) =>
  h(Fragment, { key: at }, renderTree({ type: 'root', children: [element] }, components));

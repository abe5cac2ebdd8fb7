/**
 * Draws large tables and paragraphs in parts. Each part is a box, which the browser does not lay out while it is far
 * from the view. A paragraph is split if it has thousands of nodes or a hundred screens of text, because the browser
 * would lay it out in one long task.
 */
import type { Element, ElementContent } from 'hast';
import { createContext, Fragment, h, type VNode } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { element, isElement } from '../../../article/structure/hast.ts';
import { weaklyMemoised } from '../../../shared/memoised.ts';
import { type HtmlProps, renderTree, type TreeComponents } from './render-tree.ts';
import { type LargeTable, largeTable, type TablePart } from './tables.ts';
import { columnsOf, LINE, NOTHING, plus, sizeOf, type TreeSize } from './tree-size.ts';

/** Largest paragraph that is drawn in one piece. */
const MOST: TreeSize = { nodes: 4000, characters: 100_000 };
/** Minimum size of each part of a paragraph, except the last. */
const OF_PART: TreeSize = { nodes: 1000, characters: 16_000 };

/** Number of characters before a cut in which to look for the end of a sentence or word. */
const SEARCHED = 1000;
const END = /^.*(?:[.!?…]["'”’)\]]*\s+|[。！？]+)|^.*\s/s;

/** Returns the parts of a paragraph; null for one that is drawn in one piece, and for any other element. */
export const largeParagraph = (node: Element): readonly TablePart[] | null =>
  node.tagName === 'p' ? cutIfLarge(node) : null;

const cutIfLarge = weaklyMemoised((paragraph: Element) => (isLarge(paragraph) ? cut(paragraph) : null));

function isLarge(paragraph: Element): boolean {
  const { length, 0: only } = paragraph.children;
  if (length === 1 && only?.type === 'text') return only.value.length >= MOST.characters;
  return exceeds(sizeOf(paragraph), MOST);
}

const exceeds = (size: TreeSize, limit: TreeSize) => size.nodes >= limit.nodes || size.characters >= limit.characters;

function cut({ children }: Element): TablePart[] {
  const parts: TablePart[] = [];
  let content: ElementContent[] = [];
  let size = NOTHING;
  const close = () => {
    if (content.length > 0) parts.push({ element: boxOf(content, size), isCut: true });
    [content, size] = [[], NOTHING];
  };
  for (const child of children.flatMap(piecesOf)) {
    content.push(child);
    size = plus(size, sizeOf(child, columnsOf));
    if (exceeds(size, OF_PART) && (endsWord(child) || exceeds(size, MOST))) close();
  }
  close();
  return parts;
}

/** Returns whether a node ends with a whole word. In "<b>f</b>erry", the word continues in the next node. */
const endsWord = (node: ElementContent) =>
  isElement(node, 'br') || (node.type === 'text' && /[\s。！？]$/.test(node.value));

/** Splits a long text into pieces, each up to the end of a sentence or a word if there is one nearby. */
function piecesOf(node: ElementContent): readonly ElementContent[] {
  if (node.type !== 'text') return [node];
  const pieces: ElementContent[] = [];
  for (let rest = node.value; rest !== ''; ) {
    const end = endOfPiece(rest);
    pieces.push({ type: 'text', value: rest.slice(0, end) });
    rest = rest.slice(end);
  }
  return pieces;
}

function endOfPiece(text: string): number {
  const { characters: fewest } = OF_PART;
  const most = fewest + SEARCHED;
  if (text.length <= most) return text.length;
  const found = END.exec(text.slice(fewest, most));
  if (found) return fewest + found[0].length;
  const splitsCharacter = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return splitsCharacter ? most - 1 : most;
}

/** Returns a box with an estimated height, which the browser uses until it has laid out the box. */
const boxOf = (content: ElementContent[], { characters }: TreeSize): Element =>
  element(
    'span',
    { className: ['part'], style: `contain-intrinsic-block-size: auto ${Math.ceil(characters / LINE)}lh` },
    content,
  );

/** Returns the parts of an element; null for an element that is drawn in one piece. */
export const partsOf = (node: Element): readonly TablePart[] | null => largeTable(node)?.parts ?? largeParagraph(node);

export function partedIn(block: ElementContent, found: Element[] = []): readonly Element[] {
  if (!isElement(block)) return found;
  if (partsOf(block)) found.push(block);
  else for (const child of block.children) partedIn(child, found);
  return found;
}

/** Returns into how many parts the rows of a table or the text of a paragraph are cut; 1 for an uncut element. */
export const countCutParts = (node: Element): number => partsOf(node)?.filter(({ isCut }) => isCut).length ?? 1;

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

export const ParagraphInParts = ({ node, ...props }: ParagraphProps) => h('p', props, useParts(node));

/** Returns the parts to show so far, always with a table's head, foot and caption. Does not redraw earlier parts. */
function useParts(node: Element): readonly VNode[] {
  const { components, countShown } = useContext(AroundParts);
  const parts = partsOf(node) ?? [];
  const made = useMemo((): (VNode | undefined)[] => [], [parts, components]);
  const wanted = countShown(node);
  let cut = 0;
  return parts.flatMap((part, at) => {
    if (part.isCut && ++cut > wanted) return [];
    made[at] ??= draw(part, components, at);
    return made[at];
  });
}

const draw = ({ element }: TablePart, components: TreeComponents, at: number) =>
  h(Fragment, { key: at }, renderTree({ type: 'root', children: [element] }, components));

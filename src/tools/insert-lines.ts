/** Inserts lines that are not from the page, such as "Removed: …" with a button, at the places of missing text. */
import type { Element, ElementContent, Root } from 'hast';
import { contentOf, isElement } from '../article/structure/hast.ts';
import type { NodeRange } from '../selection/types.ts';
import { weaklyMemoised } from '../shared/memoised.ts';

export interface Line {
  /** Id of a node of the page. The line is placed after the last article element that begins before this node. */
  readonly node: number;
  /** Returns the line as an element that HTML allows in its place: `li` in a list, otherwise `div`. */
  element(tagName: 'div' | 'li'): Element;
}

interface Around {
  /** Number of nodes of the page. Elements with higher ids come from other pages of a split article. */
  readonly size: number;
  /** Node ranges of the page's footnotes. Only lines for nodes in them are placed among the article's footnotes. */
  readonly notes: readonly NodeRange[];
}

/** Elements in which a line may be inserted. */
const HOLDERS = ['ul', 'ol', 'blockquote', 'section', 'details', 'dd', 'li'];
const LISTS = ['ul', 'ol'];

/** Returns the tree with the lines inserted; the same tree if there are no lines. */
export function insertLines(tree: Root, lines: readonly Line[], { size, notes }: Around): Root {
  if (lines.length === 0) return tree;

  /** Returns the first and last node of the page that an element shows; `NO_REACH` if it shows none. */
  const reachOf = weaklyMemoised(({ properties, children }: Element): Reach => {
    const own = Number(properties.dataObject ?? properties.dataNode ?? size);
    const inside = children.flatMap((child) => (isElement(child) ? reachOf(child) : []));
    const all = own < size ? [{ first: own, last: own }, ...inside] : inside;
    return all.reduce(
      (reach, { first, last }) => ({ first: Math.min(reach.first, first), last: Math.max(reach.last, last) }),
      NO_REACH,
    );
  });

  const inserted = new Set<ElementContent | undefined>();

  function withLine(content: readonly ElementContent[], line: Line, tagName: 'div' | 'li'): ElementContent[] {
    const { node } = line;
    const isNote = notes.some(({ start, end }) => start <= node && node < end);
    const reaches = content.map((child) =>
      isElement(child) && (isNote || !('dataFootnotes' in child.properties)) ? reachOf(child) : NO_REACH,
    );
    // Compares all elements, because their order may differ from the page's source: CSS can reorder flex items.
    const nearest = reaches.reduce((most, { first }) => (first < node ? Math.max(most, first) : most), -1);
    const after = reaches.findLastIndex(({ first }) => first === nearest);
    const child = content[after];
    if (isElement(child, ...HOLDERS) && (reaches[after]?.last ?? 0) >= node) {
      const children = withLine(child.children, line, isElement(child, ...LISTS) ? 'li' : 'div');
      return content.with(after, { ...child, children });
    }
    const before = reaches.findIndex(({ last }) => last >= 0);
    // an element such as a table cannot contain the line, so a line inside it goes to the nearer end of the element
    const { first, last } = reaches[after] ?? NO_REACH;
    const isAtStart = last >= node && node - first < last - node;
    let index = after < 0 ? Math.max(0, before) : isAtStart ? after : after + 1;
    // Lines are inserted from last to first, so the lines that were already inserted here come after this one.
    while (inserted.has(content[index - 1])) index--;
    const element = line.element(tagName);
    inserted.add(element);
    return content.toSpliced(index, 0, element);
  }

  // inserts from last to first, because `withLine` inserts a line before the lines already at the same place
  const ordered = lines.toReversed().sort((a, b) => b.node - a.node);
  return {
    ...tree,
    children: ordered.reduce((content, line) => withLine(content, line, 'div'), contentOf(tree)),
  };
}

interface Reach {
  readonly first: number;
  readonly last: number;
}

const NO_REACH: Reach = { first: Number.POSITIVE_INFINITY, last: -1 };

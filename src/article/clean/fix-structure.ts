import type { Element, ElementContent } from 'hast';
import {
  element,
  headingLevel,
  holds,
  isElement,
  type Rewritten,
  replaceChildren,
  rewriteElements,
  textOf,
  withChildren,
} from '../structure/hast.ts';
import type { CleanPass } from './context.ts';

/** Element → the children that it may have. Any other child is wrapped in an element of the first kind in the list. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dd', 'dt'],
  tr: ['td', 'th'],
};

/** Part of a table → the children that it may have. Any other child is wrapped in a row and a cell. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  table: ['caption', 'thead', 'tbody', 'tfoot', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
};

/** Element → the children that are valid only in it. In any other parent, such a child is replaced by its content. */
const PARTS: Readonly<Record<string, readonly string[]>> = { ...CHILDREN, ...ROWS, figure: ['figcaption'] };
const ALL_PARTS = new Set(Object.values(PARTS).flat());

/** Makes lists, figures and tables valid HTML. Unwraps a list with only one long item, which only lays out the page. */
export const fixStructure: CleanPass = (children) => unwrapLoose(rewriteElements(children, fixElement), '');

function fixElement(element: Element): Rewritten {
  if (isLayoutList(element)) return (element.children[0] as Element).children;
  // old pages and wikis use a `dl` without terms to indent text
  if (isElement(element, 'dl') && element.children.every((child) => isElement(child, 'dd')))
    return element.children.flatMap((child) => (isElement(child) ? child.children : [child]));
  if (element.tagName === 'figure' && !isFigure(element)) return element.children;
  const rows = ROWS[element.tagName];
  if (rows) return [{ ...element, children: element.children.map((child) => asRow(child, rows)) }];
  const allowed = CHILDREN[element.tagName];
  if (!allowed) return element;
  const wrapper = allowed[0] as string;
  const content = element.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  // a heading at the start of a list names the list, and is not an item
  const first = element.tagName === 'tr' ? 0 : content.findIndex((child) => headingLevel(child) === 0);
  const headings = first < 0 ? content : content.slice(0, first);
  const fixed = content.slice(headings.length).map((child): ElementContent => {
    if (isElement(child, ...allowed)) return child;
    return { type: 'element', tagName: wrapper, properties: {}, children: [child] };
  });
  return headings.length > 0 && fixed.length === 0 ? headings : [...headings, { ...element, children: fixed }];
}

/** Returns whether a figure has content that a caption can describe. */
function isFigure(element: Element): boolean {
  const holdsEmbed = element.children.some((child) => isElement(child) && child.properties.dataEmbed !== undefined);
  return holdsEmbed || holds(element, 'img', 'table', 'pre', 'blockquote');
}

function asRow(child: ElementContent, allowed: readonly string[]): ElementContent {
  if (isElement(child, ...allowed)) return child;
  return element('tr', {}, [isElement(child, 'td', 'th') ? child : element('td', {}, [child])]);
}

function isLayoutList(element: Element): boolean {
  const [only, second] = element.children;
  if (!isElement(element, 'ul', 'ol') || second || !isElement(only, 'li')) return false;
  // an item with an id is a footnote, which must stay an item
  if (only.properties.id !== undefined) return false;
  const blocks = only.children.filter((child) => isElement(child, 'p', 'ul', 'ol', 'table', 'blockquote', 'pre'));
  return blocks.length > 2 || holds(only, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
}

function unwrapLoose(children: readonly ElementContent[], parent: string): ElementContent[] {
  return replaceChildren(children, (child) => {
    if (!isElement(child)) return child;
    const isLoose = ALL_PARTS.has(child.tagName) && !PARTS[parent]?.includes(child.tagName);
    const inner = unwrapLoose(child.children, isLoose ? parent : child.tagName);
    return isLoose ? inner : withChildren(child, inner);
  });
}

const HOLDERS = new Set(['li', 'dt', 'dd', 'td', 'th', 'figcaption', 'caption']);

/** Unwraps a cell's, caption's or item's only paragraph (sublists may follow); its properties move to the parent. */
export const unwrapParagraphs: CleanPass = (children) =>
  rewriteElements(children, (element) => {
    if (!HOLDERS.has(element.tagName)) return element;
    const [first, ...rest] = element.children;
    if (!isElement(first, 'p') || !rest.every((child) => isElement(child, 'ul', 'ol'))) return element;
    return [
      {
        ...element,
        properties: { ...first.properties, ...element.properties },
        children: [...first.children, ...rest],
      },
    ];
  });

/** Elements that are kept although they have no content. Empty cells keep the columns of a table aligned. */
const MEANINGFUL_WHEN_EMPTY = new Set(['img', 'hr', 'br', 'td', 'th']);

export const pruneEmpty: CleanPass = (children) =>
  rewriteElements(children, (element) => {
    if (MEANINGFUL_WHEN_EMPTY.has(element.tagName)) return element;
    const showsText = element.children.some((child) => child.type === 'text' && child.value.trim() !== '');
    const isEmptyCell = (child: Element) => isElement(child, 'td', 'th') && child.children.length === 0;
    const showsElement = element.children.some(
      (child) => isElement(child) && child.tagName !== 'br' && !isEmptyCell(child),
    );
    return showsText || showsElement ? element : [];
  });

/** Drops a rule (`hr`) at the start, at the end or after another rule, where it does not separate two passages. */
export const dropStrayRules: CleanPass = (children) => {
  const kept: ElementContent[] = [];
  for (const child of children) {
    const last = kept.at(-1);
    if (isElement(child, 'hr') && (!last || isElement(last, 'hr'))) continue;
    kept.push(child);
  }
  if (isElement(kept.at(-1), 'hr')) kept.pop();
  return kept;
};

function isCaptioned(node: ElementContent | undefined): node is Element {
  return isElement(node) && (node.tagName === 'img' || node.properties.dataEmbed !== undefined);
}

/** Puts pictures and their captions into figures, merges the captions, and drops figures that contain only captions. */
export const gatherFigures: CleanPass = (children) =>
  gather(
    rewriteElements(children, (figure) => {
      if (figure.tagName !== 'figure') return withChildren(figure, gather(figure.children));
      const inside = joinCaptions(figure.children);
      return inside.every((child) => isElement(child, 'figcaption')) ? [] : [{ ...figure, children: inside }];
    }),
  );

/** Puts each picture into a figure together with the caption right after it, or else right before it. */
function gather(siblings: ElementContent[]): ElementContent[] {
  if (!siblings.some((node) => isElement(node, 'figcaption'))) return siblings;
  const gathered: ElementContent[] = [];
  for (let index = 0; index < siblings.length; index++) {
    const node = siblings[index] as ElementContent;
    const next = siblings[index + 1];
    const isPair = isCaptioned(node) && isElement(next, 'figcaption');
    const isReversed =
      isElement(node, 'figcaption') && isCaptioned(next) && !isElement(siblings[index + 2], 'figcaption');
    if ((isPair || isReversed) && next) {
      gathered.push(element('figure', {}, [node, next]));
      index++;
    } else gathered.push(node);
  }
  return gathered;
}

/** Merges the captions of a figure into the first, because caption and photo credit are often two elements. */
function joinCaptions(children: readonly ElementContent[]): ElementContent[] {
  const captions = children.filter((child) => isElement(child, 'figcaption'));
  const [first, ...others] = captions;
  if (!first || others.length === 0) return children as ElementContent[];
  const joined: Element = { ...first, children: captions.flatMap((caption) => caption.children) };
  return children.flatMap((child): ElementContent[] => {
    if (child === first) return [joined];
    return isElement(child, 'figcaption') ? [] : [child];
  });
}

/** Folds infoboxes, which would interrupt the text, into `details`. One without a title has no label: it stays. */
export const foldInfoboxes: CleanPass = (children) =>
  rewriteElements(children, (box) => {
    if (box.tagName !== 'table' || box.properties.dataInfobox === undefined) return box;
    const { dataInfobox: _mark, ...properties } = box.properties;
    const table = { ...box, properties };
    const title = titleOf(table);
    if (!title) return [table];
    const { dataNode } = title.properties;
    const words = title.children.flatMap((child) => (isElement(child, 'p') ? child.children : [child]));
    const summary = element('summary', dataNode === undefined ? {} : { dataNode }, words);
    const rest = rewriteElements(table.children, (part) => {
      const isEmptied = isElement(part, 'thead', 'tbody', 'tr') && part.children.length === 0;
      return part === title || isEmptied ? [] : part;
    });
    return [element('details', {}, [summary, { ...table, children: rest }])];
  });

function titleOf(table: Element): Element | null {
  const caption = table.children.find((child): child is Element => isElement(child, 'caption'));
  if (caption && textOf(caption).trim() !== '') return caption;
  const row = firstRow(table);
  const [cell, ...others] = row?.children.filter((child): child is Element => isElement(child, 'td', 'th')) ?? [];
  return cell && others.length === 0 && textOf(cell).trim() !== '' ? cell : null;
}

function firstRow(part: Element): Element | undefined {
  for (const child of part.children) {
    if (isElement(child, 'tr')) return child;
    const row = isElement(child, 'thead', 'tbody') ? firstRow(child) : undefined;
    if (row) return row;
  }
  return undefined;
}

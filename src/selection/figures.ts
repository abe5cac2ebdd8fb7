/** What a picture, player or chart stands in: its figure and its caption, whatever elements the page uses for them. */

import type { PageView } from '../page/view.ts';
import { NodeKind } from '../snapshot/types.ts';
import type { Coverage } from './coverage.ts';

export interface Figure {
  /** The element that holds the object and its caption and nothing else, else the object itself. */
  unit: number;
  /** -1 when there is none. It stands in the unit, or right beside it. */
  caption: number;
}

/** How far up a figure is looked for, and how many rows of it are looked through. */
const LEVELS = 6;
const ROWS = 200;
/** A box with more text than this holds more than a picture and its caption (characters). */
const LONGEST_CAPTION = 1000;

const CAPTION_NAME =
  /caption|cutline|bildunterschrift|bildtext|bijschrift|didascalia|pie-?de-?foto|(?:image|photo|picture|media)[-_]?(?:credit|description)/i;

/** By object: several finders ask for the same one. */
const byCoverage = new WeakMap<Coverage, Map<number, Figure>>();

export function figureOf(page: PageView, coverage: Coverage, object: number): Figure {
  const known = byCoverage.get(coverage) ?? new Map<number, Figure>();
  byCoverage.set(coverage, known);
  const figure = known.get(object) ?? findFigure(page, coverage, object);
  known.set(object, figure);
  return figure;
}

function findFigure(page: PageView, coverage: Coverage, object: number): Figure {
  return markedFigure(page, object) ?? captionedBox(page, coverage, object) ?? { unit: object, caption: -1 };
}

/** The `<figure>` around an object: the innermost with a caption, else the innermost. */
function markedFigure(page: PageView, object: number): Figure | null {
  const { nodes } = page.snapshot;
  let innermost: Figure | null = null;
  let ancestor = nodes.parent[object] as number;
  for (let level = 0; ancestor >= 0 && level < LEVELS; level++, ancestor = nodes.parent[ancestor] as number) {
    if (page.nameOf(ancestor) !== 'figure') continue;
    const caption = captionIn(page, ancestor, object);
    if (caption >= 0) return { unit: ancestor, caption };
    innermost ??= { unit: ancestor, caption };
  }
  return innermost;
}

/** The first box around an object that has text, if that is a caption or begins or ends with one beside the object. */
function captionedBox(page: PageView, coverage: Coverage, object: number): Figure | null {
  const { nodes } = page.snapshot;
  let child = object;
  for (let level = 0; level < LEVELS; level++) {
    const box = nodes.parent[child] as number;
    if (box < 0) return null;
    const text = coverage.textIn(box) - coverage.textIn(object);
    if (text > 0) {
      const inside = text <= LONGEST_CAPTION ? captionIn(page, box, object) : -1;
      if (inside >= 0 && coverage.textIn(inside) * 2 > text) return { unit: box, caption: inside };
      const beside = captionBeside(page, box, child);
      return beside < 0 ? null : { unit: child, caption: beside };
    }
    child = box;
  }
  return null;
}

/** The caption in a box: a `<figcaption>`, else the first element that is called so. */
function captionIn(page: PageView, box: number, object: number): number {
  const { nodes } = page.snapshot;
  const end = Math.min(nodes.end[box] as number, box + ROWS);
  let called = -1;
  for (let id = box + 1; id < end; id++) {
    if (nodes.kind[id] !== NodeKind.element || holdsNode(page, id, object)) continue;
    if (page.nameOf(id) === 'figcaption' && nodes.hidden[id] === 0) return id;
    if (called < 0 && isCalledCaption(page, id)) called = id;
  }
  return called;
}

/** The next element, else the one before, when it is called a caption. */
function captionBeside(page: PageView, box: number, child: number): number {
  const next = nextElement(page, box, child);
  if (next >= 0 && isCalledCaption(page, next)) return next;
  const { nodes } = page.snapshot;
  let before = child - 1;
  // Up from the last row of what stands before.
  for (let step = 0; step < ROWS && before > box && isSkipped(page, box, before); step++) {
    before = nodes.parent[before] === box ? before - 1 : (nodes.parent[before] as number);
  }
  const isSibling = before > box && nodes.parent[before] === box && nodes.kind[before] === NodeKind.element;
  return isSibling && isCalledCaption(page, before) ? before : -1;
}

/** Something inside a sibling, or a gap between two. */
function isSkipped(page: PageView, box: number, id: number): boolean {
  const { nodes } = page.snapshot;
  return nodes.parent[id] !== box || (nodes.kind[id] === NodeKind.text && (nodes.text[id] as string).trim() === '');
}

/** The sibling after a node, unless text comes first. -1 for none. */
function nextElement(page: PageView, box: number, child: number): number {
  const { nodes } = page.snapshot;
  for (let id = nodes.end[child] as number; id < (nodes.end[box] as number); id = nodes.end[id] as number) {
    if (nodes.kind[id] === NodeKind.element && page.nameOf(id) !== 'br') return id;
    if (nodes.kind[id] === NodeKind.text && (nodes.text[id] as string).trim() !== '') return -1;
  }
  return -1;
}

/** By its own name. What holds a picture is a figure and no caption, whatever it is called. */
function isCalledCaption(page: PageView, id: number): boolean {
  const { nodes } = page.snapshot;
  if (nodes.hidden[id] !== 0) return false;
  if (!page.index.isCalled(id, CAPTION_NAME) && !CAPTION_NAME.test(page.attributesOf(id).itemprop ?? '')) return false;
  const end = Math.min(nodes.end[id] as number, id + ROWS);
  for (let inner = id; inner < end; inner++) if (HOLDERS.has(page.nameOf(inner))) return false;
  return true;
}

const HOLDERS: ReadonlySet<string> = new Set(
  'img picture video iframe canvas svg noscript figure table caption'.split(' '),
);

function holdsNode(page: PageView, id: number, node: number): boolean {
  return id <= node && node < (page.snapshot.nodes.end[id] as number);
}

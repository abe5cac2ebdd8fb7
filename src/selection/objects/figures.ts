/** What a picture, player or chart stands in: its figure and its caption, whatever elements the page uses for them. */
import { isCalledCaption } from '../../page/areas/captions.ts';
import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { nextElement } from '../../page/siblings.ts';
import { visibleTexts } from '../../page/texts.ts';
import type { Coverage } from '../coverage.ts';

export interface Figure {
  /** The element that holds the object and its caption and nothing else, else the object itself. */
  unit: number;
  /** -1 when there is none. It stands in the unit, or right beside it. */
  caption: number;
}

/** How far up a figure is looked for, and how many rows of it are looked through. */
const MAX_FIGURE_LEVELS = 6;
const ROWS = 200;
/** A box with more text than this holds more than a picture and its caption (characters). */
const LONGEST_CAPTION = 1000;

/** By object: several finders ask for the same one. */
const byCoverage = new WeakMap<Coverage, Map<number, Figure>>();

export function figureOf(page: Page, coverage: Coverage, object: number): Figure {
  const known = byCoverage.get(coverage) ?? new Map<number, Figure>();
  byCoverage.set(coverage, known);
  const figure = known.get(object) ?? findFigure(page, coverage, object);
  known.set(object, figure);
  return figure;
}

function findFigure(page: Page, coverage: Coverage, object: number): Figure {
  return markedFigure(page, object) ?? captionedBox(page, coverage, object) ?? { unit: object, caption: -1 };
}

/** The `<figure>` around an object: the innermost with a caption, else the innermost. */
function markedFigure(page: Page, object: number): Figure | null {
  let innermost: Figure | null = null;
  for (const ancestor of page.ancestorsOf(object, MAX_FIGURE_LEVELS)) {
    if (page.nameOf(ancestor) !== 'figure') continue;
    const own = captionIn(page, ancestor, object);
    const caption = own >= 0 ? own : headingIn(page, ancestor, object);
    if (caption >= 0) return { unit: ancestor, caption };
    innermost ??= { unit: ancestor, caption };
  }
  return innermost;
}

/** The first box around an object that has text, if that is a caption or begins or ends with one beside the object. */
function captionedBox(page: Page, coverage: Coverage, object: number): Figure | null {
  let child = object;
  for (let level = 0; level < MAX_FIGURE_LEVELS; level++) {
    const box = page.parentOf(child);
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
function captionIn(page: Page, box: number, object: number): number {
  const end = Math.min(page.endOf(box), box + ROWS);
  let called = -1;
  for (let id = box + 1; id < end; id++) {
    if (!page.isElement(id) || page.holds(id, object)) continue;
    if (page.nameOf(id) === 'figcaption' && page.isVisible(id)) return id;
    if (called < 0 && isCalledCaption(page, id)) called = id;
  }
  return called;
}

/** The heading that is all that a figure says. */
function headingIn(page: Page, figure: number, object: number): number {
  const texts = visibleTexts(page, figure, Math.min(page.endOf(figure), figure + ROWS)).filter(
    (text) => !page.holds(object, text),
  );
  const heading =
    page.ancestorsOf(texts[0] ?? -1, MAX_FIGURE_LEVELS).find((around) => HEADINGS.has(page.nameOf(around))) ?? -1;
  return texts.every((text) => page.holds(heading, text)) ? heading : -1;
}

/** The next element, else the one before, when it is called a caption. */
function captionBeside(page: Page, box: number, child: number): number {
  const next = nextElement(page, child, 'br');
  if (next >= 0 && isCalledCaption(page, next)) return next;
  const { nodes } = page;
  let before = child - 1;
  // Up from the last row of what stands before.
  for (let step = 0; step < ROWS && before > box && isSkipped(page, box, before); step++) {
    before = nodes.parent[before] === box ? before - 1 : page.parentOf(before);
  }
  const isSibling = before > box && nodes.parent[before] === box && page.isElement(before);
  return isSibling && isCalledCaption(page, before) ? before : -1;
}

/** Something inside a sibling, or a gap between two. */
function isSkipped(page: Page, box: number, id: number): boolean {
  const { nodes } = page;
  return nodes.parent[id] !== box || (page.isText(id) && page.textOf(id).trim() === '');
}

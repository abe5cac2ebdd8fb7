/** Finds the figure and caption of an object, in any markup, and keeps the captions of kept objects. */

import { isCalledCaption } from '../../page/areas.ts';
import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { nextElement } from '../../page/subtrees.ts';
import { textNodesIn, visibleTexts } from '../../page/texts.ts';
import { getOrMake, weaklyMemoised } from '../../shared/memoised.ts';
import { type Coverage, coverageOf } from '../coverage.ts';
import { marksWith, withMarks, withoutMarks } from '../marks.ts';
import { type Draft, isBlockObject, type ObjectTable } from '../types.ts';

export interface Figure {
  /** The element that contains only the object and its caption; the object itself if there is no such element. */
  unit: number;
  /** The element with the caption, inside `unit` or right beside it; -1 if there is none. */
  caption: number;
}

const MAX_FIGURE_LEVELS = 6;
/** Maximum number of nodes searched for a caption: inside a figure, or back from a picture, player or chart. */
const ROWS = 200;
/** Elements whose text is not a caption, unless it is marked as one: "Enlarge". */
const NO_CAPTIONS = new Set(['a', 'button', 'blockquote', 'pre', 'table', 'li']);
/** Longest text of an element that contains only a picture and its caption (characters). */
const LONGEST_CAPTION = 1000;
/** Longest caption that only its place in a figure shows to be one (characters); longer ones are paragraphs. */
const LONGEST_LINE = 300;

/** Cache of figures, by coverage and object. The finders of pictures, embeds and captions all need the same figures. */
const figuresIn = weaklyMemoised((_coverage: Coverage) => new Map<number, Figure>());

export function figureOf(page: Page, coverage: Coverage, object: number): Figure {
  return getOrMake(figuresIn(coverage), object, () => findFigure(page, coverage, object));
}

function findFigure(page: Page, coverage: Coverage, object: number): Figure {
  return markedFigure(page, object) ?? captionedBox(page, coverage, object) ?? { unit: object, caption: -1 };
}

/** Returns the innermost `<figure>` with a caption around an object, or else the innermost one; null if none. */
function markedFigure(page: Page, object: number): Figure | null {
  let innermost: Figure | null = null;
  for (const ancestor of page.ancestorsOf(object, MAX_FIGURE_LEVELS)) {
    if (page.nameOf(ancestor) !== 'figure') continue;
    const own = captionIn(page, ancestor, object);
    const caption = own >= 0 ? own : onlyTextIn(page, ancestor, object);
    if (caption >= 0) return { unit: ancestor, caption };
    innermost ??= { unit: ancestor, caption };
  }
  return innermost;
}

/**
 * Returns the figure of an object that is not in a `<figure>`; null without a caption. The caption is most of the
 * nearest text around the object, or right beside the object.
 */
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

/** Returns a visible `<figcaption>` in a box, or else the first element with the class of a caption, or else -1. */
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

/**
 * Returns the heading, or else the smallest element, that contains all other text of a figure; -1 if there is none, or
 * if the text is longer than a caption, has several lines (as a product with its price), or is in a link or a quote.
 */
function onlyTextIn(page: Page, figure: number, object: number): number {
  const texts = visibleTexts(page, figure, Math.min(page.endOf(figure), figure + ROWS)).filter(
    (text) => !page.holds(object, text),
  );
  const inFigure = page.ancestorsOf(texts[0] ?? -1, MAX_FIGURE_LEVELS).filter((element) => element > figure);
  const around = inFigure.filter((element) => texts.every((text) => page.holds(element, text)));
  const withoutObject = around.filter((element) => !page.holds(element, object));
  const heading = withoutObject.find((element) => HEADINGS.has(page.nameOf(element)));
  if (heading !== undefined) return heading;
  const length = texts.reduce((sum, text) => sum + page.textOf(text).length, 0);
  const isLine = length <= LONGEST_LINE && new Set(texts.map((text) => page.blockOf(text))).size === 1;
  return isLine && !inFigure.some((element) => NO_CAPTIONS.has(page.nameOf(element))) ? (withoutObject[0] ?? -1) : -1;
}

/** Returns the sibling after the object, or else before it, that has the class of a caption; -1 if neither has one. */
function captionBeside(page: Page, box: number, child: number): number {
  const next = nextElement(page, child, 'br');
  if (next >= 0 && isCalledCaption(page, next)) return next;
  const { nodes } = page;
  let before = child - 1;
  // Climb from the node right before the object to the object's previous sibling.
  for (let step = 0; step < ROWS && before > box && isSkipped(page, box, before); step++) {
    before = nodes.parent[before] === box ? before - 1 : page.parentOf(before);
  }
  const isSibling = before > box && nodes.parent[before] === box && page.isElement(before);
  return isSibling && isCalledCaption(page, before) ? before : -1;
}

/** Returns whether a node is inside a sibling of the object, or is white space between two siblings. */
function isSkipped(page: Page, box: number, id: number): boolean {
  const { nodes } = page;
  return nodes.parent[id] !== box || (page.isText(id) && page.textOf(id).trim() === '');
}

export function addCaptions({ page, marks, objects }: Draft): Partial<Draft> {
  const coverage = coverageOf(page, marks);
  const captions = new Set<number>();
  for (const node of objects.nodes) {
    const object = objects.get(node);
    const caption = object && isBlockObject(object) ? figureOf(page, coverage, node).caption : -1;
    if (caption >= 0 && !isTextOfPage(coverage, caption)) captions.add(caption);
  }
  if (captions.size === 0) return {};
  const texts = [...captions].flatMap((caption) => visibleTexts(page, caption, page.endOf(caption)));
  return { captions, marks: withMarks(marks, marksWith('caption', texts)) };
}

/** Minimum number of kept characters in an element that has the class of a caption, but is the page's main text. */
const TEXT_OF_PAGE = 200;

/** Returns whether a caption is most of the kept text, as on pages of slide shows. */
function isTextOfPage(coverage: Coverage, caption: number): boolean {
  const kept = coverage.keptIn(caption);
  return kept >= TEXT_OF_PAGE && kept * 2 > coverage.keptIn(coverage.root);
}

export function dropLoneCaptions({ page, marks, objects, captions }: Draft): Partial<Draft> {
  const coverage = coverageOf(page, marks);
  const lone = page.snapshot.media.flatMap(({ node }) => {
    const figure = figureOf(page, coverage, node);
    const { caption } = figure;
    // The only line of a figure whose picture is not shown, such as an icon, is not a caption.
    const isMarked =
      caption >= 0 && (/^(?:figcaption|h[1-6])$/.test(page.nameOf(caption)) || isCalledCaption(page, caption));
    return isMarked && !captions.has(caption) && isLeftAlone(coverage, objects, figure) ? [caption] : [];
  });
  const texts = textNodesIn(page, lone);
  return { marks: withoutMarks(marks, (node) => texts.has(node)) };
}

/** Returns whether a caption is kept although nothing that it could describe is kept. */
function isLeftAlone(coverage: Coverage, objects: ObjectTable, { unit, caption }: Figure): boolean {
  if (caption < 0 || coverage.keptIn(caption) === 0 || isTextOfPage(coverage, caption)) return false;
  if (objects.standsIn(unit)) return false;
  // If more than the caption is kept of the figure, the caption may describe that: a table, for example.
  return coverage.keptIn(unit) <= coverage.keptIn(caption);
}

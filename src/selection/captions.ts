/** Keeps the captions of kept pictures, players and charts, even if the algorithm dropped them. */
import type { Mark } from '../algorithms/types.ts';
import { textNodesIn, visibleTexts } from '../page/texts.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { withMarks, withoutMarks } from './marks.ts';
import { type Figure, figureOf } from './objects/figures.ts';
import { isBlockObject, type ObjectTable } from './objects/types.ts';
import type { Draft } from './types.ts';

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
  return {
    captions,
    marks: withMarks(
      marks,
      texts.map((node): Mark => ({ node, role: 'caption' })),
    ),
  };
}

/** Minimum length of a caption that is the text of the page (characters). */
const TEXT_OF_PAGE = 200;

/**
 * Whether a caption contains most of the kept text. Pages of slide shows often have all their text in a box that is
 * named after captions.
 */
function isTextOfPage(coverage: Coverage, caption: number): boolean {
  const kept = coverage.keptIn(caption);
  return kept >= TEXT_OF_PAGE && kept * 2 > coverage.keptIn(coverage.root);
}

/** Drops the captions of pictures that are not kept. */
export function dropLoneCaptions({ page, marks, objects, captions }: Draft): Partial<Draft> {
  const coverage = coverageOf(page, marks);
  const lone = page.snapshot.media.flatMap(({ node }) => {
    const figure = figureOf(page, coverage, node);
    return !captions.has(figure.caption) && isLeftAlone(coverage, objects, figure) ? [figure.caption] : [];
  });
  const texts = textNodesIn(page, lone);
  return { marks: withoutMarks(marks, (node) => texts.has(node)) };
}

/** Whether a caption is kept although nothing that it could describe is kept. */
function isLeftAlone(coverage: Coverage, objects: ObjectTable, { unit, caption }: Figure): boolean {
  if (caption < 0 || coverage.keptIn(caption) === 0 || isTextOfPage(coverage, caption)) return false;
  if (objects.standsIn(unit)) return false;
  // The caption may also describe a kept table or passage in the same figure.
  return coverage.keptIn(unit) <= coverage.keptIn(caption);
}

/** Decides which objects are kept. Algorithms only mark text, so an object is kept with the text around it. */
import type { Page } from '../../page/page.ts';
import type { Coverage } from '../coverage.ts';
import type { Figure } from './figures.ts';

/**
 * Texts shorter than this (characters) next to a figure, such as "Enlarge" or a credit, do not decide whether the
 * figure is in kept text.
 */
const FEW_WORDS = 40;
/** Maximum number of a figure's ancestors that are visited. Limited, because pages may nest elements very deeply. */
const MAX_NESTING = 500;
/** Number of nodes before and after a figure that are searched for text. */
const ROWS = 400;

/** True if the caption, most of the nearest text, or the texts right before and right after the figure are kept. */
export function standsInKeptText(page: Page, coverage: Coverage, figure: Figure): boolean {
  if (isCaptionKept(coverage, figure)) return true;
  return isMostlyKept(page, coverage, figure) || isBetweenKeptText(page, coverage, figure);
}

function isCaptionKept(coverage: Coverage, { caption }: Figure): boolean {
  return caption >= 0 && coverage.keptIn(caption) > 0 && coverage.keptIn(caption) * 2 >= coverage.textIn(caption);
}

function isMostlyKept(page: Page, coverage: Coverage, { unit, caption }: Figure): boolean {
  const isBeside = caption >= 0 && !page.holds(unit, caption);
  const own = (measure: (node: number) => number) => measure(unit) + (isBeside ? measure(caption) : 0);
  const ownText = own(coverage.textIn) - own(coverage.captionsIn);
  const ownKept = own(coverage.keptIn);
  let ancestor = page.parentOf(unit);
  for (let level = 0; ancestor >= 0 && level < MAX_NESTING; level++, ancestor = page.parentOf(ancestor)) {
    const around = coverage.textIn(ancestor) - coverage.captionsIn(ancestor) - ownText;
    const kept = coverage.keptIn(ancestor) - ownKept;
    if (around > 0 || kept > 0) return kept * 2 >= around && !isBeforeBody(page, coverage, ancestor, unit);
  }
  return ownKept > 0;
}

/**
 * Returns whether a figure is above the box with the article's text, and outside the parent element of this box. Such a
 * figure is a banner, or the lead picture, which `lead.ts` finds.
 */
function isBeforeBody(page: Page, { bodyRoot }: Coverage, ancestor: number, unit: number): boolean {
  return unit < bodyRoot && ancestor < page.parentOf(bodyRoot);
}

function isBetweenKeptText(page: Page, coverage: Coverage, { unit, caption }: Figure): boolean {
  const end = Math.max(page.endOf(unit), caption < 0 ? 0 : page.endOf(caption));
  const start = caption < 0 ? unit : Math.min(unit, caption);
  return isNextKept(page, coverage, end, 1) && isNextKept(page, coverage, start - 1, -1);
}

/**
 * Returns whether the nearest text after (`step` 1) or before (`step` -1) a node is kept. Skips short texts that are
 * not kept.
 */
function isNextKept(page: Page, coverage: Coverage, from: number, step: 1 | -1): boolean {
  const { nodes } = page;
  for (let id = from, rows = 0; id >= 0 && id < nodes.size && rows < ROWS; id += step, rows++) {
    if (!page.isText(id) || !page.isVisible(id)) continue;
    if (coverage.markOf(id) && page.textOf(id).trim() !== '') return true;
    if (page.textOf(id).trim().length >= FEW_WORDS) return false;
  }
  return false;
}

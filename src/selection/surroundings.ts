/** Algorithms mark text only; whatever else stands on the page goes with the text around it. */

import type { PageView } from '../page/view.ts';
import { NodeKind } from '../snapshot/types.ts';
import type { Coverage } from './coverage.ts';
import type { Figure } from './figures.ts';

/** A few words beside a picture ("Enlarge", a credit) say nothing about where it stands (characters). */
const FEW_WORDS = 40;
/** Pages nest without end. */
const LEVELS = 500;
/** How far before and behind a figure text is looked for (rows). */
const ROWS = 400;

/**
 * Whether a figure belongs to the kept text: its caption is kept, or most of the nearest text around it is, or both
 * what stands before it and what comes next.
 */
export function standsInKeptText(page: PageView, coverage: Coverage, figure: Figure): boolean {
  if (isCaptionKept(coverage, figure)) return true;
  return isMostlyKept(page, coverage, figure) || isBetweenKeptText(page, coverage, figure);
}

function isCaptionKept(coverage: Coverage, { caption }: Figure): boolean {
  return caption >= 0 && coverage.keptIn(caption) > 0 && coverage.keptIn(caption) * 2 >= coverage.textIn(caption);
}

function isMostlyKept(page: PageView, coverage: Coverage, { unit, caption }: Figure): boolean {
  const { nodes } = page.snapshot;
  const isBeside = caption >= 0 && !(unit <= caption && caption < (nodes.end[unit] as number));
  const own = (measure: (node: number) => number) => measure(unit) + (isBeside ? measure(caption) : 0);
  const ownText = own(coverage.textIn);
  const ownKept = own(coverage.keptIn);
  let ancestor = nodes.parent[unit] as number;
  for (let level = 0; ancestor >= 0 && level < LEVELS; level++, ancestor = nodes.parent[ancestor] as number) {
    const around = coverage.textIn(ancestor) - ownText;
    const kept = coverage.keptIn(ancestor) - ownKept;
    if (around > 0) return kept * 2 >= around && !isBeforeBody(page, coverage, ancestor, unit);
  }
  return ownKept > 0;
}

/** What stands before the box of the text, and not next to it, is a banner, or the picture that leads it (`lead.ts`). */
function isBeforeBody(page: PageView, { bodyRoot }: Coverage, ancestor: number, unit: number): boolean {
  return unit < bodyRoot && ancestor < (page.snapshot.nodes.parent[bodyRoot] as number);
}

function isBetweenKeptText(page: PageView, coverage: Coverage, { unit, caption }: Figure): boolean {
  const { nodes } = page.snapshot;
  const end = Math.max(nodes.end[unit] as number, caption < 0 ? 0 : (nodes.end[caption] as number));
  const start = caption < 0 ? unit : Math.min(unit, caption);
  return isNextKept(page, coverage, end, 1) && isNextKept(page, coverage, start - 1, -1);
}

/** Whether the next text that is more than a few words is kept. */
function isNextKept(page: PageView, coverage: Coverage, from: number, step: 1 | -1): boolean {
  const { nodes } = page.snapshot;
  for (let id = from, rows = 0; id >= 0 && id < nodes.size && rows < ROWS; id += step, rows++) {
    if (nodes.kind[id] !== NodeKind.text || nodes.hidden[id] !== 0) continue;
    if (coverage.markOf(id) && (nodes.text[id] as string).trim() !== '') return true;
    if ((nodes.text[id] as string).trim().length >= FEW_WORDS) return false;
  }
  return false;
}

/** Takes poor children out of the best element (specs/goose.md b6). */
import type { TraceEntry } from '../../types.ts';
import { at } from '../column.ts';
import { remove } from '../element-tree/edit.ts';
import { highLinkDensity, type LinkDensityOptions } from './link-density.ts';
import { childRows, type Measures, rowsBelow, textLength } from './measures.ts';

export interface PostCleanOptions extends LinkDensityOptions {
  /** Children that are not asked. */
  keptNames: ReadonlySet<string>;
  /** Whether children need paragraphs and a score, or only must not be lists of links. */
  demanding: boolean;
}

/** Characters of a paragraph in a child that is no paragraph itself. */
const SHORT = 25;
/** Share of the best element's score. */
const SCORE_SHARE = 0.08;

export function postClean(
  measures: Measures,
  scores: ArrayLike<number>,
  best: number,
  options: PostCleanOptions,
): TraceEntry[] {
  const trace: TraceEntry[] = [];
  const minimum = SCORE_SHARE * at(scores, best);
  for (const row of childRows(measures, best)) {
    const child = at(measures.elements, row);
    if (options.keptNames.has(child.name)) continue;
    const dense = highLinkDensity(measures, row, options);
    const reason = dense ?? (options.demanding ? poverty(measures, scores, row, minimum) : null);
    if (reason === null) continue;
    remove(child);
    trace.push({ step: 'post-clean', node: child.source, kept: false, reason });
  }
  return trace;
}

/** Short paragraphs go, whatever becomes of the child. */
function poverty(measures: Measures, scores: ArrayLike<number>, row: number, minimum: number): string | null {
  const paragraphs = rowsBelow(measures, row, 'p');
  const short = paragraphs.filter((paragraph) => textLength(measures, paragraph) < SHORT);
  for (const paragraph of short) remove(at(measures.elements, paragraph));
  if (at(measures.elements, row).name === 'td') return null;
  if (short.length === paragraphs.length) return `no paragraph of at least ${SHORT} characters in it`;
  const score = at(scores, row);
  return score < minimum ? `score ${score}, below ${SCORE_SHARE} of the best element's (${minimum.toFixed(1)})` : null;
}

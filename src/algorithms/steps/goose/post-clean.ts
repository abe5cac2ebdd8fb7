/** Removes children of the best element that have little text or many links (docs/specs/goose.md, "Post-clean"). */
import { at } from '../../../shared/column.ts';
import type { TraceEntry } from '../../types.ts';
import { removeFor } from '../element-tree.ts';
import { highLinkDensity, type Search } from './best-element.ts';
import { childRows, type Measures, rowsBelow, textLength } from './measures.ts';

interface PostCleanOptions {
  keptNames: ReadonlySet<string>;
  /** Whether a child must have a long paragraph and a minimum score. If not, only lists of links are removed. */
  demanding: boolean;
}

const STEP = 'post-clean';
/** Length below which a paragraph is removed, unless it is a direct child of the best element (characters). */
const SHORT = 25;
/** Minimum score of a child that is kept (share of the best element's score). */
const SCORE_SHARE = 0.08;

export function postClean(
  { measures, scores, best }: Search,
  { keptNames, demanding }: PostCleanOptions,
): TraceEntry[] {
  const trace: TraceEntry[] = [];
  const minimum = SCORE_SHARE * at(scores, best);
  for (const row of childRows(measures, best)) {
    const child = at(measures.elements, row);
    if (keptNames.has(child.name)) continue;
    const dense = highLinkDensity(measures, row);
    if (dense === null && demanding) for (const entry of removeShort(measures, row)) trace.push(entry);
    const reason = dense ?? (demanding ? poverty(measures, scores, row, minimum) : null);
    if (reason !== null) trace.push(removeFor(STEP, child, reason));
  }
  return trace;
}

function isShort(measures: Measures, paragraph: number): boolean {
  return textLength(measures, paragraph) < SHORT;
}

/** Removes short paragraphs inside a child of the best element, even if the child itself is kept. */
function removeShort(measures: Measures, child: number): TraceEntry[] {
  return rowsBelow(measures, child, 'p')
    .filter((paragraph) => isShort(measures, paragraph))
    .map((paragraph) => {
      const reason = `${textLength(measures, paragraph)} characters of at least ${SHORT}, and not at the top`;
      return removeFor(STEP, at(measures.elements, paragraph), reason);
    });
}

function poverty(measures: Measures, scores: ArrayLike<number>, row: number, minimum: number): string | null {
  if (at(measures.elements, row).name === 'td') return null;
  const paragraphs = rowsBelow(measures, row, 'p');
  if (paragraphs.every((paragraph) => isShort(measures, paragraph))) {
    return `no paragraph of at least ${SHORT} characters in it`;
  }
  const score = at(scores, row);
  return score < minimum ? `score ${score}, below ${SCORE_SHARE} of the best element's (${minimum.toFixed(1)})` : null;
}

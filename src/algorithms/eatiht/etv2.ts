/**
 * eatiht etv2, "average string lengths" (R. Palacios 2015; docs/specs/eatiht.md). A candidate directly contains a text
 * of more than 20 characters. Each candidate whose complete text is longer than a threshold votes for its parent; the
 * parent with the most votes contains the article. The threshold is the mean, over all candidates, of the average
 * length of the candidate's text nodes.
 */
import { at } from '../../shared/column.ts';
import { algorithmOf } from '../steps/selection.ts';
import type { TraceEntry } from '../types.ts';
import { findCandidates, fullestContainer } from './containers.ts';
import { affordable, indexText, lengthBelow, marksOf, type RunIndex, textBelow } from './text-index.ts';

export default algorithmOf('eatiht-etv2', (snapshot, population) => {
  const index = indexText(snapshot, population);
  const pieces = findCandidates(index).map((element) => measure(index, element));
  const threshold = meanOf(pieces.map(({ average }) => average));
  const long = pieces.filter(({ total }) => total > threshold);
  const { contains, count } = fullestContainer(
    snapshot,
    long.map(({ parent }) => parent),
  );
  const chosen = pieces.filter(({ element }) => contains(element));
  const { used, trace } = affordable(
    index,
    chosen.map(({ element }) => element),
    { kept: true },
  );
  return {
    marks: marksOf(index, chosen),
    text: used.map((element) => textBelow(index, element)).join('\n\n'),
    trace: [...explain(pieces, contains, threshold, count), ...trace],
  };
});

type Piece = ReturnType<typeof measure>;

/** Measures the text nodes of a candidate (docs/specs/eatiht.md, "Average lengths (etv2)", step 1). */
function measure(index: RunIndex, element: number) {
  const { nodes } = index.snapshot;
  const end = at(nodes.end, element);
  const between = (column: ArrayLike<number>): number => at(column, end) - at(column, element);
  /** Length of the element's text in code points, as in Python. The returned `length` is in UTF-16 units. */
  const total = between(index.length);
  const average = total / between(index.runsBefore);
  return { element, parent: at(nodes.parent, element), length: lengthBelow(index, element), total, average };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function explain(
  pieces: readonly Piece[],
  contains: (element: number) => boolean,
  threshold: number,
  bestCount: number,
): TraceEntry[] {
  return pieces.map(({ element, total }) => {
    const kept = contains(element);
    const size = `${total} characters, ${total > threshold ? 'above' : 'not above'} the mean of ${threshold.toFixed(1)}`;
    const where = `${kept ? 'in' : 'outside'} the container with the most long pieces (${bestCount})`;
    return { step: 'histogram', node: element, kept, reason: `${size}; ${where}` };
  });
}

/**
 * CETR: content extraction via tag ratios, clustered in two dimensions (T. Weninger, W. H. Hsu, J. Han: "CETR – Content
 * Extraction via Tag Ratios", WWW 2010; docs/specs/cetr.md). Content has much text and few tags, line by line of the
 * source.
 *
 * Deviations: the lines are built from the live page (see source-lines.ts). The spec defines the details that the paper
 * leaves open, such as the first centres of the clusters.
 */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../steps/column.ts';
import { algorithmOf } from '../steps/selection.ts';
import type { TraceEntry } from '../types.ts';
import { awayFromOrigin } from './content-rules.ts';
import { printedText, tagRatio } from './line-text.ts';
import { marksOf } from './marks.ts';
import { type SourceLine, sourceLines } from './source-lines.ts';
import { wrapIfLong } from './wrap.ts';

/** A line with text. */
interface JudgedLine {
  line: SourceLine;
  isContent: boolean;
  reason: string;
}

export default algorithmOf('cetr', (snapshot, population) => {
  const lines = wrapIfLong(snapshot, sourceLines(snapshot, population));
  const judged = judge(snapshot, lines);
  const kept = judged.flatMap(({ line, isContent }) => (isContent ? [line] : []));
  return {
    marks: marksOf(snapshot, kept),
    text: kept.map((line) => printedText(snapshot, line)).join('\n'),
    trace: judged.map(explain),
  };
});

/**
 * Returns the lines with text and their verdicts. Lines of tags alone matter to smoothing and clustering but have
 * nothing to keep.
 */
function judge(snapshot: PageSnapshot, lines: readonly SourceLine[]): JudgedLine[] {
  const ratios = lines.map((line) => tagRatio(snapshot, line));
  const verdicts = awayFromOrigin(ratios);
  return lines.flatMap((line, i) => (at(ratios, i) > 0 ? [{ line, ...at(verdicts, i) }] : []));
}

function explain({ line, isContent, reason }: JudgedLine): TraceEntry {
  const node = line.find(({ kind }) => kind === 'text')?.node ?? 0;
  return { step: 'awayFromOrigin', node, kept: isContent, reason };
}

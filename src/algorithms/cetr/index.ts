/**
 * CETR: content extraction via tag ratios, clustered in two dimensions (T. Weninger, W. H. Hsu, J. Han: "CETR – Content
 * Extraction via Tag Ratios", WWW 2010; docs/specs/cetr.md). A source line is content if it has much text and few tags.
 */
import type { PageSnapshot } from '../../page/snapshot/types.ts';
import { at } from '../../shared/column.ts';
import { blockify, findContent } from '../steps/blockify/blockify.ts';
import { characterCount, isBlank } from '../steps/python-text.ts';
import { algorithmOf, type Verdict } from '../steps/selection.ts';
import type { Mark, TraceEntry } from '../types.ts';
import { aboveThreshold, awayFromOrigin } from './content-rules.ts';
import { isBlankLine, printedText, type SourceItem, type SourceLine, sourceLines, tagRatio } from './source-lines.ts';

/**
 * Keeps the text whose tag ratio is above a threshold. Unlike the paper, it works on Dragnet's text blocks, because a
 * page built by scripts has no source lines (docs/specs/cetr.md, "Algorithms").
 */
export const cetrBlocks = algorithmOf('cetr-blocks', (snapshot, population) =>
  findContent(blockify(snapshot, population), 'aboveThreshold', (blocks) =>
    aboveThreshold(blocks.map(({ text, tagCount }) => characterCount(text) / Math.max(tagCount, 1))),
  ),
);

interface JudgedLine extends Verdict {
  line: SourceLine;
}

export default algorithmOf('cetr', (snapshot, population) => {
  const lines = wrapIfLong(sourceLines(snapshot, population));
  const judged = judge(lines);
  const kept = judged.flatMap(({ line, isContent }) => (isContent ? [line] : []));
  return {
    marks: marksOf(snapshot, kept),
    text: kept.map(printedText).join('\n'),
    trace: judged.map(explain),
  };
});

/** Judges all lines, because tag ratios are smoothed over neighboring lines, but returns only those with text. */
function judge(lines: readonly SourceLine[]): JudgedLine[] {
  const ratios = lines.map(tagRatio);
  const verdicts = awayFromOrigin(ratios);
  return lines.flatMap((line, i) => (at(ratios, i) > 0 ? [{ line, ...at(verdicts, i) }] : []));
}

function explain({ line, isContent, reason }: JudgedLine): TraceEntry {
  const node = line.find(({ kind }) => kind === 'text')?.node ?? 0;
  return { step: 'awayFromOrigin', node, kept: isContent, reason };
}

/** Marks each text node from its first to its last kept line, even across dropped lines: it can have only one mark. */
function marksOf({ nodes }: PageSnapshot, kept: readonly SourceLine[]): Mark[] {
  const marks: Required<Mark>[] = [];
  for (const { node, start, end, text } of kept.flat()) {
    if (isBlank(text)) continue;
    const last = marks.at(-1);
    if (last?.node === node) last.end = end;
    else marks.push({ node, role: 'body', start, end });
  }
  return marks.map((mark) => withoutOffsets(at(nodes.text, mark.node), mark));
}

function withoutOffsets(text: string, mark: Required<Mark>): Mark {
  const { node, role, start, end } = mark;
  return isBlank(text.slice(0, start)) && isBlank(text.slice(end)) ? { node, role } : mark;
}

/** Average line length above which a page counts as minified (characters). */
const LONG_ON_AVERAGE = 200;
/** Length after which a line of a minified page is cut (characters). */
const WRAPPED_LENGTH = 65;

/** Cuts the long lines of minified pages, because a line is kept or dropped whole (docs/specs/cetr.md, "Lines", 4). */
export function wrapIfLong(lines: readonly SourceLine[]): readonly SourceLine[] {
  const total = lines.reduce((sum, line) => sum + line.reduce((length, item) => length + lengthOf(item), 0), 0);
  if (total <= LONG_ON_AVERAGE * lines.length) return lines;
  return lines.flatMap(wrap).filter((line) => !isBlankLine(line));
}

/** Cuts a line, only before or after tags, into pieces of at least `WRAPPED_LENGTH` characters (except the last). */
function wrap(line: SourceLine): SourceLine[] {
  const wrapped: SourceItem[][] = [];
  let current: SourceItem[] = [];
  let length = 0;
  let previous: SourceItem['kind'] = 'tag';
  for (const item of line) {
    const isSameText = item.kind === 'text' && previous === 'text';
    if (current.length === 0 || (length >= WRAPPED_LENGTH && !isSameText)) {
      current = [];
      length = 0;
      wrapped.push(current);
    }
    current.push(item);
    length += lengthOf(item);
    previous = item.kind;
  }
  return wrapped;
}

function lengthOf({ start, end }: SourceItem): number {
  return end - start;
}

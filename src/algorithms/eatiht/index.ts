/**
 * eatiht v1, "histogram of sentences" (R. Palacios 2014; docs/specs/eatiht.md). The article is the container whose
 * child elements have the most sentences.
 */
import { at } from '../../shared/column.ts';
import { isBlank, PYTHON_SPACE } from '../steps/python-text.ts';
import { algorithmOf } from '../steps/selection.ts';
import type { TraceEntry } from '../types.ts';
import { findCandidates, fullestContainer } from './containers.ts';
import { affordable, indexText, marksOf, textBelow } from './text-index.ts';

/** An element with a long text, and its sentences. eatiht identifies the parent by path, this port by node id. */
interface Piece extends Sentences {
  element: number;
  parent: number;
}

export default algorithmOf('eatiht', (snapshot, population) => {
  const index = indexText(snapshot, population);
  const { used, trace } = affordable(index, findCandidates(index), { kept: false });
  const pieces = used.map((element) => ({
    element,
    parent: at(snapshot.nodes.parent, element),
    ...splitSentences(textBelow(index, element)),
  }));
  const { contains, count } = fullestContainer(snapshot, parentsOfSentences(pieces));
  const chosen = pieces.filter((piece) => contains(piece.element));
  return {
    marks: marksOf(
      index,
      chosen.map(({ element, keptEnd }) => ({ element, length: keptEnd })),
    ),
    text: print(chosen),
    trace: [...explain(pieces, contains, count), ...trace],
  };
});

/** Yields each parent once for every kept sentence, to count them (docs/specs/eatiht.md, "Sentences (v1)"). */
function* parentsOfSentences(pieces: readonly Piece[]): Generator<number> {
  for (const { kept, parent } of pieces) for (const _ of kept) yield parent;
}

/** Puts an empty line between sentences of different elements (docs/specs/eatiht.md, "Sentences (v1)", step 8). */
function print(chosen: readonly Piece[]): string {
  const sentences: string[] = [];
  for (const { kept } of chosen) {
    for (const [position, sentence] of kept.entries()) sentences.push(position === 0 ? `\n\n${sentence}` : sentence);
  }
  return sentences.join(' ').slice(2);
}

function explain(pieces: readonly Piece[], contains: (element: number) => boolean, bestCount: number): TraceEntry[] {
  return pieces.map(({ element, kept }) => {
    if (kept.length === 0)
      return { step: 'sentences', node: element, kept: false, reason: 'nothing in it ends like a sentence' };
    const inside = contains(element);
    const where = inside ? 'in' : 'outside';
    const reason = `sentences: ${kept.length}; ${where} the container with the most (${bestCount})`;
    return { step: 'histogram', node: element, kept: inside, reason };
  });
}

/** References to footnotes and citations: "[3]", "[]". */
const CITATION = /\[\p{Nd}*\]/gu;
const BOUNDARY = new RegExp(
  String.raw`(?:(?<=[.!?])|(?<=[.!?]['"]))(?<!Mr\.)(?<!Mrs\.)(?<!Jr\.)(?<!Dr\.)(?<!Prof\.)(?<!Sr\.)[${PYTHON_SPACE}]+`,
  'gi',
);
const ENDINGS = new Set('."?!\'');

interface Sentences {
  kept: string[];
  /**
   * Length of the text up to the end of the last kept sentence (UTF-16 units). All text before that end is kept,
   * because only the last piece of a text can be an unfinished sentence.
   */
  keptEnd: number;
}

/** Splits a text, and drops an unfinished last sentence (docs/specs/eatiht.md, "Sentences (v1)", steps 2 to 4). */
export function splitSentences(text: string): Sentences {
  const clean = text.replace(CITATION, '');
  const kept: string[] = [];
  let start = 0;
  let end = 0;
  for (const boundary of clean.matchAll(BOUNDARY)) {
    kept.push(clean.slice(start, boundary.index));
    end = boundary.index;
    start = boundary.index + boundary[0].length;
  }
  const last = clean.slice(start);
  if (last !== '' && ENDINGS.has(last.slice(-1))) {
    kept.push(last);
    return { kept, keptEnd: text.length };
  }
  if (kept.length === 0) return { kept, keptEnd: 0 };
  return { kept, keptEnd: isBlank(last) ? text.length : sourceOffset(text, end) };
}

/** Converts an offset in the text without citations to an offset in the original text. */
function sourceOffset(text: string, offset: number): number {
  let source = offset;
  for (const citation of text.matchAll(CITATION)) {
    if (citation.index >= source) break;
    source += citation[0].length;
  }
  return source;
}

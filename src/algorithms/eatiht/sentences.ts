/**
 * Splits a text into sentences and drops pieces that are not sentences, as eatiht v1 does (docs/specs/eatiht.md,
 * "Sentences (v1)", steps 2 to 4).
 */
import { isBlank, PYTHON_SPACE } from '../steps/white-space.ts';

/** References to footnotes and citations: "[3]", "[]". */
const CITATION = /\[\p{Nd}*\]/gu;
const BOUNDARY = new RegExp(
  String.raw`(?:(?<=[.!?])|(?<=[.!?]['"]))(?<!Mr\.)(?<!Mrs\.)(?<!Jr\.)(?<!Dr\.)(?<!Prof\.)(?<!Sr\.)[${PYTHON_SPACE}]+`,
  'gi',
);
const ENDINGS = new Set('."?!\'');

export interface Sentences {
  kept: string[];
  /**
   * Length of the text up to the end of the last kept sentence (UTF-16 units). All text before that end is kept,
   * because only the last piece of a text can be an unfinished sentence.
   */
  keptEnd: number;
}

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

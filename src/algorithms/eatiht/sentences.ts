/** Text → sentences, as eatiht v1 cuts and sifts them (docs/specs/eatiht.md, "Sentences (v1)", steps 2 to 4). */
import { isBlank, PYTHON_SPACE } from '../steps/white-space.ts';

/** Marks of footnotes and citations: "[3]", "[]". */
const CITATION = /\[\p{Nd}*\]/gu;
const BOUNDARY = new RegExp(
  String.raw`(?:(?<=[.!?])|(?<=[.!?]['"]))(?<!Mr\.)(?<!Mrs\.)(?<!Jr\.)(?<!Dr\.)(?<!Prof\.)(?<!Sr\.)[${PYTHON_SPACE}]+`,
  'gi',
);
const ENDINGS = new Set('."?!\'');

export interface Sentences {
  /** Those that end like sentences. */
  kept: string[];
  /**
   * How much of the text they cover, in UTF-16 units. What is dropped is always the last piece: every other one ends
   * where it was cut, at an ending.
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

/** Offset in the text with citation marks for an offset in the text without. */
function sourceOffset(text: string, offset: number): number {
  let source = offset;
  for (const citation of text.matchAll(CITATION)) {
    if (citation.index >= source) break;
    source += citation[0].length;
  }
  return source;
}

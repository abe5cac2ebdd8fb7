import { chunkEnd, type TextSpan } from '../src/tools/aloud/core/segments.ts';

/**
 * Splits a text into chunks for reading aloud, in order. Each chunk takes less than `LONGEST` to say, or is a single
 * character.
 */
export function chunksOf(text: string, language: string, rate: number): TextSpan[] {
  const chunks: TextSpan[] = [];
  for (let start = 0; start < text.length; ) {
    const end = chunkEnd(text, start, { language, rate });
    chunks.push({ start, end });
    start = end;
  }
  return chunks;
}

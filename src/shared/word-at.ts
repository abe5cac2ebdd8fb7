/** Finds word boundaries in a page's text with `Intl.Segmenter`, which also works for scripts without spaces. */

/** A line of a text, from one line break to the next (offsets in the text). */
interface Line {
  /** The whole text. */
  readonly page: string;
  readonly from: number;
  readonly to: number;
  readonly segments: Intl.Segments;
}

/** The line that was split into words last; kept, because this is slow and callers often ask about the same line. */
let last: Line | null = null;

/** Returns the word (as offsets) that an offset in the text divides; null if the offset is between two words. */
export function wordAt(page: string, place: number): { from: number; to: number } | null {
  const isKnown = last?.page === page && last.from <= place && place <= last.to;
  if (!isKnown) last = lineAt(page, place);
  const line = last as Line;
  if (place <= line.from || place >= line.to) return null;
  const { index, segment } = line.segments.containing(place - line.from) as Intl.SegmentData;
  const from = line.from + index;
  return from === place ? null : { from, to: from + segment.length };
}

function lineAt(page: string, place: number): Line {
  const from = place === 0 ? 0 : page.lastIndexOf('\n', place - 1) + 1;
  const end = page.indexOf('\n', place);
  const to = end < 0 ? page.length : end;
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(page.slice(from, to));
  return { page, from, to, segments };
}

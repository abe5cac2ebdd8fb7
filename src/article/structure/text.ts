import type { Page } from '../../page/page.ts';
import type { WrittenText } from '../../page/snapshot/types.ts';
import { styledOf } from '../../page/styled.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { takesRoom } from './gaps.ts';
import type { OpenInline } from './inline-chain.ts';
import type { ParagraphWriter } from './paragraphs.ts';
import type { Source } from './source.ts';
import { tellingWords } from './telling-words.ts';

/** Values of `white-space` that keep line breaks (`pre-line` and similar). */
const KEEPS_LINES = /^(?:pre|break)/;

/**
 * Returns a style sheet's meaningful text at the start and end of an element; none in code, where it is line numbers.
 */
export function wordsAround(page: Page, id: number): Partial<WrittenText> {
  const written = styledOf(page).writtenAt(id);
  if (!written || page.styleOf(id)?.monospace) return {};
  return { ...written, before: tellingWords(written.before), after: tellingWords(written.after) };
}

/**
 * Writes the kept part of a text node into the paragraph and returns it; a dropped node leaves a gap and returns ''.
 */
export function writeText(
  { page, coverage }: Source,
  id: number,
  paragraphs: ParagraphWriter,
  inlines: readonly OpenInline[],
): string {
  const mark = coverage.markOf(id);
  const text = page.textOf(id);
  if (!mark || isSpaceOnly(text)) {
    // After white space or dropped words, a new word begins.
    if ((page.isVisible(id) || isSpaceOnly(text)) && takesRoom(text)) paragraphs.space();
    return '';
  }
  if (styledOf(page).isApart(id)) paragraphs.space();
  const kept = text.slice(mark.start, mark.end);
  if (!KEEPS_LINES.test(page.styleOf(id)?.whiteSpace ?? '')) {
    paragraphs.text(kept, inlines, id);
    return kept;
  }
  for (const [index, line] of kept.split('\n').entries()) {
    if (index > 0) paragraphs.lineBreak(inlines);
    paragraphs.text(line, inlines, id);
  }
  return kept;
}

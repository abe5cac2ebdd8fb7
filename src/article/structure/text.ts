import type { Page } from '../../page/page.ts';
import type { WrittenText } from '../../page/snapshot/types.ts';
import { styledOf } from '../../page/styled.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { takesRoom } from './gaps.ts';
import type { OpenInline } from './inline-chain.ts';
import type { ParagraphWriter } from './paragraphs.ts';
import type { Source } from './source.ts';
import { tellingWords } from './telling-words.ts';

/** White space outside code of which the line breaks show (`pre-line` and its kin). */
const KEEPS_LINES = /^(?:pre|break)/;

/** What a style sheet writes at the beginning and at the end of an element, where it says something; none in code, whose lines it counts. */
export function wordsAround(page: Page, id: number): Partial<WrittenText> {
  const written = styledOf(page).writtenAt(id);
  if (!written || page.styleOf(id)?.monospace) return {};
  return { ...written, before: tellingWords(written.before), after: tellingWords(written.after) };
}

/** Writes what is kept of a text node into the paragraph, and returns it; what is not kept leaves a gap. */
export function writeText(
  { page, coverage }: Source,
  id: number,
  paragraphs: ParagraphWriter,
  inlines: readonly OpenInline[],
): string {
  const mark = coverage.markOf(id);
  const text = page.textOf(id);
  if (!mark || isSpaceOnly(text)) {
    // Space, or words that were left out: either way what follows is a new word.
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

import { LEFT_OUT } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import type { WrittenText } from '../../page/snapshot/types.ts';
import { styledOf } from '../../page/text-style.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import type { OpenInline, ParagraphWriter } from './paragraphs.ts';
import type { Source } from './source.ts';
import { tellingWords } from './telling-words.ts';

/** Values of `white-space` that keep line breaks, such as `pre-line`. */
const KEEPS_LINES = /^(?:pre|break)/;

/** Returns the text that CSS adds to an element, without decoration; none in code, where it is line numbers. */
export function wordsAround(page: Page, id: number): Partial<WrittenText> {
  const written = styledOf(page).writtenAt(id);
  if (!written || page.styleOf(id)?.monospace) return {};
  return { ...written, before: tellingWords(written.before), after: tellingWords(written.after) };
}

/** Writes and returns the kept part of a text node. If there is none, writes a space and returns ''. */
export function writeText(
  { page, coverage }: Source,
  id: number,
  paragraphs: ParagraphWriter,
  inlines: readonly OpenInline[],
): string {
  const mark = coverage.markOf(id);
  const text = page.textOf(id);
  if (!mark || isSpaceOnly(text)) {
    // white space and dropped words separate the words before and after them
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

/** Elements whose text `passGap` does not count as words, because it is displayed in a separate box, or not at all. */
const SEALED: ReadonlySet<string> = new Set([...LEFT_OUT, 'canvas', 'embed', 'iframe', 'object', 'svg', 'video']);

/**
 * Separates the words before and after a dropped element: by a new paragraph if it contains a block, by a space if it
 * contains text or a no-break space, by a line break if it contains only `<br>`. An icon separates nothing, because a
 * full stop may follow it.
 */
export function passGap(page: Page, id: number, paragraphs: ParagraphWriter, inlines: readonly OpenInline[]): void {
  let breaks = 0;
  let hasWords = false;
  for (let inner = id; inner < page.endOf(id); inner++) {
    if (!page.isVisible(inner)) continue;
    if (page.isText(inner)) {
      if (takesRoom(page.textOf(inner))) paragraphs.space();
      hasWords ||= page.textOf(inner).trim() !== '';
    } else if (page.isElement(inner)) {
      const flow = page.styleOf(inner)?.flow;
      if (flow === 'block') {
        paragraphs.flush();
        return;
      }
      if (page.nameOf(inner) === 'br') breaks++;
      else if (SEALED.has(page.nameOf(inner)) || (flow === 'atomic' && isEmpty(page, inner)))
        inner = page.endOf(inner) - 1;
    }
  }
  if (hasWords) return;
  for (; breaks > 0; breaks--) paragraphs.lineBreak(inlines);
}

/** Characters without width, which editors leave inside words. */
const OF_NO_WIDTH = /^[\u00ad\u200b-\u200d\u2060\ufeff]*$/;

/** Returns whether a text separates the words before and after it, even if the article leaves it out. */
function takesRoom(text: string): boolean {
  return !OF_NO_WIDTH.test(text);
}

/** Returns whether a box has only white space, which collapses to nothing. */
function isEmpty(page: Page, id: number): boolean {
  for (let inner = id + 1; inner < page.endOf(id); inner++) {
    if (page.isText(inner) && /[^\t\n\f\r ]/.test(page.textOf(inner))) return false;
  }
  return true;
}

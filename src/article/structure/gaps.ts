import { LEFT_OUT } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import type { OpenInline } from './inline-chain.ts';
import type { ParagraphWriter } from './paragraphs.ts';

/** Elements whose content is shown in its own box, or not at all. */
const SEALED: ReadonlySet<string> = new Set([...LEFT_OUT, 'canvas', 'embed', 'iframe', 'object', 'svg', 'video']);

/**
 * Writes the separator that an element without kept content leaves between the words around it: a gap for a space
 * (`<span>&nbsp;</span>`) or for dropped text, a line break (`<b><br></b>`), the end of a paragraph for a box. Icons
 * leave nothing: a full stop may follow them.
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

/** Zero-width characters, which editors leave inside words. */
const OF_NO_WIDTH = /^[\u00ad\u200b-\u200d\u2060\ufeff]*$/;

/** Checks whether a text, kept or not, separates the words before and after it. */
export function takesRoom(text: string): boolean {
  return !OF_NO_WIDTH.test(text);
}

/** Checks for a box with only white space, which collapses to nothing. */
function isEmpty(page: Page, id: number): boolean {
  for (let inner = id + 1; inner < page.endOf(id); inner++) {
    if (page.isText(inner) && /[^\t\n\f\r ]/.test(page.textOf(inner))) return false;
  }
  return true;
}

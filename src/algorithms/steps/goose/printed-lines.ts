import { textOf } from '../element-tree/text.ts';
import { childElements, type TreeElement } from '../element-tree/tree.ts';
import { collapsePythonSpace } from '../white-space.ts';
import { unescapeHtml } from './unescape-html.ts';

/** The two characters that stand for a line break until the text is printed. */
export const LINE_BREAK = '\\n';

/** The lines of the article's elements, empty ones too, not of itself (docs/specs/goose.md, "Printing", step 6). */
export function printedLines(article: TreeElement): string[] {
  return childElements(article).flatMap((child) => {
    const text = textOf(child);
    // references may stand for white space
    return text === '' ? [] : collapsePythonSpace(unescapeHtml(text)).split(LINE_BREAK);
  });
}

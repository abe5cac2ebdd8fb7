import { textOf } from '../element-tree/text.ts';
import { childElements, type TreeElement } from '../element-tree/tree.ts';
import { collapsePythonSpace } from '../white-space.ts';
import { unescapeHtml } from './unescape-html.ts';

/** Two characters that represent a line break until the text is printed. */
export const LINE_BREAK = '\\n';

/**
 * Returns the lines of the article's elements, with empty ones, without its own text (docs/specs/goose.md, "Printing",
 * step 6).
 */
export function printedLines(article: TreeElement): string[] {
  return childElements(article).flatMap((child) => {
    const text = textOf(child);
    // references may be white space
    return text === '' ? [] : collapsePythonSpace(unescapeHtml(text)).split(LINE_BREAK);
  });
}

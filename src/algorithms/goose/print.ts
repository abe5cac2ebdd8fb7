/** The article's text as the original prints it (specs/goose.md b7). */
import { insert, unwrap } from '../steps/element-tree/edit.ts';
import { textOf } from '../steps/element-tree/text.ts';
import { childElements, createText, elementsBelow, NO_SOURCE, type TreeElement } from '../steps/element-tree/tree.ts';
import { unescapeHtml } from '../steps/goose/unescape-html.ts';
import { collapsePythonSpace } from '../steps/white-space.ts';

/** The two characters that stand for a line break until the text is printed. */
const LINE_BREAK = '\\n';
const BULLET = '• ';

const UNWRAPPED: ReadonlySet<string> = new Set(['a', 'b', 'strong', 'i', 'br', 'sup']);

/** b7.2, b7.3. */
export function flattenInline(article: TreeElement): void {
  for (const element of elementsBelow(article, ({ name }) => UNWRAPPED.has(name))) {
    if (element.name === 'br') insert(element, createText(LINE_BREAK, NO_SOURCE), element.first);
    unwrap(element);
  }
}

/** b7.5. */
export function putBullets(article: TreeElement): void {
  for (const item of elementsBelow(article, ({ name }) => name === 'li')) {
    insert(item, createText(BULLET, NO_SOURCE), item.first);
  }
}

/** b7.6, b7.7: text directly in the article is not printed. */
export function printText(article: TreeElement): string {
  const lines = childElements(article).flatMap((child) => {
    const text = textOf(child);
    return text === '' ? [] : unescaped(text).split(LINE_BREAK);
  });
  const items = lines.join('\n\n').replaceAll(`\n${BULLET.trim()}`, BULLET.trim()).split(BULLET).map(stripped);
  return items.filter((item) => item !== '').join(`\n${BULLET}`);
}

/** References may stand for white space. */
function unescaped(text: string): string {
  return text.includes('&') ? collapsePythonSpace(unescapeHtml(text)) : text;
}

/** White space is spaces and line breaks here. */
function stripped(text: string): string {
  const isSpace = (index: number): boolean => text[index] === ' ' || text[index] === '\n';
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(start)) start++;
  while (end > start && isSpace(end - 1)) end--;
  return text.slice(start, end);
}

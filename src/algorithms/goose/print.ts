/** Prints the article's text as the original does (docs/specs/goose.md, "Printing"). */
import { insert, unwrap } from '../steps/element-tree/edit.ts';
import { createText, elementsBelow, NO_SOURCE, type TreeElement } from '../steps/element-tree/tree.ts';
import { LINE_BREAK, printedLines } from '../steps/goose/printed-lines.ts';

const BULLET = '• ';

const UNWRAPPED: ReadonlySet<string> = new Set(['a', 'b', 'strong', 'i', 'br', 'sup']);

/** Steps 2 and 3. */
export function flattenInline(article: TreeElement): void {
  for (const element of elementsBelow(article, ({ name }) => UNWRAPPED.has(name))) {
    if (element.name === 'br') insert(element, createText(LINE_BREAK, NO_SOURCE), element.first);
    unwrap(element);
  }
}

/** Step 5. */
export function putBullets(article: TreeElement): void {
  for (const item of elementsBelow(article, ({ name }) => name === 'li')) {
    insert(item, createText(BULLET, NO_SOURCE), item.first);
  }
}

/** Steps 6 and 7. */
export function printText(article: TreeElement): string {
  const items = printedLines(article)
    .join('\n\n')
    .replaceAll(`\n${BULLET.trim()}`, BULLET.trim())
    .split(BULLET)
    .map(stripped);
  return items.filter((item) => item !== '').join(`\n${BULLET}`);
}

/** Strips spaces and line breaks. */
function stripped(text: string): string {
  const isSpace = (index: number): boolean => text[index] === ' ' || text[index] === '\n';
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(start)) start++;
  while (end > start && isSpace(end - 1)) end--;
  return text.slice(start, end);
}

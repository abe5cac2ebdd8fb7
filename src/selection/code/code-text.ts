import type { Page } from '../../page/page.ts';
import { collapseSpace } from '../../shared/text.ts';
import type { Coverage } from '../coverage.ts';
import type { CodeBox } from './boxes.ts';
import { cutOf } from './cut.ts';
import { type LineParts, withoutNumbers } from './line-numbers.ts';
import { readLines, type TextOf } from './lines.ts';
import { codeTally } from './tally.ts';

/** Returns the text of a code block, with a line break between the lines that the page shows; '' if it shows none. */
export function codeText(page: Page, coverage: Coverage, box: CodeBox, isCut: boolean): string {
  const isCollapsed = collapsesSpace(page, box.lines);
  const textOf = shownText(page, coverage, box, isCut);
  const lines = readLines(page, codeTally(page), box.lines, (id) =>
    isCollapsed ? collapseSpace(textOf(id)) : textOf(id),
  );
  const isPlaced = lines.every(({ parts, top }) => top !== null || isBlank(parts));
  if (isPlaced) lines.sort((a, b) => (a.top ?? 0) - (b.top ?? 0));
  const first = lines.findIndex(({ parts }) => !isBlank(parts));
  const last = lines.findLastIndex(({ parts }) => !isBlank(parts));
  const shown = first < 0 ? [] : lines.slice(first, last + 1);
  return withoutNumbers(shown.map(({ parts }) => parts))
    .map((line) => asTyped(isCollapsed ? line.replace(/^ | $/g, '') : line))
    .join('\n')
    .trimEnd();
}

/**
 * Removes characters that pages add for layout: replaces no-break spaces with spaces, and drops zero-width characters.
 */
function asTyped(line: string): string {
  const typed = line.replaceAll('\u00a0', ' ').replace(/[\u200b\ufeff]/g, '');
  return typed === ' ' ? '' : typed;
}

/** Whether line breaks in the text collapse to spaces, so that only elements separate the lines. */
function collapsesSpace(page: Page, block: number): boolean {
  const { nodes } = page;
  // The style of text without layout, such as in a closed tab panel, is unknown: keep its line breaks.
  if (nodes.height[block] === 0) return false;
  let hasLineElements = false;
  for (let id = block + 1; id < page.endOf(block); id++) {
    if (!page.isVisible(id)) continue;
    if (page.isElement(id)) {
      hasLineElements ||= page.nameOf(id) === 'br' || page.isBlock(id);
    } else if (nodes.block[id] !== -1 && /^pre|^break/.test(page.styleOf(id)?.whiteSpace ?? '')) return false;
  }
  return hasLineElements;
}

function isBlank(parts: LineParts): boolean {
  return parts.every((part) => part.trim() === '');
}

/** Returns a function that gives the shown part of a text node; '' for text that {@link cutOf} cuts off. */
function shownText(page: Page, { first, last }: Coverage, { node }: CodeBox, isCut: boolean): TextOf {
  const [from, to] = cutOf(page, first, last, node, isCut);
  return (id) => {
    if ((from && id < from.node) || (to && id > to.node)) return '';
    const shown = page.textOf(id).slice(id === from?.node ? from.start : 0, id === to?.node ? to.end : undefined);
    return shown.replace(/\r\n?/g, '\n');
  };
}

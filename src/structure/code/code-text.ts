import type { Mark } from '../../algorithms/types.ts';
import type { PageView } from '../../page/view.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { collapseSpace } from '../../shared/text.ts';
import { NodeKind } from '../../snapshot/types.ts';
import type { CodeBox } from './boxes.ts';
import { type LineParts, withoutNumbers } from './line-numbers.ts';
import { readLines, type TextOf } from './lines.ts';
import type { CodeTally } from './tally.ts';

/** The text of a code block, line by line; '' when it shows none. */
export function codeText(page: PageView, coverage: Coverage, tally: CodeTally, box: CodeBox): string {
  const isCollapsed = collapsesSpace(page, box.lines);
  const textOf = shownText(page, coverage, box);
  const lines = readLines(page, tally, box.lines, (id) => (isCollapsed ? collapseSpace(textOf(id)) : textOf(id)));
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

/** Pages write no-break spaces where white space would collapse, and something without width to hold a blank line open. */
function asTyped(line: string): string {
  const typed = line.replaceAll('\u00a0', ' ').replace(/[\u200b\ufeff]/g, '');
  return typed === ' ' ? '' : typed;
}

/** Whether line breaks in the text are those of the page's source: the lines are made by elements, and only by them. */
function collapsesSpace(page: PageView, block: number): boolean {
  const { nodes } = page.snapshot;
  // Of what is not laid out (in a closed tab) this is not known.
  if (nodes.height[block] === 0) return false;
  let hasLineElements = false;
  for (let id = block + 1; id < (nodes.end[block] as number); id++) {
    if (nodes.hidden[id] !== 0) continue;
    if (nodes.kind[id] === NodeKind.element) {
      hasLineElements ||= page.nameOf(id) === 'br' || page.styleOf(id)?.flow === 'block';
    } else if (nodes.block[id] !== -1 && /^pre|^break/.test(page.styleOf(id)?.whiteSpace ?? '')) return false;
  }
  return hasLineElements;
}

function isBlank(parts: LineParts): boolean {
  return parts.every((part) => part.trim() === '');
}

/**
 * A block is shown as a whole, although algorithms choose lines: code with holes is no code. Only at the very start and
 * end of the article, which a user may have selected, it is cut where the marks are.
 */
function shownText(page: PageView, coverage: Coverage, { node }: CodeBox): TextOf {
  const { nodes } = page.snapshot;
  const { first, last } = coverage;
  const isIn = (mark: Mark | null): mark is Mark =>
    mark !== null && mark.node > node && mark.node < (nodes.end[node] as number);
  const isMostlyKept = coverage.keptIn(node) * 2 >= coverage.textIn(node);
  const from = isIn(first) && (first.start !== undefined || !isMostlyKept) ? first : null;
  const to = isIn(last) && (last.end !== undefined || !isMostlyKept) ? last : null;
  return (id) => {
    if ((from && id < from.node) || (to && id > to.node)) return '';
    const text = nodes.text[id] as string;
    return text.slice(id === from?.node ? from.start : 0, id === to?.node ? to.end : undefined).replace(/\r\n?/g, '\n');
  };
}

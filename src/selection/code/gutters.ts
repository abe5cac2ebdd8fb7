import type { Page } from '../../page/page.ts';
import { holds } from '../../vocabulary/match.ts';
import { GUTTER_NAMES } from '../../vocabulary/names/code.ts';
import type { CodeBox } from './boxes.ts';
import { areCountingUp } from './line-numbers.ts';
import type { CodeTally } from './tally.ts';

const NAMES = holds(`(?:^|[\\s_-])(?:${GUTTER_NAMES})(?=$|[\\s_-])`);

/** Whether an element is a gutter (a column of line numbers): it has such a class name, and contains no words. */
export function isGutter(page: Page, tally: CodeTally, node: number): boolean {
  return NAMES.test(page.attributesOf(node).class ?? '') && !tally.hasCode(node) && !tally.hasProse(node);
}

interface Block {
  box: CodeBox;
  text: string;
}

/**
 * Returns the code blocks that contain only the line numbers of the block beside them. Some highlighters put numbers
 * and code into two cells of a table or row.
 */
export function findGutters(page: Page, tally: () => CodeTally, blocks: readonly Block[]): ReadonlySet<number> {
  const gutters = new Set<number>();
  for (const [index, block] of blocks.entries()) {
    const lines = block.text.split(/(?<!\s)\s*\n\s*/);
    if (!areCountingUp(lines.map((line) => line.trim()))) continue;
    const neighbours = [blocks[index - 1], blocks[index + 1]].filter((other) => other !== undefined);
    const isNumbering = (other: Block) =>
      Math.abs(other.text.split('\n').length - lines.length) <= 1 && standTogether(page, tally(), block.box, other.box);
    if (neighbours.some(isNumbering)) gutters.add(block.box.node);
  }
  return gutters;
}

/** Whether the smallest element around two code blocks contains only code. */
function standTogether(page: Page, tally: CodeTally, one: CodeBox, other: CodeBox): boolean {
  const last = Math.max(one.node, other.node);
  let around = Math.min(one.node, other.node);
  while (around >= 0 && page.endOf(around) <= last) around = page.parentOf(around);
  return around >= 0 && !tally.hasProse(around);
}

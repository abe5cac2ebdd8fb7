/** Reads the visible text of a page by lines. A line is the text of one block, such as a paragraph. */
import type { Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import { collapseSpace, withoutInvisible } from '../../shared/text.ts';

export interface Line {
  block: number;
  /** First visible text node; `end` is the node after the last. */
  node: number;
  end: number;
  /** Texts of different elements are joined by spaces: "By Ada Poe" and "Updated" often touch in the source. */
  text: string;
}

/** `distance` is the number of lines from the headline down to this line; negative above the headline. */
export interface NearLine extends Line {
  distance: number;
}

export function textAt(lines: readonly NearLine[], distance: number): string {
  return lines.find((line) => line.distance === distance)?.text ?? '';
}

/** Returns the lines between two distances (both exclusive), in either order. */
export function linesBetween(lines: readonly NearLine[], one: number, other: number): NearLine[] {
  return lines.filter(({ distance }) => distance > Math.min(one, other) && distance < Math.max(one, other));
}

/** Maximum length of a line (characters). The rest of a longer line is cut off, because names and dates are short. */
const MAX_LINE_CHARACTERS = 320;
/** Maximum number of characters to read of a text node. More than a line has, because white space is collapsed. */
const MOST_CHARACTERS = 10 * MAX_LINE_CHARACTERS;
/** Maximum number of nodes to read for a line: thousands of nodes of other blocks may be between the line's texts. */
const MAX_LINE_NODES = 400;

/** Number of text nodes above which a page is long, so that only parts of it are searched. */
const MOST_TEXTS = 20_000;

export const isLongPage = (page: Page): boolean => textsOf(page).length > MOST_TEXTS;

/** Matches the text of a mark such as the number of an affiliation after an author's name. */
const MARK = /^(?:[\d,;*†‡§¶#\s]+|[a-f])$/;

/** Returns whether a text is a superscript mark, such as a note's number. "st" in "1st" is part of the word instead. */
function isMark(page: Page, text: number): boolean {
  const value = page.textOf(text);
  return (
    value.length < 12 &&
    MARK.test(value.trim()) &&
    page.ancestorsOf(text, 2).some((node) => page.nameOf(node) === 'sup')
  );
}

/** Returns the line of a block; null if no text in it is visible. */
export function lineOf(page: Page, block: number): Line | null {
  const { blocks } = page.snapshot;
  const first = blocks.first[block] ?? 0;
  const last = Math.min(blocks.last[block] ?? -1, first + MAX_LINE_NODES);
  let text = '';
  let node = -1;
  let end = first;
  for (let id = first; id <= last && text.length < MAX_LINE_CHARACTERS; id++) {
    if (!page.isText(id) || !page.isVisible(id) || page.blockOf(id) !== block || isMark(page, id)) continue;
    if (node < 0) node = id;
    end = id + 1;
    text += `${page.textOf(id).slice(0, MOST_CHARACTERS)} `;
  }
  const line = collapseSpace(text).trim().slice(0, MAX_LINE_CHARACTERS);
  return line === '' ? null : { block, node, end, text: line };
}

export function linesFrom(page: Page, block: number, step: 1 | -1, count: number): Line[] {
  const lines: Line[] = [];
  // reads up to eight blocks per line, because some are blank or hidden
  const limit = block + step * count * 8;
  for (let at = block + step; at >= 0 && at < page.snapshot.blocks.size && at !== limit; at += step) {
    const line = lineOf(page, at);
    if (line) lines.push(line);
    if (lines.length === count) break;
  }
  return lines;
}

/** Returns the lines in a subtree, up to {@link MAX_LINE_CHARACTERS} characters in total. */
export function linesIn(page: Page, node: number): Line[] {
  const lines: Line[] = [];
  const end = Math.min(page.endOf(node), node + MAX_LINE_NODES);
  for (let id = node, length = 0; id < end && length < MAX_LINE_CHARACTERS; id++) {
    const block = page.blockOf(id);
    if (!page.isText(id) || !page.isVisible(id) || block < 0 || isMark(page, id)) continue;
    const text = page.textOf(id);
    const line = lines.at(-1);
    if (line?.block === block) Object.assign(line, { text: `${line.text} ${text}`, end: id + 1 });
    else lines.push({ block, node: id, end: id + 1, text });
    length += text.length;
  }
  return lines.map((line) => ({ ...line, text: collapseSpace(line.text).trim() })).filter(({ text }) => text !== '');
}

/** Returns the block of the first text at or after a node; -1 for none. */
export function blockAt(page: Page, node: number): number {
  return page.nodes.block.find((block, id) => id >= node && block >= 0) ?? -1;
}

/** Matches the sign of a heading's link to itself, at the end of the heading. */
const LINK_SIGN = /(?<![\s¶🔗])[\s¶🔗]+$/u;

/** Returns the text of a heading or another element, and of each text node in it (`pieces`). Leaves out buttons. */
export function headingText(page: Page, node: number, isVisible: boolean): { text: string; pieces: string[] } {
  const end = Math.min(page.endOf(node), node + MAX_LINE_NODES);
  const pieces: string[] = [];
  let text = '';
  let block = -1;
  for (let id = node; id < end && text.length < MAX_LINE_CHARACTERS; id++) {
    const name = page.nameOf(id);
    if (id > node && name === 'button') {
      id = page.endOf(id) - 1;
      continue;
    }
    if (name === 'br') text += ' ';
    if (!page.isText(id) || (isVisible && (!page.isVisible(id) || page.blockOf(id) < 0))) continue;
    pieces.push(withoutInvisible(collapseSpace(page.textOf(id))).trim());
    text += (page.blockOf(id) === block || block < 0 ? '' : ' ') + page.textOf(id);
    block = page.blockOf(id);
  }
  const plain = withoutInvisible(collapseSpace(text)).replace(LINK_SIGN, '').trim();
  return { text: plain, pieces: pieces.filter((piece) => piece !== '') };
}

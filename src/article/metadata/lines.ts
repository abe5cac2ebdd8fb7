/** Visible text by blocks: what the browser sets on lines of their own. */
import type { Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import { collapseSpace } from '../../shared/text.ts';

/** The visible text of a block. */
export interface Line {
  block: number;
  /** Its first visible text node, and one past its last. */
  node: number;
  end: number;
  /** Text of different elements is kept apart by a space: "By Ada Poe" and "Updated" often touch in the markup. */
  text: string;
}

/** Longer lines are cut: what is looked for is short. */
const MAX_LINE_CHARACTERS = 320;
/** Characters of a text that are looked at for one line, with the white space before it. */
const MOST_CHARACTERS = 10 * MAX_LINE_CHARACTERS;
/** Nodes that are looked at for one line; a run of text may go around boxes with thousands of them. */
const MAX_LINE_NODES = 400;

/** A page with more texts is long: they are not all gone over for one line. */
const MOST_TEXTS = 20_000;

export const isLongPage = (page: Page): boolean => textsOf(page).length > MOST_TEXTS;

/** The line of a block, or null where a person sees none. */
export function lineOf(page: Page, block: number): Line | null {
  const { blocks } = page.snapshot;
  const first = blocks.first[block] ?? 0;
  const last = Math.min(blocks.last[block] ?? -1, first + MAX_LINE_NODES);
  let text = '';
  let node = -1;
  let end = first;
  for (let id = first; id <= last && text.length < MAX_LINE_CHARACTERS; id++) {
    if (!page.isText(id) || !page.isVisible(id) || page.blockOf(id) !== block) continue;
    if (node < 0) node = id;
    end = id + 1;
    text += `${page.textOf(id).slice(0, MOST_CHARACTERS)} `;
  }
  const line = collapseSpace(text).trim().slice(0, MAX_LINE_CHARACTERS);
  return line === '' ? null : { block, node, end, text: line };
}

/** Up to `count` lines from a block on, in a direction. The block itself is not among them. */
export function linesFrom(page: Page, block: number, step: 1 | -1, count: number): Line[] {
  const lines: Line[] = [];
  // blocks of white space and hidden ones stand between
  const limit = block + step * count * 8;
  for (let at = block + step; at >= 0 && at < page.snapshot.blocks.size && at !== limit; at += step) {
    const line = lineOf(page, at);
    if (line) lines.push(line);
    if (lines.length === count) break;
  }
  return lines;
}

/** The lines of a subtree, up to {@link MAX_LINE_CHARACTERS} characters of them. */
export function linesIn(page: Page, node: number): Line[] {
  const lines: Line[] = [];
  const end = Math.min(page.endOf(node), node + MAX_LINE_NODES);
  for (let id = node, length = 0; id < end && length < MAX_LINE_CHARACTERS; id++) {
    const block = page.blockOf(id);
    if (!page.isText(id) || !page.isVisible(id) || block < 0) continue;
    const text = page.textOf(id);
    const line = lines.at(-1);
    if (line?.block === block) Object.assign(line, { text: `${line.text} ${text}`, end: id + 1 });
    else lines.push({ block, node: id, end: id + 1, text });
    length += text.length;
  }
  return lines.map((line) => ({ ...line, text: collapseSpace(line.text).trim() })).filter(({ text }) => text !== '');
}

/** The block at a node, or the next one after it; -1 when there is none. */
export function blockAt(page: Page, node: number): number {
  return page.nodes.block.find((block, id) => id >= node && block >= 0) ?? -1;
}

/** Visible text of a subtree, white space collapsed, cut where it is longer than a line can be. */
export function visibleText(page: Page, node: number): string {
  return headingText(page, node, true).text;
}

/** What links to a heading itself are shown as. */
const LINK_SIGN = /(?<![\s¶🔗])[\s¶🔗]+$/u;

/** The words of a heading, and its text nodes. What a button in a heading does is none of it. */
export function headingText(page: Page, node: number, isVisible: boolean): { text: string; pieces: string[] } {
  const end = Math.min(page.endOf(node), node + MAX_LINE_NODES);
  const pieces: string[] = [];
  let text = '';
  let block = -1;
  for (let id = node; id < end && text.length < MAX_LINE_CHARACTERS; id++) {
    const name = page.nameOf(id);
    if (id > node && name === 'button') id = page.endOf(id) - 1;
    if (name === 'br') text += ' ';
    if (!page.isText(id) || (isVisible && (!page.isVisible(id) || page.blockOf(id) < 0))) continue;
    pieces.push(collapseSpace(page.textOf(id)).trim());
    text += (page.blockOf(id) === block || block < 0 ? '' : ' ') + page.textOf(id);
    block = page.blockOf(id);
  }
  return { text: collapseSpace(text).replace(LINK_SIGN, '').trim(), pieces: pieces.filter((piece) => piece !== '') };
}

/** Visible text by blocks: what the browser sets on lines of their own. */
import { collapseSpace } from '../../shared/text.ts';
import { NodeKind, type PageSnapshot } from '../../snapshot/types.ts';

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
const LONGEST = 300;
/** Nodes that are looked at for one line; a run of text may go around boxes with thousands of them. */
const MOST_NODES = 400;

/** The line of a block, or null where a person sees none. */
export function lineOf({ nodes, blocks }: PageSnapshot, block: number): Line | null {
  const first = blocks.first[block] as number;
  const last = Math.min(blocks.last[block] as number, first + MOST_NODES);
  let text = '';
  let node = -1;
  let end = first;
  for (let id = first; id <= last && text.length < LONGEST; id++) {
    if (nodes.kind[id] !== NodeKind.text || nodes.hidden[id] !== 0 || nodes.block[id] !== block) continue;
    if (node < 0) node = id;
    end = id + 1;
    text += `${nodes.text[id]} `;
  }
  const line = collapseSpace(text).trim().slice(0, LONGEST);
  return line === '' ? null : { block, node, end, text: line };
}

/** Up to `count` lines from a block on, in a direction. The block itself is not among them. */
export function linesFrom(snapshot: PageSnapshot, block: number, step: 1 | -1, count: number): Line[] {
  const lines: Line[] = [];
  // blocks of white space and hidden ones stand between
  const limit = block + step * count * 8;
  for (let at = block + step; at >= 0 && at < snapshot.blocks.size && at !== limit; at += step) {
    const line = lineOf(snapshot, at);
    if (line) lines.push(line);
    if (lines.length === count) break;
  }
  return lines;
}

/** The lines of a subtree, up to {@link LONGEST} characters of them. */
export function linesIn(snapshot: PageSnapshot, node: number): Line[] {
  const { nodes } = snapshot;
  const lines: Line[] = [];
  const end = Math.min(nodes.end[node] as number, node + MOST_NODES);
  let block = -1;
  for (let id = node, length = 0; id < end && length < LONGEST; id++) {
    if (nodes.kind[id] !== NodeKind.text || nodes.hidden[id] !== 0 || (nodes.block[id] as number) < 0) continue;
    const text = nodes.text[id] as string;
    const line = lines[lines.length - 1];
    if (line && nodes.block[id] === block) Object.assign(line, { text: `${line.text} ${text}`, end: id + 1 });
    else lines.push({ block: nodes.block[id] as number, node: id, end: id + 1, text });
    block = nodes.block[id] as number;
    length += text.length;
  }
  return lines.map((line) => ({ ...line, text: collapseSpace(line.text).trim() })).filter(({ text }) => text !== '');
}

/** The block at a node, or the next one after it; -1 when there is none. */
export function blockAt({ nodes }: PageSnapshot, node: number): number {
  for (let id = Math.max(node, 0); id < nodes.size; id++)
    if ((nodes.block[id] as number) >= 0) return nodes.block[id] as number;
  return -1;
}

/** Visible text of a subtree, white space collapsed, cut where it is longer than a line can be. */
export function visibleText(snapshot: PageSnapshot, node: number): string {
  return headingText(snapshot, node, true).text;
}

/** What links to a heading itself are shown as. */
const LINK_SIGN = /[\s¶🔗]+$/u;

/** The words of a heading, and its text nodes. What a button in a heading does is none of it. */
export function headingText(
  { nodes, names }: PageSnapshot,
  node: number,
  isVisible: boolean,
): { text: string; pieces: string[] } {
  const end = Math.min(nodes.end[node] as number, node + MOST_NODES);
  const pieces: string[] = [];
  let text = '';
  let block = -1;
  for (let id = node; id < end && text.length < LONGEST; id++) {
    const name = names[nodes.name[id] as number];
    if (id > node && name === 'button') id = (nodes.end[id] as number) - 1;
    if (name === 'br') text += ' ';
    if (nodes.kind[id] !== NodeKind.text) continue;
    if (isVisible && (nodes.hidden[id] !== 0 || (nodes.block[id] as number) < 0)) continue;
    pieces.push(collapseSpace(nodes.text[id] as string).trim());
    text += (nodes.block[id] === block || block < 0 ? '' : ' ') + nodes.text[id];
    block = nodes.block[id] as number;
  }
  return { text: collapseSpace(text).replace(LINK_SIGN, '').trim(), pieces: pieces.filter((piece) => piece !== '') };
}

/**
 * Cuts a page into the text blocks that the trained model reads: runs of text that are laid out as one paragraph.
 * Unlike the blocks that the snapshot already has (`BlockTable`), these include hidden text. The model decides whether
 * a hidden text belongs to the article (a collapsed answer) or not (a closed menu).
 */

import { flags } from '../../shared/column.ts';
import { Hidden, NodeKind, type PageSnapshot } from '../snapshot/types.ts';
import { ASCII_KIND, Character, characterKind } from './characters.ts';

export interface TextBlocks extends ReturnType<BlockList['table']> {
  /**
   * For each node, the number of blocks that begin before it; the last entry is the total. So a separating element `e`
   * contains the blocks from `begun[e]` to before `begun[end]` (`end`: the first node after it).
   */
  begun: Int32Array;
  /** For each node, its boundary: the nearest element (or the node itself) that no block crosses. */
  boundary: Int32Array;
  /** The elements that are their own boundary, in document order. */
  boundaries: readonly number[];
}

/** Elements whose text is not prose, such as code, values of form controls, and text shown in place of a video. */
const WITHOUT_PROSE = new Set(
  'script style template link meta head title object embed canvas audio video svg select textarea datalist map input option'.split(
    ' ',
  ),
);

/** Tags of elements that do not separate blocks, even as `inline-block` (docs/specs/lectern.md, "Segmentation"). */
const PHRASING = new Set(
  'span a em strong b i u s code kbd samp var abbr sup sub mark small time label font cite q big tt del ins bdi bdo ruby rt rp data dfn nobr img picture math'.split(
    ' ',
  ),
);

const IN_LINE = 0;
const OWN_BOX = 1;
/** Part of a line or a separate box, depending on the tag ({@link PHRASING}). */
const EITHER = 2;
const LINE_BREAKING = { inline: IN_LINE, contents: IN_LINE, block: OWN_BOX, none: OWN_BOX, atomic: EITHER } as const;

export function segment({ nodes, names, styles }: PageSnapshot): TextBlocks {
  const { size } = nodes;
  const breakName = names.indexOf('br');
  const ruleName = names.indexOf('hr');
  const passedOver = flags(names, (name) => WITHOUT_PROSE.has(name));
  const phrasing = flags(names, (name) => PHRASING.has(name));
  const lineBreaking = Uint8Array.from(styles, ({ flow }) => LINE_BREAKING[flow]);
  const blocks = new BlockList(size);
  const begun = new Int32Array(size + 1);
  const boundary = new Int32Array(size);
  const boundaries: number[] = [];
  const boxes: number[] = [0];
  let box = 0;
  let boxEnd = size;
  for (let id = 0; id < size; id++) {
    begun[id] = blocks.size;
    while (id >= boxEnd) {
      boxes.pop();
      box = boxes[boxes.length - 1] as number;
      boxEnd = nodes.end[box] as number;
      blocks.close();
    }
    boundary[id] = box;
    const kind = nodes.kind[id] as number;
    if (kind === NodeKind.text) {
      const words = wordlessness(nodes.text[id] as string);
      if (words !== BLANK) blocks.add(id, words === WORDS, box, nodes.hidden[id] as number);
      continue;
    }
    if (kind !== NodeKind.element) continue;
    const name = nodes.name[id] as number;
    const end = nodes.end[id] as number;
    if (passedOver[name] === 1 || nodes.hidden[id] === Hidden.noscript) {
      begun.fill(blocks.size, id + 1, end);
      boundary.fill(box, id + 1, end);
      id = end - 1;
    } else if (name === breakName) blocks.breakLine();
    else {
      const how = lineBreaking[nodes.style[id] as number];
      if (how !== OWN_BOX && !(how === EITHER && phrasing[name] === 0) && name !== ruleName) continue;
      blocks.close();
      box = id;
      boxEnd = end;
      boxes.push(box);
      boundary[id] = id;
      boundaries.push(id);
    }
  }
  begun[size] = blocks.size;
  return { ...blocks.table(), begun, boundary, boundaries };
}

const WORDS = 0;
const WORDLESS = 1;
const BLANK = 2;

/** Returns whether a text has words (`WORDS`), only punctuation (`WORDLESS`), or only white space (`BLANK`). */
function wordlessness(text: string): number {
  let answer = BLANK;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const kind = unit < 128 ? (ASCII_KIND[unit] as number) : characterKind(unit);
    if (kind === Character.space) continue;
    if (kind <= Character.unspaced) return WORDS;
    answer = WORDLESS;
  }
  return answer;
}

class BlockList {
  private readonly first: number[] = [];
  private readonly last: number[] = [];
  private readonly element: number[] = [];
  private readonly hidden: number[] = [];
  private readonly ofText: Int32Array;
  /** Text nodes without words (quotes, bullets) after the last block. If a word follows, its block begins with them. */
  private readonly opening: number[] = [];
  /** The block to which text can still be added; -1 for none. */
  private current = -1;
  private lineBreaks = 0;

  constructor(nodes: number) {
    this.ofText = new Int32Array(nodes).fill(-1);
  }

  get size(): number {
    return this.first.length;
  }

  /** Ends the current block; called where a box begins or ends. */
  close(): void {
    this.current = -1;
    this.opening.length = 0;
  }

  /** A second line break in a row ends the current block. */
  breakLine(): void {
    if (++this.lineBreaks > 1) this.close();
  }

  /** Adds a text node that is not blank. */
  add(node: number, hasWords: boolean, box: number, hidden: number): void {
    this.lineBreaks = 0;
    if (this.current < 0 && !hasWords) {
      this.opening.push(node);
      return;
    }
    if (this.current < 0) this.begin(node, box, hidden);
    this.ofText[node] = this.current;
    this.last[this.current] = node;
  }

  /** Returns the properties of the blocks: one array per property, indexed by block. */
  table() {
    return {
      size: this.size,
      /** The first and the last text node. */
      first: Int32Array.from(this.first),
      last: Int32Array.from(this.last),
      /** The block's boundary: the nearest element around it that separates blocks. */
      element: Int32Array.from(this.element),
      /** Why the first text node is hidden, a value of `Hidden`. */
      hidden: Uint8Array.from(this.hidden),
      /** For each node, the block that it is part of; -1 for none. */
      ofText: this.ofText,
    };
  }

  private begin(node: number, box: number, hidden: number): void {
    this.current = this.first.push(this.opening[0] ?? node) - 1;
    for (const text of this.opening) this.ofText[text] = this.current;
    this.opening.length = 0;
    this.last.push(node);
    this.element.push(box);
    this.hidden.push(hidden);
  }
}

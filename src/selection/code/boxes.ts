import type { Page } from '../../page/page.ts';
import { holds } from '../../vocabulary/match.ts';
import { GUTTER_NAMES } from '../../vocabulary/names/objects.ts';
import type { Coverage } from '../coverage.ts';
import { areCountingUp } from './line-numbers.ts';
import { type CodeTally, isPreformatted } from './tally.ts';

/** Class names of code editors: the editor's outermost element, and the element in it that contains the lines. */
const EDITORS: readonly { editor: string; lines: string }[] = [
  { editor: 'CodeMirror', lines: 'CodeMirror-code' },
  { editor: 'cm-editor', lines: 'cm-content' },
  { editor: 'monaco-editor', lines: 'view-lines' },
  { editor: 'ace_editor', lines: 'ace_text-layer' },
];

const MAYBE_EDITOR = new RegExp(EDITORS.map(({ editor }) => editor).join('|'));

export interface CodeBox {
  /** The element that the code block replaces. */
  node: number;
  /** The element that contains the lines: `node` or an element inside it. */
  lines: number;
}

/** Returns the outermost elements that show kept text as code. Takes O(nodes). */
export function findCodeBoxes(page: Page, coverage: Coverage, tally: () => CodeTally): CodeBox[] {
  const { nodes } = page;
  const boxes: CodeBox[] = [];
  const editors = new Set(page.index.matching('class', MAYBE_EDITOR));
  const groups = new Map<number, boolean>();
  for (let id = 0; id < nodes.size; ) {
    if (!page.isElement(id) || coverage.keptIn(id) === 0) {
      id = page.endOf(id);
      continue;
    }
    const editor = editors.has(id) ? editorBox(page, id) : null;
    const box = editor ?? (isPreformatted(page, id) ? lineGroup(page, tally(), id, groups) : null);
    if (box) boxes.push(box);
    id = box ? page.endOf(box.node) : id + 1;
  }
  return boxes;
}

function editorBox(page: Page, node: number): CodeBox | null {
  const editor = EDITORS.find((known) => hasClass(page, node, known.editor));
  if (!editor) return null;
  for (let id = node; id < page.endOf(node); id++) {
    if (page.isVisible(id) && hasClass(page, id, editor.lines)) return { node, lines: id };
  }
  return null;
}

function hasClass(page: Page, node: number, name: string): boolean {
  const { class: names } = page.attributesOf(node);
  return names?.includes(name) === true && names.split(/\s+/).includes(name);
}

/**
 * Returns the table or list of code lines around a box: the outermost element that contains only code, with each line
 * in a block of its own. Returns the box itself if there is no such element.
 */
function lineGroup(page: Page, tally: CodeTally, box: number, groups: Map<number, boolean>): CodeBox {
  const alone = { node: box, lines: box };
  if (page.nameOf(box) === 'pre' || tally.hasProse(box)) return alone;
  const { nodes } = page;
  let group = box;
  while (nodes.parent[group] !== -1 && !tally.hasProse(page.parentOf(group))) {
    group = page.parentOf(group);
  }
  let isGroup = groups.get(group);
  if (isGroup === undefined) {
    isGroup = tally.hasCode(group) && holdsSingleLines(page, group);
    groups.set(group, isGroup);
  }
  return isGroup ? { node: group, lines: group } : alone;
}

/** Returns whether an element contains several blocks of one line each. */
function holdsSingleLines(page: Page, group: number): boolean {
  let runs = 0;
  let last = -1;
  for (let id = group; id < page.endOf(group); id++) {
    if (!page.isVisible(id)) continue;
    const isElement = page.isElement(id);
    if (isElement && (page.nameOf(id) === 'pre' || page.nameOf(id) === 'br')) return false;
    const block = page.blockOf(id);
    if (isElement || block < 0) continue;
    if (page.textOf(id).trim().includes('\n')) return false;
    if (block !== last) runs++;
    last = block;
  }
  return runs > 1;
}

const NAMES = holds(`(?:^|[\\s_-])(?:${GUTTER_NAMES})(?=$|[\\s_-])`);

/** Returns whether an element is a column of line numbers: it has the class name of one, and contains no words. */
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

/** Returns whether the smallest element around two code blocks contains only code. */
function standTogether(page: Page, tally: CodeTally, one: CodeBox, other: CodeBox): boolean {
  const last = Math.max(one.node, other.node);
  let around = Math.min(one.node, other.node);
  while (around >= 0 && page.endOf(around) <= last) around = page.parentOf(around);
  return around >= 0 && !tally.hasProse(around);
}

/** Finds the elements that show code, and the line numbers, buttons and labels that pages put around code. */

import { facet, type Page } from '../../page/page.ts';
import { countsAt, insideOf, nextElement, subtreeSums } from '../../page/subtrees.ts';
import { lineOf, textsOf, visibleTexts } from '../../page/texts.ts';
import { memoised } from '../../shared/memoised.ts';
import { calls, holds, says } from '../../vocabulary/match.ts';
import { CODE_CONTROL_NAMES, GUTTER_NAMES } from '../../vocabulary/names/objects.ts';
import type { Coverage } from '../coverage.ts';
import { areCountingUp, isNumbers } from './line-numbers.ts';

const COPY_WORDS = says('whole', 'copy');
/** Longest label beside code, such as "Copy" (characters). */
const LONGEST_LABEL = 40;
const MAX_LABEL_NODES = 64;

const CONTROL_NAMES = new Set(['button', 'textarea', 'select', 'input']);
const CONTROL_ROLES = new Set(['button', 'tab', 'tablist', 'toolbar']);
const CONTROL_CLASS = calls(CODE_CONTROL_NAMES, '\\s');

/** Returns whether an element is a button, tab or field: a control of the page, not code. */
export function isControl(page: Page, node: number): boolean {
  return CONTROL_NAMES.has(page.nameOf(node)) || CONTROL_ROLES.has(page.attributesOf(node).role ?? '');
}

function controlsOf({ index }: Page): readonly number[] {
  const byRole = index.byValue('role');
  return [...[...CONTROL_NAMES].flatMap(index.named), ...[...CONTROL_ROLES].flatMap((role) => byRole.get(role) ?? [])];
}

/** Returns whether an element on or beside a code block is a control, by its tag name, role, class or label. */
export function isCodeControl(page: Page, node: number): boolean {
  if (isControl(page, node) || CONTROL_CLASS.test(page.attributesOf(node).class ?? '')) return true;
  return COPY_WORDS.test(labelOf(page, node).replace(/!$/, ''));
}

/** Returns the text of an element if it is short enough for a label; otherwise ''. */
export function labelOf(page: Page, node: number): string {
  return lineOf(page, node, LONGEST_LABEL, MAX_LABEL_NODES) ?? '';
}

const PREFORMATTED = /^(?:pre|pre-wrap|break-spaces)$/;

/** Returns whether an element shows code: a `<pre>`, or any block of preformatted text in a fixed-width font. */
function isPreformatted(page: Page, node: number): boolean {
  if (page.nameOf(node) === 'pre') return true;
  return page.isBlock(node) && isSetAsCode(page, node);
}

function isSetAsCode(page: Page, node: number): boolean {
  const style = page.styleOf(node);
  return style?.monospace === true && PREFORMATTED.test(style.whiteSpace);
}

/** Tells which subtrees show code, and which show prose: text other than code, line numbers and controls. */
const codeTally = facet((page: Page) => {
  const isInControl = insideOf(page, controlsOf(page));
  const texts = textsOf(page).filter((id) => !isNumbers(page.textOf(id)) && isInControl[id] === 0);
  const sumsOf = (of: readonly number[]) => subtreeSums(page, countsAt(page, of));
  const prose = sumsOf(texts.filter((id) => !isSetAsCode(page, id)));
  const code = sumsOf(texts.filter((id) => isSetAsCode(page, id)));
  return { hasCode: (node: number) => code(node) > 0, hasProse: (node: number) => prose(node) > 0 };
});

/** Class names of code editors: the editor's outermost element, and the element in it that contains the lines. */
const EDITORS: readonly { editor: string; lines: string }[] = [
  { editor: 'CodeMirror', lines: 'CodeMirror-code' },
  { editor: 'cm-editor', lines: 'cm-content' },
  { editor: 'monaco-editor', lines: 'view-lines' },
  { editor: 'ace_editor', lines: 'ace_text-layer' },
];

const MAYBE_EDITOR = new RegExp(EDITORS.map(({ editor }) => editor).join('|'));

export interface CodeBox {
  /** The element of the page that becomes a code block in the article. */
  node: number;
  /** The element that contains the lines: `node` or an element inside it. */
  lines: number;
}

/** Returns the outermost elements that show kept text as code. Takes O(nodes). */
export function findCodeBoxes(page: Page, coverage: Coverage): CodeBox[] {
  const { nodes } = page;
  const boxes: CodeBox[] = [];
  const editors = new Set(page.index.matching('class', MAYBE_EDITOR));
  const isGroup = memoised((group: number) => codeTally(page).hasCode(group) && holdsSingleLines(page, group));
  for (let id = 0; id < nodes.size; ) {
    if (!page.isElement(id) || coverage.keptIn(id) === 0) {
      id = page.endOf(id);
      continue;
    }
    const editor = editors.has(id) ? editorBox(page, id) : null;
    const box = editor ?? (isPreformatted(page, id) ? lineGroup(page, id, isGroup) : null);
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

/** Returns the outermost element around a box with only code, each line in a block; the box itself if none. */
function lineGroup(page: Page, box: number, isGroup: (node: number) => boolean): CodeBox {
  const alone = { node: box, lines: box };
  const { hasProse } = codeTally(page);
  if (page.nameOf(box) === 'pre' || hasProse(box)) return alone;
  let group = box;
  while (page.parentOf(group) !== -1 && !hasProse(page.parentOf(group))) group = page.parentOf(group);
  return isGroup(group) ? { node: group, lines: group } : alone;
}

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

/** Returns whether an element is a column of line numbers: its class name says so, and it contains no words. */
export function isGutter(page: Page, node: number): boolean {
  if (!NAMES.test(page.attributesOf(node).class ?? '')) return false;
  const { hasCode, hasProse } = codeTally(page);
  return !hasCode(node) && !hasProse(node);
}

/** Number of a code block's ancestors that are searched for the table row around it. */
const MAX_ROW_LEVELS = 5;

interface Block {
  box: CodeBox;
  text: string;
}

/** Returns the code blocks that are only the line numbers of the block beside them, as in two cells of a table. */
export function findGutters(page: Page, blocks: readonly Block[]): ReadonlySet<number> {
  const gutters = new Set<number>();
  for (const [index, block] of blocks.entries()) {
    const lines = block.text.split(/(?<!\s)\s*\n\s*/);
    if (!areCountingUp(lines.map((line) => line.trim()))) continue;
    const neighbours = [blocks[index - 1], blocks[index + 1]].filter((other) => other !== undefined);
    const isNumbering = (other: Block) =>
      Math.abs(other.text.split('\n').length - lines.length) <= 1 && standTogether(page, block.box, other.box);
    if (neighbours.some(isNumbering)) gutters.add(block.box.node);
  }
  return gutters;
}

/** Returns the first cell of a table row if it contains only the line numbers of the code in the next cell. */
export function numberCells(page: Page, { box, text }: Block): readonly number[] {
  const row = page.ancestorsOf(box.node, MAX_ROW_LEVELS).find((around) => page.nameOf(around) === 'tr') ?? -1;
  if (row < 0) return [];
  const cell = page.isElement(row + 1) ? row + 1 : nextElement(page, row + 1);
  const next = cell < 0 ? -1 : nextElement(page, cell);
  const { hasCode, hasProse } = codeTally(page);
  if (next < 0 || !page.holds(next, box.node) || hasCode(cell) || hasProse(cell)) return [];
  const numbers = visibleTexts(page, cell, page.endOf(cell)).flatMap((number) =>
    page.textOf(number).trim().split(/\s+/),
  );
  const isNumbering = numbers.length > 1 && Math.abs(numbers.length - text.split('\n').length) <= 1;
  return isNumbering && areCountingUp(numbers) ? [cell] : [];
}

/** Returns whether the smallest element around two code blocks contains only code. */
function standTogether(page: Page, one: CodeBox, other: CodeBox): boolean {
  const last = Math.max(one.node, other.node);
  let around = Math.min(one.node, other.node);
  while (around >= 0 && page.endOf(around) <= last) around = page.parentOf(around);
  return around >= 0 && !codeTally(page).hasProse(around);
}

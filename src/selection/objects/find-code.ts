/** Finds blocks of code: preformatted text in a fixed-width font, in any markup. */

import type { Mark } from '../../algorithms/types.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { leavesSite } from '../../page/links.ts';
import type { Page } from '../../page/page.ts';
import { collapseSpace } from '../../shared/text.ts';
import {
  type CodeBox,
  findCodeBoxes,
  findGutters,
  isCodeControl,
  isGutter,
  labelOf,
  numberCells,
} from '../code/boxes.ts';
import { declaredLanguage, languageNamed } from '../code/language.ts';
import { type LineParts, withoutNumbers } from '../code/line-numbers.ts';
import { readLines, type TextOf } from '../code/lines.ts';
import type { Coverage } from '../coverage.ts';
import type { FoundObject } from '../types.ts';

/** Returns the code blocks in the kept text; null for elements that are dropped, such as line numbers. */
export function findCode(page: Page, coverage: Coverage, isCut: boolean): ReadonlyMap<number, FoundObject> {
  const found = new Map<number, FoundObject>();
  const blocks = findCodeBoxes(page, coverage).map((box) => ({ box, text: codeText(page, coverage, box, isCut) }));
  const gutters = findGutters(page, blocks);
  for (const { box, text } of blocks) {
    if (gutters.has(box.node)) found.set(box.node, null);
    if (gutters.has(box.node) || text === '') continue;
    const { leftOut, language } = codeFrameOf(page, coverage, box);
    for (const node of [...leftOut, ...numberCells(page, { box, text })]) found.set(node, null);
    found.set(box.node, { kind: 'code', text, language: declaredLanguage(page, box.lines) || language });
  }
  return found;
}

/** Parts of the frame (the box with buttons and labels) that a site puts around a code block. */
interface CodeFrame {
  /** Elements of the frame that are dropped: buttons, tabs, line numbers, the language's name. */
  leftOut: readonly number[];
  /** The programming language that a label in the frame names; '' for none. */
  language: string;
}

/** Number of a code block's ancestors that may be its frame. */
const HIGHEST_FRAME = 6;
/** Maximum length of the other text in the frame around a code block, such as buttons and labels (characters). */
const MOST_TEXT = 120;
/** Elements of prose. The name of a programming language in them is not the label of a code block. */
const PROSE: ReadonlySet<string> = new Set([...HEADINGS, ...'p li td th dt dd blockquote figcaption'.split(' ')]);

/** Reads the frame of a code block: the outermost element around the code that contains little other text. */
function codeFrameOf(page: Page, coverage: Coverage, { node }: CodeBox): CodeFrame {
  const frame = frameOf(page, coverage, node);
  const leftOut: number[] = [];
  let language = '';
  for (let id = frame + 1; id < page.endOf(frame); ) {
    const end = page.endOf(id);
    if (id === node || !page.isElement(id) || coverage.textIn(id) === 0) {
      id = end;
      continue;
    }
    const isAround = id < node && end > node;
    const label = isAround || PROSE.has(page.nameOf(id)) ? '' : languageNamed(labelOf(page, id));
    if (!isAround && (label !== '' || isGutter(page, id) || isCodeControl(page, id))) {
      leftOut.push(id);
      // A link to another site, such as "cs", names the tool that made the code block.
      language ||= leavesSite(page, id) ? '' : label;
      id = end;
    } else id++;
  }
  return { leftOut, language };
}

function frameOf(page: Page, coverage: Coverage, node: number): number {
  let frame = node;
  for (let height = 0; height < HIGHEST_FRAME; height++) {
    const parent = page.parentOf(frame);
    if (parent < 0 || coverage.textIn(parent) - coverage.textIn(node) > MOST_TEXT) break;
    frame = parent;
  }
  return frame;
}

/** Returns the text of a code block, with a line break between the lines that the page shows; '' if it shows none. */
function codeText(page: Page, coverage: Coverage, box: CodeBox, isCut: boolean): string {
  const isCollapsed = collapsesSpace(page, box.lines);
  const textOf = shownText(page, coverage, box, isCut);
  const lines = readLines(page, box.lines, (id) => (isCollapsed ? collapseSpace(textOf(id)) : textOf(id)));
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

/** Turns no-break spaces into spaces and drops zero-width characters. A line of one space becomes empty. */
function asTyped(line: string): string {
  const typed = line.replaceAll('\u00a0', ' ').replace(/[\u200b\ufeff]/g, '');
  return typed === ' ' ? '' : typed;
}

/** Returns whether line breaks in the text collapse to spaces, so that only elements separate the lines. */
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

/** Returns a function that returns the part of a text node that is not cut off by {@link cutOf}. */
function shownText(page: Page, coverage: Coverage, { node }: CodeBox, isCut: boolean): TextOf {
  const [from, to] = cutOf(page, coverage, node, isCut);
  return (id) => {
    if ((from && id < from.node) || (to && id > to.node)) return '';
    const shown = page.textOf(id).slice(id === from?.node ? from.start : 0, id === to?.node ? to.end : undefined);
    return shown.replace(/\r\n?/g, '\n');
  };
}

/**
 * Returns the first and last mark of a code block; null for an end that is not cut off. A block is cut off only where
 * the article starts or ends inside it: at an end of the user's selection (`isCut`), or in a partly kept text node.
 * Otherwise, the block is shown whole, because code with gaps is useless.
 */
export function cutOf(
  page: Page,
  { first, last }: Coverage,
  box: number,
  isCut: boolean,
): [from: Mark | null, to: Mark | null] {
  const isIn = (mark: Mark | null) => mark !== null && mark.node > box && mark.node < page.endOf(box);
  return [
    isIn(first) && (isCut || first?.start !== undefined) ? first : null,
    isIn(last) && (isCut || last?.end !== undefined) ? last : null,
  ];
}

import { facet, type Page } from '../../page/page.ts';
import { countsAt, insideOf, subtreeSums } from '../../page/subtrees.ts';
import { lineOf, textsOf } from '../../page/texts.ts';
import { calls, says } from '../../vocabulary/match.ts';
import { CODE_CONTROL_NAMES } from '../../vocabulary/names/objects.ts';
import { isNumbers } from './line-numbers.ts';

const COPY_WORDS = says('whole', 'copy');
/** Limits of a label: number of characters, and number of nodes. */
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

/** Tells which subtrees of a page show code, and which show other text. */
export interface CodeTally {
  hasCode(node: number): boolean;
  /** Returns whether a subtree contains text other than code, line numbers and controls. */
  hasProse(node: number): boolean;
}

const PREFORMATTED = /^(?:pre|pre-wrap|break-spaces)$/;

/** Returns whether an element shows preformatted text in a fixed-width font. Such text is code, whatever its markup. */
export function isPreformatted(page: Page, node: number): boolean {
  if (page.nameOf(node) === 'pre') return true;
  return page.isBlock(node) && isSetAsCode(page, node);
}

function isSetAsCode(page: Page, node: number): boolean {
  const style = page.styleOf(node);
  return style?.monospace === true && PREFORMATTED.test(style.whiteSpace);
}

export const codeTally = facet((page: Page): CodeTally => {
  const isInControl = insideOf(page, controlsOf(page));
  const texts = textsOf(page).filter((id) => !isNumbers(page.textOf(id)) && isInControl[id] === 0);
  const sumsOf = (of: readonly number[]) => subtreeSums(page, countsAt(page, of));
  const prose = sumsOf(texts.filter((id) => !isSetAsCode(page, id)));
  const code = sumsOf(texts.filter((id) => isSetAsCode(page, id)));
  return { hasCode: (node) => code(node) > 0, hasProse: (node) => prose(node) > 0 };
});

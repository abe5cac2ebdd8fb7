import type { Page } from '../../page/page.ts';
import { lineOf } from '../../page/texts.ts';
import { calls, says } from '../../vocabulary/match.ts';
import { CODE_CONTROL_NAMES } from '../../vocabulary/names/code.ts';

/** What sites write on the button that copies a code block. */
const COPY_WORDS = says('whole', 'copy');
/** Longer texts, and larger subtrees, are no labels. */
const LONGEST_LABEL = 40;
const MAX_LABEL_NODES = 64;

const CONTROL_NAMES = new Set(['button', 'textarea', 'select', 'input']);
const CONTROL_ROLES = new Set(['button', 'tab', 'tablist', 'toolbar']);
const CONTROL_CLASS = calls(CODE_CONTROL_NAMES, '\\s');

/** Buttons and tabs: they belong to the page. */
export function isControl(page: Page, node: number): boolean {
  return CONTROL_NAMES.has(page.nameOf(node)) || CONTROL_ROLES.has(page.attributesOf(node).role ?? '');
}

/** All buttons and tabs of a page. */
export function controlsOf({ index }: Page): readonly number[] {
  const byRole = index.byValue('role');
  return [...[...CONTROL_NAMES].flatMap(index.named), ...[...CONTROL_ROLES].flatMap((role) => byRole.get(role) ?? [])];
}

/** Controls on or beside a code block, where names and words say enough. */
export function isCodeControl(page: Page, node: number): boolean {
  if (isControl(page, node) || CONTROL_CLASS.test(page.attributesOf(node).class ?? '')) return true;
  return COPY_WORDS.test(labelOf(page, node).replace(/!$/, ''));
}

/** The text of an element that holds no more than a label; else ''. */
export function labelOf(page: Page, node: number): string {
  return lineOf(page, node, LONGEST_LABEL, MAX_LABEL_NODES) ?? '';
}

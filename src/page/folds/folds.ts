/** Finds folds: hidden parts of the page, with the controls that open them, even if no attribute connects the two. */

import { firstFrom } from '../../shared/ascending.ts';
import { withLetters } from '../../shared/letters.ts';
import { addToList } from '../../shared/lists.ts';
import { fragmentOf } from '../../shared/url.ts';
import { union } from '../element-index.ts';
import { facet, type Page } from '../page.ts';
import { type Attributes, Hidden } from '../snapshot/types.ts';
import { insideOf, nextSibling } from '../subtrees.ts';
import { lineOf } from '../texts.ts';
import { promisesMoreAt } from './promises-more.ts';

/** A hidden subtree, and the control that opens it. */
export interface Fold {
  root: number;
  /** The visible control; -1 if only the browser can open the fold, for example to show a search result in it. */
  control: number;
  /** Whether the control is a tab. The panel of a tab may be far from it. */
  isTab: boolean;
}

/** Reasons for which a fold is hidden. Clipped and off-screen text is for screen readers; no control shows it. */
export const FOLDED: ReadonlySet<number> = new Set([
  Hidden.notRendered,
  Hidden.visibility,
  Hidden.transparent,
  Hidden.skipped,
  Hidden.zeroSize,
]);

/** Number of elements (a control's target, its parent and so on) that are searched for the outermost hidden one. */
const MAX_CONTROL_LEVELS = 3;
/** Number of a tab's ancestors that are searched for the list of tabs. */
const MAX_TAB_LEVELS = 3;

/** All folds of a page in document order; an outer fold comes before the folds in it. */
export const foldsOf = facet((page: Page): readonly Fold[] => {
  const folds = new Map<number, Fold>();
  const add = (root: number, control: number, isTab = false) => {
    if (root >= 0 && !folds.has(root)) folds.set(root, { root, control, isTab });
  };
  const byId = idsOf(page);
  for (const id of foldElements(page)) {
    const attributes = page.attributesOf(id);
    if (attributes.hidden?.toLowerCase() === 'until-found') add(id, -1);
    if (!page.isVisible(id)) {
      if (attributes.role === 'tabpanel') add(hiddenRoot(page, id), byId(attributes['aria-labelledby']), true);
    } else if (page.nameOf(id) === 'details') {
      if (attributes.open === undefined) add(id, summaryOf(page, id));
    } else if (isToggle(page, id, attributes)) {
      const isTab = attributes.role === 'tab' || /tab|pill/.test(toggleOf(attributes));
      const targets = targetsOf(attributes, byId);
      for (const target of targets) add(hiddenRoot(page, target), id, isTab);
      if (targets.length === 0) add(hiddenAfter(page, id), id, isTab);
    } else if (isButton(page, id, attributes) && promisesMoreAt(page, id)) {
      const [target] = targetsOf(attributes, byId);
      add(target === undefined ? hiddenBeside(page, id) : hiddenRoot(page, target), id);
    }
  }
  const isInFold = insideOf(page, folds.keys());
  for (const { root, label } of undeclaredPanels(page)) if (isInFold[root] === 0) add(root, label);
  return [...folds.values()].sort((a, b) => a.root - b.root);
});

/** Returns the selected tab in the group of a tab, and its visible panel; null if there is none. */
export function openPanelBeside(page: Page, tab: number): { tab: number; panel: number } | null {
  const { byValue } = page.index;
  const list = page.ancestorsOf(tab, MAX_TAB_LEVELS).find((node) => page.attributesOf(node).role === 'tablist') ?? -1;
  const selected = firstFrom(byValue('aria-selected').get('true') ?? [], list);
  if (list < 0 || selected >= page.endOf(list)) return null;
  const attributes = page.attributesOf(selected);
  const isVisible = (id: number) => page.isVisible(id);
  const named = attributes.id ? (byValue('aria-labelledby').get(attributes.id) ?? []) : [];
  const panel = targetsOf(attributes, idsOf(page)).find(isVisible) ?? named.find(isVisible);
  return panel === undefined ? null : { tab: selected, panel };
}

function foldElements(page: Page): readonly number[] {
  const { named, having } = page.index;
  return union([
    ...['hidden', 'role', 'aria-expanded', 'data-bs-toggle', 'data-toggle'].map(having),
    ...['details', 'button'].map(named),
    named('a').filter((id) => isButton(page, id, page.attributesOf(id))),
  ]);
}

/** Returns a function that finds an element by its id: the first if several have it, as in browsers; -1 if none has. */
function idsOf(page: Page): (id: string | undefined) => number {
  return (id) => (id === undefined || id === '' ? -1 : (page.index.byValue('id').get(id)?.[0] ?? -1));
}

const toggleOf = (attributes: Attributes) => attributes['data-bs-toggle'] ?? attributes['data-toggle'] ?? '';

/** Returns whether an element opens a collapsed part or an inactive tab; controls of menus and dialogs do not count. */
function isToggle(page: Page, node: number, attributes: Attributes): boolean {
  const { 'aria-haspopup': popup = 'false', role = '' } = attributes;
  if (popup !== 'false' || /^(?:combobox|menuitem|searchbox|textbox|treeitem)/.test(role)) return false;
  if (/^(?:input|select|textarea)$/.test(page.nameOf(node))) return false;
  if (role === 'tab') return attributes['aria-selected'] !== 'true';
  return attributes['aria-expanded'] === 'false' || /^(?:collapse|tab|pill)$/.test(toggleOf(attributes));
}

/** Returns whether an element is a button. A link with a real target is not a button, because it leaves the page. */
export function isButton(page: Page, node: number, { role, href = '' }: Attributes): boolean {
  const name = page.nameOf(node);
  return name === 'button' || role === 'button' || (name === 'a' && /^(?:#|javascript:|$)/i.test(href));
}

function targetsOf(attributes: Attributes, byId: (id: string) => number): number[] {
  const ids = attributes['aria-controls']?.split(/\s+/) ?? [];
  const selector = attributes['data-bs-target'] ?? attributes['data-target'] ?? attributes.href ?? '';
  if (selector.startsWith('#')) ids.push(fragmentOf(selector));
  return ids.map(byId).filter((target) => target >= 0);
}

/**
 * Returns the outermost hidden element around a control's target (or the target, which may be visible and contain
 * hidden text); -1 if that is {@link MAX_CONTROL_LEVELS} or more levels up, too large for one control.
 */
function hiddenRoot(page: Page, target: number): number {
  if (page.isVisible(target)) return target;
  let root = target;
  for (let level = 0; level < MAX_CONTROL_LEVELS; level++) {
    const parent = page.parentOf(root);
    if (parent < 0 || page.isVisible(parent)) return root;
    root = parent;
  }
  return -1;
}

function summaryOf(page: Page, details: number): number {
  return page.childrenOf(details).find((child) => page.nameOf(child) === 'summary') ?? -1;
}

/** Number of boxes (the control, its parent and so on) beside which hidden text is searched for. */
const MAX_BESIDE_LEVELS = 3;

/** Returns the hidden text beside a control or beside the boxes around it; -1 for none. */
function hiddenBeside(page: Page, control: number): number {
  let box = control;
  for (let level = 0; level < MAX_BESIDE_LEVELS; level++) {
    const parent = page.parentOf(box);
    if (parent < 0 || page.nameOf(parent) === 'body') return -1;
    const hidden = hiddenSibling(page, parent, box);
    if (hidden >= 0) return hidden;
    const within = hiddenAtEnd(page, parent, box);
    if (within >= 0) return within;
    box = parent;
  }
  return -1;
}

/** Returns the hidden element right after the control or, if nothing follows, after its parent (and so on); else -1. */
function hiddenAfter(page: Page, control: number): number {
  let box = control;
  for (let level = 0; level < MAX_BESIDE_LEVELS; level++) {
    const next = nextSibling(page, box);
    if (next >= 0 && page.isElement(next)) return page.isVisible(next) ? -1 : next;
    // a sign, such as "▾" after the control, belongs to the control
    if (next >= 0 && holdsWords(page, next)) return -1;
    box = page.parentOf(box);
    if (box < 0) break;
  }
  return -1;
}

/** Maximum number of nodes that one search for hidden text visits; in {@link hiddenSibling}, of siblings per side. */
const MOST_SIBLINGS = 200;

/** Returns the nearest hidden child with words before `child`, or else the first one after `child`; -1 for none. */
function hiddenSibling(page: Page, parent: number, child: number): number {
  const isHidden = (id: number) => page.isElement(id) && !page.isVisible(id) && holdsWords(page, id);
  for (let id = child - 1, looked = 0; id > parent && looked < MOST_SIBLINGS; id--, looked++) {
    while (page.parentOf(id) > parent) id = page.parentOf(id);
    if (isHidden(id)) return id;
  }
  for (let id = page.endOf(child), looked = 0; id < page.endOf(parent) && looked < MOST_SIBLINGS; looked++) {
    if (isHidden(id)) return id;
    id = page.endOf(id);
  }
  return -1;
}

/** Returns the nearest hidden element before `box` that contains words, at any depth inside `parent`; -1 for none. */
function hiddenAtEnd(page: Page, parent: number, box: number): number {
  let found = -1;
  for (let id = Math.max(parent + 1, box - MOST_SIBLINGS); id < box; id++) {
    const isRoot = !page.isVisible(id) && page.isVisible(page.parentOf(id));
    if (isRoot && page.isElement(id) && holdsWords(page, id)) found = id;
  }
  return found;
}

const WORD = withLetters(String.raw`[\p{L}\p{N}]{2}`);

function holdsWords(page: Page, node: number): boolean {
  for (let id = node; id < Math.min(page.endOf(node), node + MOST_SIBLINGS); id++) {
    if (page.isText(id) && WORD(page.textOf(id)).test(page.textOf(id))) return true;
  }
  return false;
}

/** A hidden panel of an accordion, and its label. */
interface AccordionPanel {
  root: number;
  /** The visible element above the panel. */
  label: number;
}

/** Minimum number of panels with the same tag and class; a single hidden element may be anything. */
const FEWEST_PANELS = 2;
/** Longest label (characters); a longer text is a paragraph. */
const LONGEST_LABEL = 160;
const MAX_LABEL_NODES = 40;
const NEVER_SHOWN: ReadonlySet<string> = new Set(['style', 'script', 'template', 'noscript', 'link']);

/** Panels of accordions without ARIA: hidden elements of equal tag and class, each below a short label. */
const undeclaredPanels = facet((page: Page): readonly AccordionPanel[] => {
  const kinds = new Map<string, AccordionPanel[]>();
  for (let id = 1; id < page.nodes.size; id++) {
    if (!page.isElement(id) || page.isVisible(id) || !page.isVisible(page.parentOf(id))) continue;
    if (NEVER_SHOWN.has(page.nameOf(id)) || page.nameOf(page.parentOf(id)) === 'details') continue;
    const label = labelAbove(page, id);
    if (label < 0) continue;
    const kind = [page.parentOf(id), label, id].map((node) => kindOf(page, node)).join(' ');
    addToList(kinds, kind, { root: id, label });
  }
  return [...kinds.values()].filter((panels) => panels.length >= FEWEST_PANELS).flat();
});

const kindOf = (page: Page, node: number) => `${page.nameOf(node)}.${page.attributesOf(node).class ?? ''}`;

/** Returns the visible element right above a node if it is short enough for a label; -1 for none. */
function labelAbove(page: Page, node: number): number {
  const parent = page.parentOf(node);
  for (let before = node - 1; before > parent; before--) {
    let child = before;
    while (child >= 0 && page.parentOf(child) !== parent) child = page.parentOf(child);
    if (child < 0) return -1;
    before = child;
    if (!page.isElement(child)) {
      if (page.textOf(child).trim() !== '') return -1;
    } else if (!NEVER_SHOWN.has(page.nameOf(child))) {
      return page.isVisible(child) && isLabel(page, child) ? child : -1;
    }
  }
  return -1;
}

function isLabel(page: Page, node: number): boolean {
  const line = lineOf(page, node, LONGEST_LABEL, MAX_LABEL_NODES);
  return line !== null && line !== '';
}

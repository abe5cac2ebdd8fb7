/**
 * Opens folds: hidden text that a person could open in place, as in closed details, accordions and tab panels, or after
 * "Read more". A fold is part of the article if it belongs to the kept text.
 */
import type { Mark } from '../../algorithms/types.ts';
import { union } from '../../page/element-index.ts';
import { FOLDED, type Fold, foldsOf } from '../../page/folds/folds.ts';
import { labelOf } from '../../page/folds/label-of.ts';
import { promisesMoreAt } from '../../page/folds/promises-more.ts';
import type { Page } from '../../page/page.ts';
import { visibleTexts } from '../../page/texts.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { calls } from '../../vocabulary/match.ts';
import { SCREEN_READER_NAMES } from '../../vocabulary/names/parts.ts';
import { coverageOf } from '../coverage.ts';
import { withMarks } from '../marks.ts';
import type { Draft } from '../types.ts';
import { belongingTo } from './belonging.ts';
import { startsBelow } from './below.ts';
import { paywallOf } from './paywall.ts';
import { unfold } from './unfold.ts';

/** Opens the folds that belong to the kept text, and marks their text as kept. */
export function openFolds({ page, marks }: Draft): Partial<Draft> {
  // Folds stay closed on a page with a paywall.
  if (marks.length === 0 || paywallOf(page)) return {};
  const found = foldsOf(page);
  const folds = found.length > 0 ? found.filter(belongingTo(page, marks, coverageOf(page, marks).root)) : [];
  const texts = new Set<number>();
  const labels = new Map<number, string>();
  for (const fold of folds) readFold(page, fold, texts, labels);
  const cut = clippedTexts(page, marks);
  if (folds.length === 0) return cut.length > 0 ? { folds: { texts: new Set(cut), labels } } : {};
  const opened = unfold(page, folds, texts);
  const added = addedMarks(page, marks, folds, texts);
  for (const text of cut) texts.add(text);
  return { page: opened, marks: withMarks(marks, added), folds: { texts, labels } };
}

/** Adds to `texts` what a person would see after opening the fold, and to `labels` the label of its tab. */
function readFold(page: Page, { root, control, isTab }: Fold, texts: Set<number>, labels: Map<number, string>): void {
  let first = -1;
  for (let id = root; id < page.endOf(root); id++) {
    if (page.isElement(id) && staysClosed(page, id, root)) id = page.endOf(id) - 1;
    else if (page.isText(id) && FOLDED.has(page.hiddenOf(id)) && !isSpaceOnly(page.textOf(id))) {
      if (first < 0) first = id;
      texts.add(id);
    }
  }
  const label = isTab && control >= 0 ? labelOf(page, control) : '';
  if (first >= 0 && label !== '') labels.set(first, label);
}

const NO_PROSE: ReadonlySet<string> = new Set(
  'script style template noscript select textarea option datalist button dialog nav svg iframe object'.split(' '),
);
/** Class names of texts for screen readers, which no control opens. */
const FOR_SCREEN_READERS = calls(SCREEN_READER_NAMES, '\\s');

/** Whether a node in a fold would be hidden even if the fold were open. */
function staysClosed(page: Page, node: number, root: number): boolean {
  if (NO_PROSE.has(page.nameOf(node))) return true;
  const { role = '', class: names = '', style = '', hidden, popover, 'aria-modal': modal } = page.attributesOf(node);
  if (/^(?:dialog|alertdialog|menu|menubar|listbox|tooltip|navigation|search)$/.test(role)) return true;
  if (popover !== undefined || modal === 'true' || FOR_SCREEN_READERS.test(names)) return true;
  // The root of the fold is not checked, because it is always hidden in one of these ways.
  return node !== root && hidden !== 'until-found' && (hidden !== undefined || /display\s*:\s*none/i.test(style));
}

/**
 * Returns marks for the opened texts and for the controls that open them, such as the question above an answer. A
 * control such as "Read more" gets no mark.
 */
function addedMarks(page: Page, marks: readonly Mark[], folds: readonly Fold[], texts: ReadonlySet<number>): Mark[] {
  const questions = folds
    .filter(({ control, isTab }) => control >= 0 && !isTab && !promisesMoreAt(page, control))
    .flatMap(({ control }) => visibleTexts(page, control, page.endOf(control)));
  const role = roleBefore(marks);
  return [...questions, ...texts].map((node) => ({ node, role: role(node) }));
}

/** Returns a function that gives the role of an opened text: comment among comments, otherwise body. */
function roleBefore(marks: readonly Mark[]): (node: number) => Mark['role'] {
  const comments = marks.filter(({ role }) => role === 'comment');
  const first = comments[0]?.node ?? Number.POSITIVE_INFINITY;
  const last = comments.at(-1)?.node ?? -1;
  const isAll = comments.length === marks.length;
  return (node) => (isAll || (node > first && node < last) ? 'comment' : 'body');
}

/** Maximum number of nodes after the end of the kept text to check for "Read more" buttons. */
const BELOW = 200;
/** Maximum number of "Read more" buttons to use. */
const MOST_CONTROLS = 8;

/**
 * Returns the kept text nodes that a box clips above its "Read more" button. They need no opening, because the page
 * lays them out already.
 */
function clippedTexts(page: Page, marks: readonly Mark[]): number[] {
  const controls: number[] = [];
  const [first, last] = [marks[0]?.node ?? 0, marks.at(-1)?.node ?? 0];
  const { named, byValue } = page.index;
  for (const id of union([named('button'), named('a'), byValue('role').get('button') ?? []])) {
    if (id >= last + BELOW || controls.length === MOST_CONTROLS) break;
    if (id >= first && page.isVisible(id) && promisesMoreAt(page, id)) controls.push(id);
  }
  return controls.flatMap((control) => {
    const isCut = startsBelow(page, control);
    return marks.flatMap(({ node }) => (page.isVisible(node) && isCut(node) ? [node] : []));
  });
}

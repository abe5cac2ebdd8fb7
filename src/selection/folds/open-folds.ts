/** Opens folds (hidden text that a person could open in place, as in `<details>`) in the kept text. */

import type { Mark } from '../../algorithms/types.ts';
import { startsBelow } from '../../page/boxes.ts';
import { union } from '../../page/element-index.ts';
import { HEADINGS, INLINE_NAMES } from '../../page/element-names.ts';
import { FOLDED, type Fold, foldsOf, openPanelBeside } from '../../page/folds/folds.ts';
import { labelOf, promisesMoreAt } from '../../page/folds/promises-more.ts';
import type { Page } from '../../page/page.ts';
import type { Style } from '../../page/snapshot/types.ts';
import { countsAt, insideOf, subtreeSums } from '../../page/subtrees.ts';
import { textLengths, visibleTexts } from '../../page/texts.ts';
import { firstFrom } from '../../shared/ascending.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { calls } from '../../vocabulary/match.ts';
import { SCREEN_READER_NAMES } from '../../vocabulary/names/parts.ts';
import { coverageOf } from '../coverage.ts';
import { withMarks } from '../marks.ts';
import type { Draft } from '../types.ts';
import { paywallOf } from './paywall.ts';

export function openFolds({ page, marks }: Draft): Partial<Draft> {
  if (marks.length === 0 || paywallOf(page)) return {};
  const found = foldsOf(page);
  const folds = found.length > 0 ? found.filter(belongingTo(page, marks, coverageOf(page, marks).root)) : [];
  const texts = new Set<number>();
  const labels = new Map<number, string>();
  for (const fold of folds) readFold(page, fold, texts, labels);
  if (labels.size > 0) labelOpenPanels(page, marks, folds, labels);
  const cut = clippedTexts(page, marks);
  if (folds.length === 0) return cut.length > 0 ? { folds: { texts: new Set(cut), labels } } : {};
  const opened = unfold(page, folds, texts);
  const added = addedMarks(page, marks, folds, texts);
  for (const text of cut) texts.add(text);
  return { page: opened, marks: withMarks(marks, added), folds: { texts, labels } };
}

/** Adds the fold's text nodes to `texts`, and the label of its tab to `labels` (the key is the first text node). */
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

/** Adds the labels of open panels beside opened ones. The key is the first kept text of the panel. */
function labelOpenPanels(page: Page, marks: readonly Mark[], folds: readonly Fold[], labels: Map<number, string>) {
  const kept = marks.map(({ node }) => node);
  for (const { control, isTab } of folds) {
    const open = isTab ? openPanelBeside(page, control) : null;
    const first = open ? firstFrom(kept, open.panel) : -1;
    if (open && first < page.endOf(open.panel) && !labels.has(first)) labels.set(first, labelOf(page, open.tab));
  }
}

const NO_PROSE: ReadonlySet<string> = new Set(
  'script style template noscript select textarea option datalist button dialog nav svg iframe object'.split(' '),
);
/** Matches class names of texts for screen readers. No button of the page makes such texts visible. */
const FOR_SCREEN_READERS = calls(SCREEN_READER_NAMES, '\\s');

/** Returns whether a node in a fold would be hidden even if the fold were open. */
function staysClosed(page: Page, node: number, root: number): boolean {
  if (NO_PROSE.has(page.nameOf(node))) return true;
  const { role = '', class: names = '', style = '', hidden, popover, 'aria-modal': modal } = page.attributesOf(node);
  if (/^(?:dialog|alertdialog|menu|menubar|listbox|tooltip|navigation|search)$/.test(role)) return true;
  if (popover !== undefined || modal === 'true' || FOR_SCREEN_READERS.test(names)) return true;
  // The root of the fold is not checked: opening the fold removes its `hidden` attribute or its `display: none`.
  return node !== root && hidden !== 'until-found' && (hidden !== undefined || /display\s*:\s*none/i.test(style));
}

/** Returns marks for the opened texts, and for buttons whose text is content (a question, but not "Read more"). */
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

/** Number of nodes after the end of the kept text that are searched for "Read more" buttons. */
const BELOW = 200;
/** Maximum number of "Read more" buttons that are checked for cut-off text above them. */
const MOST_CONTROLS = 8;

/** Returns the kept text that the page cuts off above a "Read more" button; the reader shows it as collapsed. */
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

/** Elements without text, such as pictures, that opening a fold also makes visible. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'picture', 'figure', 'video']);

/** Returns the page with the folds open: their text is visible, and their block elements break lines. */
function unfold(page: Page, folds: readonly Fold[], collapsed: ReadonlySet<number>): Page {
  const { nodes } = page;
  const hidden = nodes.hidden.slice();
  const style = nodes.style.slice();
  const styles = page.snapshot.styles.slice();
  // Show only the elements around opened text: other elements would become empty boxes, which end a line.
  for (const text of collapsed) {
    for (let id = text; id >= 0 && hidden[id] !== 0; id = page.parentOf(id)) hidden[id] = 0;
  }
  const made = new Map<string, number>();
  let done = 0;
  for (const { root } of folds) {
    if (root < done) continue;
    done = page.endOf(root);
    const around = page.styleOf(page.parentOf(root));
    for (let id = root; id < done; id++) {
      if (WITHOUT_TEXT.has(page.nameOf(id)) && hidden[page.parentOf(id)] === 0) hidden[id] = 0;
      const old = styles[style[id] as number];
      if (!old || !around || (old.flow !== 'none' && old.fontSize > 0)) continue;
      const isInline = isInlineElement(page, page.isText(id) ? page.parentOf(id) : id);
      const key = `${style[id]} ${isInline} ${around.fontSize}`;
      const number = made.get(key) ?? styles.push(shown(old, around, isInline)) - 1;
      made.set(key, number);
      style[id] = number;
    }
  }
  return page.opened({ ...page.snapshot, styles, nodes: { ...nodes, hidden, style } });
}

function isInlineElement(page: Page, node: number): boolean {
  const name = page.nameOf(node);
  return Object.hasOwn(INLINE_NAMES, name) || name === 'span' || name === 'font';
}

/** Returns the style of an opened element. A hidden element has no font size, so it gets that of the text around it. */
function shown(style: Style, around: Style, isInline: boolean): Style {
  const flow = style.flow !== 'none' ? style.flow : isInline ? 'inline' : 'block';
  const display = style.display === 'none' ? flow : style.display;
  return { ...style, flow, display, fontSize: style.fontSize || around.fontSize };
}

/** Minimum share of the text around a fold that must be kept for the fold to be opened. */
const KEPT_AROUND = 0.5;
/** Largest share of a fold's characters that may be in links. A fold with more is a menu, and stays closed. */
const MOST_LINKED = 0.5;

/** Tells whether a fold is inside the kept text, is not a list of links, and has half of the text around it kept. */
function belongingTo(page: Page, marks: readonly Mark[], root: number): (fold: Fold) => boolean {
  const lengths = textLengths(page);
  const { size } = page.nodes;
  const isInLabel = insideOf(page, labelsOf(page));
  const isInLink = insideOf(page, page.index.named('a'));
  const counts = { plain: new Uint32Array(size), folded: new Uint32Array(size), linked: new Uint32Array(size) };
  for (let id = 0; id < size; id++) {
    const length = lengths[id] ?? 0;
    if (length === 0) continue;
    // headings and labels of buttons do not count: often, the only visible text around a fold is its own label
    if (page.isVisible(id)) counts.plain[id] = isInLabel[id] === 1 ? 0 : length;
    else counts.folded[id] = length;
    if (isInLink[id] === 1) counts.linked[id] = counts.folded[id] ?? 0;
  }
  const keptTexts = marks.map(({ node }) => node);
  const keptCounts = countsAt(page, keptTexts, (id) => counts.plain[id] ?? 0);
  const [plain, kept] = [subtreeSums(page, counts.plain), subtreeSums(page, keptCounts)];
  const [folded, linked] = [subtreeSums(page, counts.folded), subtreeSums(page, counts.linked)];
  const first = marks[0]?.node ?? page.nodes.size;
  return (fold) => {
    const text = folded(fold.root);
    if (text === 0 || linked(fold.root) > text * MOST_LINKED || page.endOf(fold.root) <= first) return false;
    const box = page.ancestorsOf(fold.root, 12).find((around) => around >= root && plain(around) > 0);
    return box !== undefined && kept(box) >= plain(box) * KEPT_AROUND;
  };
}

const LABEL_ROLES = /^(?:button|heading|tab)$/;

function labelsOf({ index }: Page): readonly number[] {
  const named = [...HEADINGS, 'button', 'summary'].flatMap(index.named);
  return [...named, ...index.having('aria-expanded'), ...index.matching('role', LABEL_ROLES)];
}

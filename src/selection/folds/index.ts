/**
 * Text that the page has folded up and a person could open on the spot: closed details, accordions, tab panels, the rest
 * behind "read more". What belongs to the kept text is part of the article, and marked as folded on the page.
 */
import type { Mark } from '../../algorithms/types.ts';
import { union } from '../../page/element-index.ts';
import { type PageView, viewPage } from '../../page/view.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { HIDDEN_REASONS, NodeKind, type PageSnapshot } from '../../snapshot/types.ts';
import { computeCoverage } from '../coverage.ts';
import { belongingTo } from './belonging.ts';
import { startsBelow } from './below.ts';
import { type Fold, findFolds } from './folds.ts';
import { labelOf } from './label-of.ts';
import { promisesMoreAt } from './more-controls.ts';
import { findPaywall, respectPaywall } from './paywall.ts';
import { unfold } from './unfold.ts';

/** A page as its reader would have it with everything open. */
export interface Opened {
  /** The same page, with what was opened shown. */
  snapshot: PageSnapshot;
  /** With those of what was opened. */
  marks: readonly Mark[];
  /** Text nodes that the page shows only when asked. */
  collapsed: ReadonlySet<number>;
  /** First text node of a tab panel → what is written on its tab. */
  labels: ReadonlyMap<number, string>;
}

/** Why text in a fold may be hidden: it is out of sight, and not written for screen readers or off the page. */
const FOLDED: ReadonlySet<number> = new Set(
  (['not-rendered', 'visibility', 'transparent', 'skipped', 'zero-size'] as const).map((reason) =>
    HIDDEN_REASONS.indexOf(reason),
  ),
);

/** Opens what belongs to the kept text. Behind a paywall nothing is opened, and what it hides is left out. */
export function openCollapsed(snapshot: PageSnapshot, marks: readonly Mark[]): Opened {
  const unchanged: Opened = { snapshot, marks, collapsed: new Set(), labels: new Map() };
  if (marks.length === 0) return unchanged;
  const paywall = findPaywall(snapshot);
  if (paywall) return { ...unchanged, marks: respectPaywall(snapshot, marks, paywall) };
  const page = viewPage(snapshot);
  const found = findFolds(page);
  const folds = found.length > 0 ? found.filter(belongingTo(page, marks, computeCoverage(snapshot, marks).root)) : [];
  const collapsed = new Set<number>();
  const labels = new Map<number, string>();
  for (const fold of folds) openFold(page, fold, collapsed, labels);
  for (const text of clippedTexts(page, marks)) collapsed.add(text);
  if (folds.length === 0) return { ...unchanged, collapsed };
  return {
    snapshot: unfold(page, folds, collapsed),
    marks: addMarks(page, marks, folds, collapsed),
    collapsed,
    labels,
  };
}

/** Adds the words of a fold that a person would see after opening it. */
function openFold(page: PageView, { root, control, isTab }: Fold, collapsed: Set<number>, labels: Map<number, string>) {
  const { nodes } = page.snapshot;
  let first = -1;
  for (let id = root; id < (nodes.end[root] as number); id++) {
    if (nodes.kind[id] === NodeKind.element && staysClosed(page, id, root)) id = (nodes.end[id] as number) - 1;
    else if (nodes.kind[id] === NodeKind.text && FOLDED.has(nodes.hidden[id] as number)) {
      if (isSpaceOnly(nodes.text[id] as string)) continue;
      if (first < 0) first = id;
      collapsed.add(id);
    }
  }
  const label = isTab && control >= 0 ? labelOf(page, control) : '';
  if (first >= 0 && label !== '') labels.set(first, label);
}

const NO_PROSE: ReadonlySet<string> = new Set(
  'script style template noscript select textarea option datalist button dialog nav svg iframe object'.split(' '),
);
/** Texts for screen readers, which no control shows. */
const FOR_SCREEN_READERS = /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader(?:-text)?|u-hidden-visually)(?:\s|$)/i;

/** Inside a fold: what would not be read even when it is open. */
function staysClosed(page: PageView, node: number, root: number): boolean {
  if (NO_PROSE.has(page.nameOf(node))) return true;
  const { role = '', class: names = '', style = '', hidden, popover, 'aria-modal': modal } = page.attributesOf(node);
  if (/^(?:dialog|alertdialog|menu|menubar|listbox|tooltip|navigation|search)$/.test(role)) return true;
  if (popover !== undefined || modal === 'true' || FOR_SCREEN_READERS.test(names)) return true;
  // The root itself is hidden in one of these ways.
  return node !== root && hidden !== 'until-found' && (hidden !== undefined || /display\s*:\s*none/i.test(style));
}

/** The question belongs to its answer; "Read more" has done its work. */
function addMarks(
  page: PageView,
  marks: readonly Mark[],
  folds: readonly Fold[],
  collapsed: ReadonlySet<number>,
): Mark[] {
  const { nodes } = page.snapshot;
  const byNode = new Map(marks.map((mark) => [mark.node, mark]));
  const role = roleBefore(marks);
  const add = (node: number) => {
    if (!byNode.has(node)) byNode.set(node, { node, role: role(node) });
  };
  for (const { control, isTab } of folds) {
    if (control < 0 || isTab || promisesMoreAt(page, control)) continue;
    for (let id = control; id < (nodes.end[control] as number); id++) {
      if (nodes.kind[id] === NodeKind.text && nodes.hidden[id] === 0 && !isSpaceOnly(nodes.text[id] as string)) add(id);
    }
  }
  for (const node of collapsed) add(node);
  return [...byNode.values()].sort((a, b) => a.node - b.node);
}

/** What stands in the comments is a comment; all else is text. */
function roleBefore(marks: readonly Mark[]): (node: number) => Mark['role'] {
  const comments = marks.filter(({ role }) => role === 'comment');
  const first = comments[0]?.node ?? Number.POSITIVE_INFINITY;
  const last = comments.at(-1)?.node ?? -1;
  const isAll = comments.length === marks.length;
  return (node) => (isAll || (node > first && node < last) ? 'comment' : 'body');
}

/** Kept text that a box cuts off above its "read more": it is in the page's layout already. */
function clippedTexts(page: PageView, marks: readonly Mark[]): number[] {
  const { nodes } = page.snapshot;
  const controls: number[] = [];
  const [first, last] = [marks[0]?.node ?? 0, marks.at(-1)?.node ?? 0];
  // Right below the text, or among it.
  const { named, byValue } = page.index;
  for (const id of union([named('button'), named('a'), byValue('role').get('button') ?? []])) {
    if (id >= last + 200 || controls.length === 8) break;
    if (id >= first && nodes.hidden[id] === 0 && promisesMoreAt(page, id)) controls.push(id);
  }
  return controls.flatMap((control) => {
    const isCut = startsBelow(page.snapshot, control);
    return marks.flatMap(({ node }) => (nodes.hidden[node] === 0 && isCut(node) ? [node] : []));
  });
}

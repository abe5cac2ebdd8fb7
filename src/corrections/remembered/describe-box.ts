/** One box of a page → what it is like. */
import { boxOf } from '../../page/boxes.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { mainColumn } from '../../page/main-column.ts';
import { facet, type Page } from '../../page/page.ts';
import { countsAt, subtreeSums } from '../../page/subtrees.ts';
import { BOLD } from '../../page/text-style.ts';
import {
  type BoxSignature,
  type ColumnPlace,
  type Content,
  MOST_FROM_END,
  MOST_STEMS,
  type Neighbour,
  TAG,
  type TextPlace,
} from './types.ts';
import { type View, viewOf } from './view.ts';

/** What the algorithm and the passes kept of a page, with sums. */
export interface KeptText {
  /** Ascending: texts, and elements that stand in the text without being text. */
  readonly nodes: readonly number[];
  /** Kept nodes in a subtree. */
  countIn(node: number): number;
  /** Kept words in a subtree. */
  wordsIn(node: number): number;
  readonly words: number;
  /** Kept words before a node id. */
  wordsBefore(node: number): number;
  /** Kept blocks before a node id. */
  blocksBefore(node: number): number;
  /** CSS pixels; that of most words. */
  readonly fontSize: number;
}

export function keptText(page: Page, kept: Iterable<number>): KeptText {
  const view = viewOf(page);
  const nodes = [...new Set(kept)].filter((id) => id >= 0 && id < page.nodes.size).sort((a, b) => a - b);
  const texts = nodes.filter((id) => page.isText(id));
  const words = countsAt(page, texts, view.wordsIn);
  const seen = new Set<number>();
  const blocks = countsAt(page, texts, (id) => {
    const isFirst = !seen.has(page.blockOf(id));
    seen.add(page.blockOf(id));
    return isFirst ? 1 : 0;
  });
  const wordsBefore = runningSum(words);
  const blocksBefore = runningSum(blocks);
  return {
    nodes,
    countIn: subtreeSums(page, countsAt(page, nodes)),
    wordsIn: subtreeSums(page, words),
    words: wordsBefore(page.nodes.size),
    wordsBefore,
    blocksBefore,
    fontSize: usualSize(page, texts, view),
  };
}

function runningSum(counts: Uint32Array): (node: number) => number {
  const before = new Float64Array(counts.length + 1);
  for (let id = 0; id < counts.length; id++) before[id + 1] = (before[id] as number) + (counts[id] as number);
  return (node) => before[node] ?? 0;
}

function usualSize(page: Page, texts: readonly number[], { wordsIn }: View): number {
  const bySize = new Map<number, number>();
  for (const text of texts) {
    const size = page.styleOf(text)?.fontSize ?? 0;
    bySize.set(size, (bySize.get(size) ?? 0) + wordsIn(text));
  }
  return [...bySize].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

export function describeBox(page: Page, box: number, kept: KeptText, isMany = false): BoxSignature {
  const view = viewOf(page);
  const words = view.wordsIn(box);
  return {
    tag: tagOf(page.nameOf(box)),
    landmarks: view.landmarksAt(box),
    names: namesOf(view, box),
    around: namesAround(view, box),
    ...columnOf(page, box),
    ...styleOf(page, box, kept.fontSize),
    ...placeOf(page, box, kept),
    content: contentOf(view, box),
    blocks: step(view.blocksIn(box)),
    words: step(words),
    links: shareStep(view.linkWordsIn(box), words),
    before: neighbourOf(view, view.beforeOf(box)),
    after: neighbourOf(view, view.afterOf(box)),
    siblings: step(view.siblingsOf(box)),
    isMany,
  };
}

/** 0 for none, 1 for one, 2 for two or three, 3 for up to seven … */
const step = (count: number) => (count === 0 ? 0 : Math.floor(Math.log2(count)) + 1);

function shareStep(part: number, all: number): number {
  if (part === 0) return 0;
  if (part * 2 <= all) return 1;
  return part < all ? 2 : 3;
}

/** A box in a box in a box: so many are looked at. */
const MOST_LEVELS = 12;

/** What a box is called, and what those in it are called that hold all of its text. */
export function namesOf(view: View, box: number): readonly string[] {
  const names = new Set<string>();
  for (let id = box, level = 0; id >= 0 && level < MOST_LEVELS; id = view.soleChildOf(id), level++) {
    for (const stem of view.stemsAt(id)) names.add(stem);
  }
  return [...names].slice(0, MOST_STEMS).sort();
}

/** So many named boxes around a box say where it is. */
const NAMED_AROUND = 3;

/** Without the page's outermost elements, whose names are those of the page. */
export function namesAround(view: View, box: number): readonly string[] {
  const names = new Set<string>();
  let named = 0;
  for (const element of view.page.ancestorsOf(box, MOST_LEVELS)) {
    if (named === NAMED_AROUND || OUTERMOST.has(view.page.nameOf(element))) break;
    const stems = view.stemsAt(element);
    if (stems.length > 0) named++;
    for (const stem of stems) names.add(stem);
  }
  return [...names].slice(0, MOST_STEMS).sort();
}

export const OUTERMOST: ReadonlySet<string> = new Set(['html', 'body']);

/** Boxes of one column begin and end within this of each other (CSS pixels). */
const TOLERANCE = 16;
/** A box is measured by so many of its first nodes. */
const MEASURED_NODES = 60;

function columnOf(page: Page, box: number): { column: ColumnPlace; width: number } {
  const column = mainColumn(page);
  const range = extentOf(page, box);
  if (!column || !range) return { column: 'none', width: 0 };
  const share = (range.right - range.left) / Math.max(1, column.right - column.left);
  const width = [1 / 3, 2 / 3, 1.05].filter((limit) => share > limit).length + 1;
  const isPast = { left: range.left < column.left - TOLERANCE, right: range.right > column.right + TOLERANCE };
  if (!isPast.left && !isPast.right) return { column: 'in', width };
  if (range.right <= column.left + TOLERANCE) return { column: 'left', width };
  if (range.left >= column.right - TOLERANCE) return { column: 'right', width };
  return { column: 'across', width };
}

function extentOf(page: Page, box: number): { left: number; right: number } | null {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  for (let id = box; id < Math.min(page.endOf(box), box + MEASURED_NODES); id++) {
    const measured = boxOf(page, id);
    if (measured.right <= measured.left) continue;
    left = Math.min(left, measured.left);
    right = Math.max(right, measured.right);
  }
  return right > left ? { left, right } : null;
}

/** Text is smaller or larger where it differs by more than these. */
const [SMALLER, LARGER, MUCH_LARGER] = [0.92, 1.1, 1.5];

function styleOf(page: Page, box: number, usual: number): { size: number; isBold: boolean; isItalic: boolean } {
  const style = page.styleOf(firstText(page, box));
  if (!style) return { size: 0, isBold: false, isItalic: false };
  const ratio = usual > 0 ? style.fontSize / usual : 1;
  const size = ratio < SMALLER ? -1 : [LARGER, MUCH_LARGER].filter((limit) => ratio > limit).length;
  return { size, isBold: style.fontWeight >= BOLD, isItalic: style.italic };
}

function firstText(page: Page, box: number): number {
  for (let id = box; id < Math.min(page.endOf(box), box + MEASURED_NODES); id++) {
    if (page.isText(id) && page.isVisible(id) && page.textOf(id).trim() !== '') return id;
  }
  return box;
}

/** A title or a line of credits before a box is no text that it stands in. */
const LITTLE = 0.03;

function placeOf(page: Page, box: number, kept: KeptText): { place: TextPlace; fromStart: number; fromEnd: number } {
  const end = page.endOf(box);
  const outside = kept.words - kept.wordsIn(box);
  const before = kept.wordsBefore(box);
  const isBefore = before <= outside * LITTLE;
  const isAfter = outside - before <= outside * LITTLE;
  const place = isBefore ? 'before' : isAfter ? 'after' : 'inside';
  const after = kept.blocksBefore(page.nodes.size) - kept.blocksBefore(end);
  return {
    place,
    fromStart: Math.min(MOST_FROM_END, kept.blocksBefore(box)),
    fromEnd: Math.min(MOST_FROM_END, after),
  };
}

/** How many elements of some names stand in a subtree, the element itself among them. */
const contentCounts = facet((page: Page) => {
  const counter = (names: readonly string[]) => {
    const elements = names.flatMap((name) => page.index.named(name)).filter((id) => page.isVisible(id));
    return subtreeSums(page, countsAt(page, elements));
  };
  return {
    heading: counter([...HEADINGS]),
    list: counter(['li', 'dt', 'dd']),
    table: counter(['td', 'th']),
    quote: counter(['blockquote']),
    code: counter(['pre']),
    form: counter(['input', 'select', 'textarea', 'button']),
    text: counter(['p']),
  } satisfies Partial<Record<Content, (node: number) => number>>;
});

/** By what there is most of. */
function contentOf(view: View, box: number): Content {
  const counts = contentCounts(view.page);
  const blocks = view.blocksIn(box);
  if (view.wordsIn(box) === 0) return view.mediaIn(box) > 0 ? 'picture' : 'mixed';
  const isMost = (kind: keyof typeof counts) => counts[kind](box) * 2 > blocks;
  const order = ['heading', 'code', 'quote', 'table', 'list', 'form', 'text'] as const;
  return order.find(isMost) ?? (blocks === 1 ? 'text' : 'mixed');
}

function neighbourOf(view: View, node: number): Neighbour {
  const { page } = view;
  if (node < 0) return 'none';
  if (page.isText(node)) return 'text';
  const name = page.nameOf(node);
  if (HEADINGS.has(name) || name === 'p') return name as Neighbour;
  const landmark = view.landmarksAt(node);
  if (landmark !== view.landmarksAt(page.parentOf(node))) return 'landmark';
  const content = contentOf(view, node);
  return content === 'text' || content === 'mixed' ? 'box' : content;
}

/** An element with a name that is not remembered is a box as any other. */
function tagOf(name: string): string {
  return TAG.test(name) ? name : 'div';
}

/** One box of a page → what it is like. */
import { boxOf } from '../../page/boxes.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { mainColumn } from '../../page/main-column.ts';
import { facet, type Page } from '../../page/page.ts';
import { countsAt, subtreeSums } from '../../page/subtrees.ts';
import {
  type BoxSignature,
  type ColumnPlace,
  type Content,
  MOST_PATH,
  MOST_STEMS,
  type PlaceInText,
  TAG,
} from './types.ts';
import { type View, viewOf } from './view.ts';

/** What the algorithm and the passes kept of a page, with sums. */
export interface KeptNodes {
  /** Ascending: texts, and elements that stand in the text without being text. */
  readonly nodes: readonly number[];
  /** Kept nodes in a subtree. */
  countIn(node: number): number;
  /** Kept words in a subtree. */
  wordsIn(node: number): number;
  readonly words: number;
  /** Kept words before a node id. */
  wordsBefore(node: number): number;
}

export function keptText(page: Page, kept: Iterable<number>): KeptNodes {
  const view = viewOf(page);
  const nodes = [...new Set(kept)].filter((id) => id >= 0 && id < page.nodes.size).sort((a, b) => a - b);
  const texts = nodes.filter((id) => page.isText(id));
  const words = countsAt(page, texts, view.wordsIn);
  const wordsBefore = runningSum(words);
  return {
    nodes,
    countIn: subtreeSums(page, countsAt(page, nodes)),
    wordsIn: subtreeSums(page, words),
    words: wordsBefore(page.nodes.size),
    wordsBefore,
  };
}

function runningSum(counts: Uint32Array): (node: number) => number {
  const before = new Float64Array(counts.length + 1);
  for (let id = 0; id < counts.length; id++) before[id + 1] = (before[id] as number) + (counts[id] as number);
  return (node) => before[node] ?? 0;
}

export function describeBox(page: Page, box: number, kept: KeptNodes, isMany = false): BoxSignature {
  const view = viewOf(page);
  return {
    tag: tagOf(page.nameOf(box)),
    names: view.stemsAt(box),
    path: pathOf(page, box),
    landmarks: view.landmarksAt(box),
    around: namesAround(view, box),
    content: contentOf(view, box),
    words: step(view.wordsIn(box)),
    column: columnOf(page, box),
    place: placeOf(box, kept),
    isMany,
  };
}

/** 0 for none, 1 for one, 2 for two or three, 3 for up to seven … */
export const step = (count: number) => (count === 0 ? 0 : Math.floor(Math.log2(count)) + 1);

/** Tags from a box's parent out, without the page's outermost elements. */
export function pathOf(page: Page, box: number): readonly string[] {
  const names = page.ancestorsOf(box, MOST_PATH).map((element) => page.nameOf(element));
  return names.filter((name) => !OUTERMOST.has(name)).map(tagOf);
}

/** The outermost element that has a name and all text of a box, or the box itself. */
export function namedBox(view: View, box: number): number {
  for (let id = box, level = 0; id >= 0 && level < MOST_LEVELS; id = view.soleChildOf(id), level++) {
    if (view.stemsAt(id).length > 0) return id;
  }
  return box;
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

function columnOf(page: Page, box: number): ColumnPlace {
  const column = mainColumn(page);
  const range = extentOf(page, box);
  if (!column || !range) return 'none';
  const isPast = { left: range.left < column.left - TOLERANCE, right: range.right > column.right + TOLERANCE };
  if (!isPast.left && !isPast.right) return 'in';
  if (range.right <= column.left + TOLERANCE) return 'left';
  return range.left >= column.right - TOLERANCE ? 'right' : 'across';
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

/** A title or a line of credits before a box is no text that it stands in. */
const LITTLE = 0.03;

function placeOf(box: number, kept: KeptNodes): PlaceInText {
  const outside = kept.words - kept.wordsIn(box);
  const before = kept.wordsBefore(box);
  if (before <= outside * LITTLE) return 'before';
  return outside - before <= outside * LITTLE ? 'after' : 'inside';
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

/** An element with a name that is not remembered is a box as any other. */
function tagOf(name: string): string {
  return TAG.test(name) ? name : 'div';
}

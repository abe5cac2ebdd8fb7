/** Describes one box of a page. */
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

/** The nodes that the algorithm and the passes kept, with sums. */
export interface KeptNodes {
  /** Ascending: texts, and non-text elements in the text. */
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

/** Returns 0 for none, 1 for one, 2 for two or three, 3 for up to seven … */
export const step = (count: number) => (count === 0 ? 0 : Math.floor(Math.log2(count)) + 1);

/** Returns the tags from a box's parent out, without the page's outermost elements. */
export function pathOf(page: Page, box: number): readonly string[] {
  const names = page.ancestorsOf(box, MOST_PATH).map((element) => page.nameOf(element));
  return names.filter((name) => !OUTERMOST.has(name)).map(tagOf);
}

/** Returns the outermost element that has a name and all text of a box; the box itself if there is none. */
export function namedBox(view: View, box: number): number {
  for (let id = box, level = 0; id >= 0 && level < MOST_LEVELS; id = view.soleChildOf(id), level++) {
    if (view.stemsAt(id).length > 0) return id;
  }
  return box;
}

/** Most levels of nested boxes to examine. */
const MOST_LEVELS = 12;

/** Returns the names of a box and of the boxes in it that hold all of its text. */
export function namesOf(view: View, box: number): readonly string[] {
  const names = new Set<string>();
  for (let id = box, level = 0; id >= 0 && level < MOST_LEVELS; id = view.soleChildOf(id), level++) {
    for (const stem of view.stemsAt(id)) names.add(stem);
  }
  return [...names].slice(0, MOST_STEMS).sort();
}

/** Most named boxes around a box that describe its place. */
const NAMED_AROUND = 3;

/** Returns the names of the boxes around a box, without the page's outermost elements, whose names describe the page. */
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

/** Largest difference between the edges of boxes in one column (CSS pixels). */
const TOLERANCE = 16;
/** Most nodes of a box to measure, from its start. */
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

/** Largest share of the text that is ignored before or after a box, such as a title or a line of credits (0 … 1). */
const LITTLE = 0.03;

function placeOf(box: number, kept: KeptNodes): PlaceInText {
  const outside = kept.words - kept.wordsIn(box);
  const before = kept.wordsBefore(box);
  if (before <= outside * LITTLE) return 'before';
  return outside - before <= outside * LITTLE ? 'after' : 'inside';
}

/** Counts elements of each kind in a subtree, including its root. */
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

/** Returns the most frequent kind of content. */
function contentOf(view: View, box: number): Content {
  const counts = contentCounts(view.page);
  const blocks = view.blocksIn(box);
  if (view.wordsIn(box) === 0) return view.mediaIn(box) > 0 ? 'picture' : 'mixed';
  const isMost = (kind: keyof typeof counts) => counts[kind](box) * 2 > blocks;
  const order = ['heading', 'code', 'quote', 'table', 'list', 'form', 'text'] as const;
  return order.find(isMost) ?? (blocks === 1 ? 'text' : 'mixed');
}

/** Returns the tag to remember; `div` for names that are not remembered. */
function tagOf(name: string): string {
  return TAG.test(name) ? name : 'div';
}

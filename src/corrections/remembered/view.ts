/** What is asked of every box of a page: linear work once, then a look-up or two. */
import { facet, type Page } from '../../page/page.ts';
import { countsAt, subtreeSums } from '../../page/subtrees.ts';
import { textsOf } from '../../page/texts.ts';
import { countWords } from '../../shared/count-words.ts';
import { elementStems, stemsOf } from './stems.ts';
import { LANDMARKS, type Landmark, MOST_LANDMARKS } from './types.ts';

type Sum = (node: number) => number;

export interface View {
  readonly page: Page;
  /** Words that a person sees in a subtree; of a text, its own. */
  readonly wordsIn: Sum;
  readonly linkWordsIn: Sum;
  readonly blocksIn: Sum;
  /** Pictures and players in a subtree. */
  readonly mediaIn: Sum;
  stemsAt(element: number): readonly string[];
  /** From the innermost out, the element itself among them. */
  landmarksAt(element: number): readonly Landmark[];
  /** The child that holds all text of an element; -1 for none. */
  soleChildOf(element: number): number;
  /** The element or text with something to see right before one, in its parent; -1 for none. */
  beforeOf(element: number): number;
  afterOf(element: number): number;
  /** Elements of the same names in the same parent, the element itself not counted. */
  siblingsOf(element: number): number;
}

export const viewOf = facet((page: Page): View => {
  const { language } = page.snapshot.metadata;
  const texts = textsOf(page);
  const words = countsAt(page, texts, (id) => countWords(page.textOf(id), language));
  const wordsIn = subtreeSums(page, words);
  const mediaIn = subtreeSums(page, countsAt(page, visibleMedia(page)));
  const memo = new Map<string, readonly string[]>();
  const stems = (value: string) => {
    const known = memo.get(value) ?? stemsOf(value);
    memo.set(value, known);
    return known;
  };
  const named = new Map<number, readonly string[]>();
  const stemsAt = (element: number) => {
    const known = named.get(element) ?? elementStems(page, element, stems);
    named.set(element, known);
    return known;
  };
  const isSeen = (node: number) => wordsIn(node) > 0 || mediaIn(node) > 0;
  const { before, after, sole } = neighbours(page, isSeen, wordsIn);
  return {
    page,
    wordsIn,
    linkWordsIn: linkSums(page, words),
    blocksIn: subtreeSums(page, countsAt(page, firstTexts(page, texts))),
    mediaIn,
    stemsAt,
    landmarksAt: landmarkChains(page),
    soleChildOf: (element) => sole[element] ?? -1,
    beforeOf: (element) => before[element] ?? -1,
    afterOf: (element) => after[element] ?? -1,
    siblingsOf: siblingCounts(page, isSeen, stemsAt),
  };
});

export function visibleMedia({ snapshot, nodes }: Page): number[] {
  return snapshot.media.map(({ node }) => node).filter((node) => nodes.hidden[node] === 0);
}

/** The first text of each block. */
function firstTexts({ nodes }: Page, texts: readonly number[]): number[] {
  const seen = new Set<number>();
  return texts.filter((id) => {
    const block = nodes.block[id] ?? -1;
    if (seen.has(block)) return false;
    seen.add(block);
    return true;
  });
}

function linkSums(page: Page, words: Uint32Array): Sum {
  const linked = new Uint32Array(words.length);
  for (const link of page.index.having('href')) {
    for (let id = link; id < page.endOf(link); id++) linked[id] = words[id] ?? 0;
  }
  return subtreeSums(page, linked);
}

function neighbours(page: Page, isSeen: (node: number) => boolean, wordsIn: Sum) {
  const { size } = page.nodes;
  const [before, after, sole, last] = [0, 1, 2, 3].map(() => new Int32Array(size).fill(-1)) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  for (let id = 1; id < size; id++) {
    if (!page.isVisible(id) || !isSeen(id)) continue;
    const parent = page.parentOf(id);
    const previous = last[parent] as number;
    before[id] = previous;
    if (previous >= 0) after[previous] = id;
    last[parent] = id;
    if (page.isElement(id) && wordsIn(id) > 0 && wordsIn(id) === wordsIn(parent)) sole[parent] = id;
  }
  return { before, after, sole };
}

/** Landmarks have a name of HTML or a role of ARIA. */
const BY_ROLE: Readonly<Record<string, Landmark>> = {
  main: 'main',
  article: 'article',
  complementary: 'aside',
  navigation: 'nav',
  contentinfo: 'footer',
  banner: 'header',
  region: 'section',
  form: 'form',
  search: 'form',
  dialog: 'dialog',
};

function landmarkOf(page: Page, element: number): Landmark | undefined {
  const { role } = page.attributesOf(element);
  if (role !== undefined && Object.hasOwn(BY_ROLE, role)) return BY_ROLE[role];
  const name = page.nameOf(element);
  return LANDMARKS.find((landmark) => landmark === name);
}

function landmarkChains(page: Page): (element: number) => readonly Landmark[] {
  const chains: (readonly Landmark[])[] = [];
  for (let id = 0; id < page.nodes.size; id++) {
    const above = chains[page.parentOf(id)] ?? [];
    const own = page.isElement(id) ? landmarkOf(page, id) : undefined;
    chains[id] = own && own !== above[0] ? [own, ...above].slice(0, MOST_LANDMARKS) : above;
  }
  return (element) => chains[element] ?? [];
}

function siblingCounts(
  page: Page,
  isSeen: (node: number) => boolean,
  stemsAt: (element: number) => readonly string[],
): Sum {
  const keyOf = (id: number) => `${page.parentOf(id)} ${page.nameOf(id)} ${stemsAt(id).join(' ')}`;
  const counts = new Map<string, number>();
  for (let id = 1; id < page.nodes.size; id++) {
    if (!page.isElement(id) || !isSeen(id)) continue;
    const key = keyOf(id);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (element) => Math.max(0, (counts.get(keyOf(element)) ?? 0) - 1);
}

/** Data about every box of a page: computed once in linear time, then looked up. */
import { facet, type Page } from '../../page/page.ts';
import { countsAt, subtreeSums } from '../../page/subtrees.ts';
import { textsOf } from '../../page/texts.ts';
import { countWords } from '../../shared/count-words.ts';
import { elementStems, stemsOf } from './stems.ts';
import { LANDMARKS, type Landmark, MOST_LANDMARKS } from './types.ts';

type Sum = (node: number) => number;

export interface View {
  readonly page: Page;
  /** Visible words in a subtree; for a text, its own. */
  readonly wordsIn: Sum;
  readonly blocksIn: Sum;
  /** Pictures and players in a subtree. */
  readonly mediaIn: Sum;
  stemsAt(element: number): readonly string[];
  /** From the innermost out, including the element itself. */
  landmarksAt(element: number): readonly Landmark[];
  /** Returns the child that holds all of an element's text; -1 for none. */
  soleChildOf(element: number): number;
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
  const sole = soleChildren(page, wordsIn);
  return {
    page,
    wordsIn,
    blocksIn: subtreeSums(page, countsAt(page, firstTexts(page, texts))),
    mediaIn,
    stemsAt,
    landmarksAt: landmarkChains(page),
    soleChildOf: (element) => sole[element] ?? -1,
  };
});

export function visibleMedia({ snapshot, nodes }: Page): number[] {
  return snapshot.media.map(({ node }) => node).filter((node) => nodes.hidden[node] === 0);
}

/** Returns the first text of each block. */
function firstTexts({ nodes }: Page, texts: readonly number[]): number[] {
  const seen = new Set<number>();
  return texts.filter((id) => {
    const block = nodes.block[id] ?? -1;
    if (seen.has(block)) return false;
    seen.add(block);
    return true;
  });
}

function soleChildren(page: Page, wordsIn: Sum): Int32Array {
  const sole = new Int32Array(page.nodes.size).fill(-1);
  for (let id = 1; id < page.nodes.size; id++) {
    const parent = page.parentOf(id);
    if (page.isElement(id) && page.isVisible(id) && wordsIn(id) > 0 && wordsIn(id) === wordsIn(parent))
      sole[parent] = id;
  }
  return sole;
}

/** Landmarks by ARIA role; others are recognised by HTML element name. */
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

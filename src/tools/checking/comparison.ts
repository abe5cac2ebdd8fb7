/** The article with what only a second algorithm keeps put in, and every part marked that only one of the two has. */
import type { Root } from 'hast';
import { decide } from '../../article/corrections/decisions.ts';
import type { Correction } from '../../article/corrections/types.ts';
import type { Article, ArticleMetadata } from '../../article/types.ts';
import type { Page } from '../../page/page.ts';
import { isCreditLine } from '../../selection/credit-line.ts';
import { labelOf } from '../labels.ts';
import { type Memory, remembered } from '../remembered.ts';
import type { Opinion, Scene } from '../scene.ts';
import { type Difference, differencesOf, type Kept, keptOf } from './differences.ts';
import { markDifferences, type Places } from './mark-differences.ts';

export interface Comparison {
  readonly second: Opinion;
  /** Those that can be shown, in the order of the page. */
  readonly differences: readonly Difference[];
  readonly article: Article;
}

/** The article as it is drawn while it is compared. */
export function compared(article: Article, scene: Scene): Article {
  return comparisonOf(scene)?.article ?? article;
}

/** null: nothing is compared, or the second algorithm has no answer. */
export function comparisonOf(scene: Scene): Comparison | null {
  const { work, opinions, page, shown } = scene;
  const second = opinions.find(({ algorithm }) => algorithm === work.checking?.partner);
  if (!second) return null;
  const whole = scene.made(unionOf(scene, second));
  if (!whole) return null;
  const within = ({ read }: Opinion) => standingIn(undecided(scene, read), keptOf(whole.opinion.read));
  const differences = remembered(DIFFERENCES, shown.read, whole.opinion.read, () =>
    differencesOf(page, within(shown), within(second)),
  );
  const labels = { first: labelOf(shown.algorithm), second: labelOf(second.algorithm) };
  const { tree } = whole.article;
  const marked = remembered(TREES, differences, tree, () => markDifferences(tree, placesOf(page, differences), labels));
  return { second, differences, article: { ...scene.article, tree: marked, empty: whole.article.empty } };
}

const UNIONS: Memory<readonly Correction[]> = new WeakMap();
const DIFFERENCES: Memory<readonly Difference[]> = new WeakMap();
const TREES: Memory<Root> = new WeakMap();

/** What puts into the shown article what only the second one has; the same list each time, since it names the article. */
function unionOf(scene: Scene, second: Opinion): readonly Correction[] {
  const { shown, corrections } = scene;
  return remembered(UNIONS, shown.read, second.read, () => {
    const nodes = differencesBetween(scene, second)
      .filter(({ side }) => side === 'second')
      .flatMap((difference) => difference.nodes);
    return nodes.length === 0 ? corrections : [...corrections, { kind: 'keep', nodes }];
  });
}

const BETWEEN: Memory<readonly Difference[]> = new WeakMap();

/** All differences between what is shown and what another algorithm found. */
export function differencesBetween(scene: Scene, { read }: Opinion): readonly Difference[] {
  const { page, shown } = scene;
  return remembered(BETWEEN, shown.read, read, () =>
    differencesOf(page, undecided(scene, shown.read), undecided(scene, read)),
  );
}

/**
 * What the user removed or put back is so with every algorithm: about that, no two of them differ. Nor about the line of author
 * and date, which is above the text with each.
 */
function undecided({ page, article, work: { corrections, recalled } }: Scene, read: Opinion['read']): Kept {
  const { marks, objects } = keptOf(read);
  const { removed, kept } = decide([...(recalled ?? []), ...corrections.done]);
  const credits = creditLines(page, marks, article.metadata);
  const isOpen = (node: number) => !removed.has(node) && !kept.has(node) && !credits.has(page.blockOf(node));
  return {
    marks: marks.filter(({ node }) => isOpen(node)),
    objects: { ...objects, nodes: objects.nodes.filter(isOpen) },
  };
}

/** A line of credits is not longer (characters). */
const LONGEST_CREDITS = 200;

/** Blocks of author and date, and nothing else. */
function creditLines(page: Page, marks: Kept['marks'], { byline, authors, language }: ArticleMetadata): Set<number> {
  const names = byline || authors.join(', ');
  const lines = new Map<number, string>();
  if (names === '') return new Set();
  for (const { node, start, end } of marks) {
    const block = page.blockOf(node);
    const line = lines.get(block) ?? '';
    if (line.length <= LONGEST_CREDITS) lines.set(block, line + page.textOf(node).slice(start, end));
  }
  const isCredits = ([, line]: [number, string]) =>
    line.length <= LONGEST_CREDITS && isCreditLine(line, names, language);
  return new Set([...lines].filter(isCredits).map(([block]) => block));
}

/** Passes may leave out what was put in, as what says a thing twice. */
function standingIn({ marks, objects }: Kept, whole: Kept): Kept {
  const texts = new Set(whole.marks.map(({ node }) => node));
  const others = new Set(whole.objects.nodes);
  return {
    marks: marks.filter(({ node }) => texts.has(node)),
    objects: { ...objects, nodes: objects.nodes.filter((node) => others.has(node)) },
  };
}

/** Finds the difference that a place of the tree belongs to. */
function placesOf(page: Page, differences: readonly Difference[]): Places {
  const texts = new Map<number, number>();
  const objects = new Map<number, number>();
  differences.forEach(({ nodes }, index) => {
    for (const node of nodes) {
      if (page.isText(node)) texts.set(page.blockOf(node), index);
      else objects.set(node, index);
    }
  });
  return {
    at: (index) => differences[index]?.side ?? 'first',
    ofText: (place) => (page.isText(place) ? texts.get(page.blockOf(place)) : objects.get(place)),
    ofObject: (element) => objects.get(element),
  };
}

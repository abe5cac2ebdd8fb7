/**
 * Merges a second algorithm's article into the shown one, and marks each part that only one of the two articles has.
 */
import type { Root } from 'hast';
import { decide } from '../../article/corrections/corrector.ts';
import type { Correction } from '../../article/corrections/types.ts';
import type { Article, ArticleMetadata } from '../../article/types.ts';
import type { Page } from '../../page/page.ts';
import { isCreditLine } from '../../selection/credit-line.ts';
import { labelOf } from '../algorithms.ts';
import { type Memory, remembered } from '../remembered.ts';
import type { AlgorithmResult, Scene } from '../scene.ts';
import { type Difference, differencesOf, type Kept } from './differences.ts';
import { markDifferences, type Places } from './mark-differences.ts';

export interface Comparison {
  readonly second: AlgorithmResult;
  /** The differences that the merged article shows, in page order. */
  readonly differences: readonly Difference[];
  readonly article: Article;
}

/** Returns the article to draw: with the parts of both articles during a comparison, otherwise unchanged. */
export function compared(article: Article, scene: Scene): Article {
  return comparisonOf(scene)?.article ?? article;
}

/** Null if no comparison is in progress, or while the other algorithm's result or the merged article is not ready. */
export function comparisonOf(scene: Scene): Comparison | null {
  const { work, opinions, page, shown } = scene;
  const second = opinions.find(({ algorithm }) => algorithm === work.checking?.partner);
  if (!second) return null;
  const whole = scene.made(unionOf(scene, second));
  if (!whole) return null;
  const within = ({ kept }: AlgorithmResult) => standingIn(undecided(scene, kept), whole.opinion.kept);
  const differences = remembered(DIFFERENCES, shown.kept, whole.opinion.kept, () =>
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

/**
 * Returns the current corrections, and after them one that adds the parts that only the second article has. Equal calls
 * return the same array, because the cache of finished articles compares arrays by identity.
 */
function unionOf(scene: Scene, second: AlgorithmResult): readonly Correction[] {
  const { shown, corrections } = scene;
  return remembered(UNIONS, shown.kept, second.kept, () => {
    const nodes = differencesBetween(scene, second)
      .filter(({ side }) => side === 'second')
      .flatMap((difference) => difference.nodes);
    return nodes.length === 0 ? corrections : [...corrections, { kind: 'keep', nodes }];
  });
}

const BETWEEN: Memory<readonly Difference[]> = new WeakMap();

export function differencesBetween(scene: Scene, { kept }: AlgorithmResult): readonly Difference[] {
  const { page, shown } = scene;
  return remembered(BETWEEN, shown.kept, kept, () =>
    differencesOf(page, undecided(scene, shown.kept), undecided(scene, kept)),
  );
}

/**
 * Returns an article's content without the nodes about which no algorithm decides: those that the user has removed or
 * put back, and the line with author and date, which the reader always shows above the text.
 */
function undecided({ page, article, work: { corrections, recalled } }: Scene, { marks, objects }: Kept): Kept {
  const { removed, kept } = decide([...(recalled ?? []), ...corrections.done]);
  const credits = creditLines(page, marks, article.metadata);
  const isOpen = (node: number) => !removed.has(node) && !kept.has(node) && !credits.has(page.blockOf(node));
  return {
    marks: marks.filter(({ node }) => isOpen(node)),
    objects: objects.filter(({ node }) => isOpen(node)),
  };
}

/** Maximum length of a block that can be the line with author and date (characters). */
const LONGEST_CREDITS = 200;

/** Returns the blocks that contain only author and date. */
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

/** Drops the parts that the merged article (`whole`) lacks, because they are duplicates. */
function standingIn({ marks, objects }: Kept, whole: Kept): Kept {
  const texts = new Set(whole.marks.map(({ node }) => node));
  const others = new Set(whole.objects.map(({ node }) => node));
  return {
    marks: marks.filter(({ node }) => texts.has(node)),
    objects: objects.filter(({ node }) => others.has(node)),
  };
}

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

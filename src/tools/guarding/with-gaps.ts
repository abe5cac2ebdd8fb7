import type { Article } from '../../article/types.ts';
import type { Gap } from '../../selection/opinions/types.ts';
import type { Insertion } from '../insert.ts';
import { insertAll } from '../insert.ts';
import { piecesOf } from '../pieces-of.ts';
import type { Scene } from '../scene.ts';
import { gapElement, moreElement } from './gap-elements.ts';
import { gapsOf } from './known-gaps.ts';

/** Most notices in an article; more would distract from the text. */
const MOST_LINES = 12;

/**
 * Adds a line for each gap; returns the same article if there is none. Checking needs no lines: it shows the other
 * algorithm's content.
 */
export function withGaps(article: Article, scene: Scene): Article {
  const gaps = scene.work.checking ? [] : gapsOf(scene);
  if (gaps.length === 0) return article;
  const named = largest(gaps);
  const insertions: Insertion[] = named.map((gap) => ({
    before: gap.before,
    after: gap.after,
    element: gapElement(gap, scene.work.openGaps.includes(gap.before) ? (piecesOf(scene, gap.nodes) ?? []) : null),
  }));
  const rest = gaps.length - named.length;
  const tree = insertAll(article.tree, insertions);
  return { ...article, tree: rest > 0 ? { ...tree, children: [...tree.children, moreElement(rest)] } : tree };
}

/** Returns the gaps that get a line, in page order. */
function largest(gaps: readonly Gap[]): readonly Gap[] {
  if (gaps.length <= MOST_LINES) return gaps;
  const weight = ({ words, certainty }: Gap) => words * certainty;
  const least = gaps.map(weight).sort((a, b) => b - a)[MOST_LINES - 1] ?? 0;
  return gaps.filter((gap) => weight(gap) >= least).slice(0, MOST_LINES);
}

import type { Article } from '../../article/types.ts';
import { counted } from '../../platform/wording/message.ts';
import type { Gap } from '../../selection/opinions/types.ts';
import { loweredConfidence } from '../../selection/opinions/uncertain.ts';
import { type Insertion, insertAll } from '../insert.ts';
import { piecesOf } from '../pieces-of.ts';
import type { Scene } from '../scene.ts';
import { gapElement, moreElement } from './gap-elements.ts';
import { gapsOf, uncertaintyOf } from './known-gaps.ts';

/**
 * If few other algorithms keep some parts of the article, adds a sentence about the largest of these parts, and lowers
 * the confidence that is shown. Otherwise returns the same article.
 */
export function withDoubt(article: Article, scene: Scene): Article {
  const uncertainty = uncertaintyOf(scene);
  const [largest, ...rest] = [...(uncertainty?.pieces ?? [])].sort((a, b) => b.words - a.words);
  if (!uncertainty || !largest) return article;
  const others = rest.length === 0 ? [] : [counted('doubtOthers', rest.length)];
  const { confidence } = article;
  return {
    ...article,
    doubt: [largest.sentence, ...others].join(' '),
    confidence: confidence === null ? null : loweredConfidence(confidence, uncertainty),
  };
}

/**
 * Maximum number of lines about gaps in an article; more would distract from the text. Of the remaining gaps, only the
 * number is shown.
 */
const MOST_LINES = 12;

/**
 * Adds a line to the article for each gap (content that it lacks). Returns the same article if there are no gaps, and
 * while the user compares algorithms, because the comparison shows missing content itself.
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

/** Returns the {@link MOST_LINES} largest gaps, in page order. */
function largest(gaps: readonly Gap[]): readonly Gap[] {
  if (gaps.length <= MOST_LINES) return gaps;
  const weight = ({ words, certainty }: Gap) => words * certainty;
  const least = gaps.map(weight).sort((a, b) => b - a)[MOST_LINES - 1] ?? 0;
  return gaps.filter((gap) => weight(gap) >= least).slice(0, MOST_LINES);
}

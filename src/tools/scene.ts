/** The data of the tools (the shown article, its page, other algorithms' results), and caches for what they derive. */
import type { Mark } from '../algorithms/types.ts';
import type { Correction } from '../article/corrections/types.ts';
import type { Article } from '../article/types.ts';
import type { Finding, Opinion, Probability } from '../engine/types.ts';
import type { Page } from '../page/page.ts';
import type { Shown, Vote, Votes } from '../selection/opinions/types.ts';
import { votesOf } from '../selection/opinions/votes.ts';
import { getOrMake } from '../shared/memoised.ts';
import type { Work } from './types.ts';

/** `kept` stays the same object until the result changes, so caches use it as a key. */
export interface AlgorithmResult extends Vote, Pick<Opinion, 'answer' | 'kept'> {}

/** A result of the shown algorithm: with the corrections (by the user and the strictness slider), or without them. */
export interface ShownResult extends AlgorithmResult, Pick<Finding, 'comments' | 'commentMarks' | 'accounted'> {}

export interface Scene {
  readonly page: Page;
  /** The result that the reader shows, made with the corrections. */
  readonly shown: ShownResult;
  /** The result of the shown algorithm without corrections. */
  readonly uncorrected: ShownResult;
  /** Results of all algorithms that have run, including the shown one, without corrections. */
  readonly opinions: readonly AlgorithmResult[];
  /** Whether all algorithms that run automatically for comparison have run. */
  readonly isComplete: boolean;
  readonly article: Article;
  /** The corrections applied in `shown`: from the strictness slider (`work.agreement`), and the user's own. */
  readonly corrections: readonly Correction[];
  /** The shown algorithm's probabilities that a block (paragraph) is article text; null until they are known. */
  readonly probabilities: readonly Probability[] | null;
  /** Returns the article with other corrections; null while the engine makes it, after which the reader is redrawn. */
  made(corrections: readonly Correction[]): { readonly opinion: AlgorithmResult; readonly article: Article } | null;
  /** Returns an article of only these text nodes; null while the engine makes it, as in {@link made}. */
  write(marks: readonly Mark[]): Article | null;
  /** Number of answers from the engine since the page was read. When it changes, the reader must be redrawn. */
  readonly answers: number;
  readonly areCommentsShown: boolean;
  readonly work: Work;
}

/** Converts the shown result to the form in which it is compared with the results of other algorithms. */
export const shownOf = ({ answer, marks, accounted }: ShownResult): Shown => ({
  algorithm: answer.algorithm,
  marks,
  accounted: new Set(accounted),
  confidence: answer.confidence,
});

const known = new WeakMap<Page, Pick<Scene, 'opinions'> & { readonly votes: Votes }>();

/** Returns which algorithms keep which block (paragraph); computed again only if a result is new or has changed. */
export function votesIn({ page, opinions }: Pick<Scene, 'page' | 'opinions'>): Votes {
  const found = known.get(page);
  const isSame = found?.opinions.length === opinions.length && opinions.every((one, at) => one === found.opinions[at]);
  if (found && isSame) return found.votes;
  const votes = votesOf(page, opinions);
  known.set(page, { opinions, votes });
  return votes;
}

/** Cache of values, each for a pair of objects. An entry stays in memory while both objects do. */
export type Memory<V> = WeakMap<object, WeakMap<object, V>>;

export function remembered<V>(memory: Memory<V>, first: object, second: object, make: () => V): V {
  return getOrMake(
    getOrMake(memory, first, () => new WeakMap()),
    second,
    make,
  );
}

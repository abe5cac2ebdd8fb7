/** Corrections of the strictness slider: low levels remove blocks that few algorithms keep; high levels add blocks. */
import type { Correction } from '../../article/corrections/types.ts';
import type { Probability } from '../../engine/types.ts';
import { entryLevels, marksAt } from '../../selection/opinions/agreement.ts';
import type { EntryLevels, Shown } from '../../selection/opinions/types.ts';
import { probabilitiesOf } from '../../selection/opinions/votes.ts';
import { getOrMake } from '../../shared/memoised.ts';
import {
  type AlgorithmResult,
  type Memory,
  remembered,
  type Scene,
  type ShownResult,
  shownOf,
  votesIn,
} from '../scene.ts';

interface AgreementWish extends Pick<Scene, 'page' | 'opinions'> {
  /** The result of the shown algorithm, without corrections. */
  readonly shown: ShownResult;
  /** Probabilities that a block is article text, from the shown algorithm; empty until they are known. */
  readonly probabilities: readonly Probability[];
  /** Level from 0 (strict) to 1 (generous). */
  readonly level: number;
  /** The user's corrections, which take precedence over those of the slider. */
  readonly done: readonly Correction[];
}

/** Equal calls return the same array, because the cache of finished articles compares arrays by identity. */
export function agreed(wish: AgreementWish): readonly Correction[] {
  const { level, done } = wish;
  const known = knowledgeOf(wish);
  const list = getOrMake(known.lists, level, () => correctionsAt(known, level));
  return remembered(WHOLES, list, done, () => [...list, ...done]);
}

const WHOLES: Memory<readonly Correction[]> = new WeakMap();

interface Knowledge {
  readonly voters: number;
  readonly probabilities: readonly Probability[];
  readonly shown: Shown;
  readonly levels: EntryLevels;
  readonly lists: Map<number, readonly Correction[]>;
}

const knowledge = new WeakMap<AlgorithmResult['kept'], Knowledge>();

/** Returns the lowest level at which each block is kept; cached until more algorithms or probabilities are known. */
function knowledgeOf({ page, shown: opinion, opinions, probabilities }: AgreementWish): Knowledge {
  const known = knowledge.get(opinion.kept);
  if (known?.voters === opinions.length && known.probabilities === probabilities) return known;
  const shown = shownOf(opinion);
  const levels = entryLevels(page, votesIn({ page, opinions }), shown, probabilitiesOf(page, probabilities));
  const made: Knowledge = { voters: opinions.length, probabilities, shown, levels, lists: new Map() };
  knowledge.set(opinion.kept, made);
  return made;
}

function correctionsAt({ levels, shown }: Knowledge, level: number): readonly Correction[] {
  const wanted = new Set(marksAt(levels, level, shown).map(({ node }) => node));
  const kept = new Set(shown.marks.map(({ node }) => node));
  const gone = [...kept].filter((node) => !wanted.has(node));
  const come = [...wanted].filter((node) => !kept.has(node));
  return [
    ...(gone.length > 0 ? [{ kind: 'remove' as const, nodes: gone }] : []),
    ...(come.length > 0 ? [{ kind: 'keep' as const, nodes: come }] : []),
  ];
}

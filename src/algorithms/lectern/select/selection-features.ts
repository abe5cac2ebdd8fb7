/** Features of all kept blocks together, from which the model estimates the expected F1. */
import { at } from '../../../shared/column.ts';
import type { FeatureContext } from '../features/context.ts';
import { COLUMN, KIND_FEATURES, PAGE_FEATURES } from '../features/table.ts';
import type { ModelScores } from '../model/apply.ts';
import type { BlockChoice } from './choose-blocks.ts';

const OWN = [
  'q_expected',
  'q_words',
  'q_kept',
  'q_precision',
  'q_recall',
  'q_runs',
  'q_density',
  'q_prose',
  'q_prose_kept',
  'q_hidden',
  'q_certainty',
  'q_undecided',
  'q_first',
  'q_last',
] as const;

export const SELECTION_FEATURES: readonly string[] = [...OWN, ...PAGE_FEATURES, ...KIND_FEATURES];

export const SELECTION_COLUMN: Readonly<Record<string, number>> = /* @__PURE__ */ Object.fromEntries(
  SELECTION_FEATURES.map((name, index) => [name, index]),
);

/** Returns the features of the kept blocks, in the order of {@link SELECTION_FEATURES}. */
export function selectionFeatures(
  { view, x }: FeatureContext,
  { body, kinds }: ModelScores,
  choice: BlockChoice,
): Float32Array {
  const { text, blocks, isParagraph } = view;
  let all = 0;
  let expectedWords = 0;
  let kept = 0;
  let expectedKept = 0;
  let certain = 0;
  let undecided = 0;
  let prose = 0;
  let proseKept = 0;
  let hidden = 0;
  let runs = 0;
  let count = 0;
  let first = -1;
  let last = -1;
  for (let block = 0; block < blocks.size; block++) {
    const words = at(text.words, block);
    const probability = at(body, block);
    const isKept = at(choice.kept, block) === 1;
    all += words;
    expectedWords += words * probability;
    certain += words * Math.abs(probability - 0.5) * 2;
    if (Math.abs(probability - choice.threshold) < 0.15) undecided += words;
    if (at(isParagraph, block) === 1) prose += words;
    if (!isKept) continue;
    kept += words;
    expectedKept += words * probability;
    if (at(isParagraph, block) === 1) proseKept += words;
    if (at(blocks.hidden, block) !== 0) hidden += words;
    if (last !== block - 1 || first < 0) runs++;
    if (first < 0) first = block;
    last = block;
    count++;
  }
  const size = Math.max(blocks.size, 1);
  const own: Record<(typeof OWN)[number], number> = {
    q_expected: choice.expected,
    q_words: Math.log1p(kept),
    q_kept: kept / Math.max(all, 1),
    q_precision: expectedKept / Math.max(kept, 1e-6),
    q_recall: expectedKept / Math.max(expectedWords, 1e-6),
    q_runs: Math.log1p(runs),
    q_density: first < 0 ? 0 : count / (last - first + 1),
    q_prose: proseKept / Math.max(kept, 1),
    q_prose_kept: proseKept / Math.max(prose, 1),
    q_hidden: hidden / Math.max(kept, 1),
    q_certainty: certain / Math.max(all, 1),
    q_undecided: undecided / Math.max(kept, 1),
    q_first: first < 0 ? 0 : first / size,
    q_last: last < 0 ? 0 : last / size,
  };
  const firstPage = COLUMN.pg_blocks;
  const page = blocks.size > 0 ? x.subarray(firstPage, firstPage + PAGE_FEATURES.length) : [];
  const row = new Float32Array(SELECTION_FEATURES.length);
  row.set(OWN.map((name) => own[name]));
  row.set(page, OWN.length);
  row.set(kinds, OWN.length + PAGE_FEATURES.length);
  return row;
}

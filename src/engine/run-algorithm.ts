import { algorithmInfos } from '../algorithms/index.ts';
import type { AlgorithmInfo, BlockScores, Population, Selection } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import { textsOf } from '../page/texts.ts';
import { reportOnce } from '../platform/errors.ts';
import { checkedAnswer } from '../selection/check-answer.ts';
import { withRoles } from '../selection/roles/with-roles.ts';
import { stage } from '../shared/stage.ts';
import type { AlgorithmSource, Instead, RunsAnywhere } from './types.ts';

export interface Run {
  readonly answer: Selection;
  /** Why another algorithm than the requested one ran; null if the requested one succeeded. */
  readonly instead: Instead | null;
}

/** Replacements of a failed algorithm in the order of use, the most selective first; the last keeps all text. */
const FALLBACKS = ['readability', 'boilerpipe-article', 'html-text'];

/** Runs an algorithm. If it throws or returns an invalid result, logs the error and runs a replacement. */
export async function runAlgorithm(
  page: Page,
  id: string,
  source: AlgorithmSource,
  population: Population = 'rendered',
): Promise<Run> {
  const chosen = algorithmInfos.find((info) => info.id === id) ?? (algorithmInfos[0] as AlgorithmInfo);
  const why = (await source.codeOf(chosen.id)) ? 'failed' : 'not-loaded';
  for (const next of new Set([chosen.id, ...FALLBACKS])) {
    const algorithm = await source.codeOf(next);
    const answer = algorithm && (await answerOf(algorithm, page, source, population));
    if (answer) return { answer, instead: next === chosen.id ? null : why };
  }
  if (await source.codeOf('html-text')) return { answer: keepAll([], chosen.id), instead: null };
  // No algorithm's code can be loaded, for example after an update of the extension, so all text is kept.
  return { answer: keepAll(textsOf(page), chosen.id), instead: why };
}

/** Resolves to the checked result, in which each kept text has a role; to undefined if the algorithm fails. */
async function answerOf(
  algorithm: RunsAnywhere,
  page: Page,
  { documents }: AlgorithmSource,
  population: Population,
): Promise<Selection | undefined> {
  try {
    let scores: BlockScores | null = null;
    const scored = (given: BlockScores) => {
      scores = given;
    };
    const answer = await stage('algorithm', () => algorithm.run(page, { population, documents, scored }));
    const checked = checkedAnswer(page, answer);
    return stage('roles', () => withRoles(page, checked, scores));
  } catch (error) {
    reportOnce(`algorithm ${algorithm.id} failed`, error);
    return undefined;
  }
}

function keepAll(texts: readonly number[], algorithm: string): Selection {
  const marks = texts.map((node) => ({ node, role: 'body' as const }));
  const empty = marks.length === 0 ? 'failed' : null;
  return { algorithm, marks, text: '', trace: [], confidence: null, page: null, empty };
}

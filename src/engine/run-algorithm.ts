/** Runs an algorithm on a page; if it fails, the next best takes over. */
import { algorithmInfos } from '../algorithms/index.ts';
import type { AlgorithmInfo, Population, Selection } from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import { textsOf } from '../page/texts.ts';
import { reportOnce } from '../platform/errors.ts';
import { checkedAnswer } from '../selection/check-answer.ts';
import { stage } from '../shared/stage.ts';
import type { AlgorithmSource, Instead, RunsAnywhere } from './types.ts';

export interface Run {
  readonly answer: Selection;
  /** Why it is not the answer of the requested algorithm; null if it is. */
  readonly instead: Instead | null;
}

/** Algorithms that take over, in this order: from selective to complete. */
const FALLBACKS = ['readability', 'boilerpipe-article', 'html-text'];

/** Never rejects: an algorithm that throws or gives an invalid answer is reported by name. */
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
  if (await source.codeOf('html-text')) return { answer: nothing(chosen.id), instead: null };
  return { answer: allText(page, chosen.id), instead: why };
}

/** Returns undefined if the algorithm fails. */
async function answerOf(
  algorithm: RunsAnywhere,
  page: Page,
  { documents }: AlgorithmSource,
  population: Population,
): Promise<Selection | undefined> {
  try {
    const answer = await stage('algorithm', () => algorithm.run(page, { population, documents }));
    return checkedAnswer(page, answer);
  } catch (error) {
    reportOnce(`algorithm ${algorithm.id} failed`, error);
    return undefined;
  }
}

/** Returns all text of the page: after an update or removal of the extension, no algorithm's code can load. */
function allText(page: Page, algorithm: string): Selection {
  const marks = textsOf(page).map((node) => ({ node, role: 'body' as const }));
  const empty = marks.length === 0 ? 'failed' : null;
  return { algorithm, marks, text: '', trace: [], confidence: null, page: null, empty };
}

function nothing(algorithm: string): Selection {
  return { algorithm, marks: [], text: '', trace: [], confidence: null, page: null, empty: 'failed' };
}

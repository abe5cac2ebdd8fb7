import { algorithmInfos } from '../algorithms/index.ts';
import type {
  Algorithm,
  AlgorithmInfo,
  DocumentFactory,
  Population,
  RunOptions,
  Selection,
} from '../algorithms/types.ts';
import type { Page } from '../page/page.ts';
import { textsOf } from '../page/texts.ts';
import { reportOnce } from '../platform/errors.ts';
import { intact } from '../platform/unclobbered.ts';
import { message } from '../platform/wording/message.ts';
import { checkedAnswer } from '../selection/check-answer.ts';
import { stageWithStops } from '../shared/stage.ts';
import { inOneGo, type WithStops } from '../shared/with-stops.ts';
import { scriptOf } from '../store/messages/algorithm-scripts.ts';
import { provided } from './lazy-script.ts';
import { classics } from './load-algorithm.ts';

/** What ran, and what the user should know about it. */
export interface RunResult {
  selection: Selection;
  /** '' or a sentence. */
  notice: string;
}

/** Tried in this order when the chosen algorithm throws or is not there: from careful to everything. */
const FALLBACKS = ['readability', 'boilerpipe-article', 'html-text'];

const documents: DocumentFactory = { create: () => intact(document).implementation.createHTMLDocument() };

/** Runs an algorithm; one that throws or answers nonsense is reported by name and the next best takes over. */
export function runAlgorithm(page: Page, id: string, population: Population = 'rendered'): RunResult {
  return inOneGo(runWithStops(page, id, { population }));
}

interface RunWithStops {
  population?: Population;
  /** What an algorithm has answered elsewhere, on the same page. */
  answerOf?: ((id: string) => Selection | undefined) | undefined;
}

const UNKNOWN = () => undefined;

/** As {@link runAlgorithm}, with stops for a large page. */
export function* runWithStops(
  page: Page,
  id: string,
  { population = 'rendered', answerOf = UNKNOWN }: RunWithStops = {},
): WithStops<RunResult> {
  const chosen = algorithmInfos.find((info) => info.id === id) ?? (algorithmInfos[0] as AlgorithmInfo);
  const order = [...new Set([chosen.id, ...FALLBACKS])].flatMap((known) => codeOf(known) ?? []);
  for (const algorithm of order) {
    try {
      const answer =
        answerOf(algorithm.id) ??
        (yield* stageWithStops('algorithm', selectionOf(algorithm, page, { population, documents })));
      const selection = checkedAnswer(page, answer);
      return { selection, notice: algorithm.id === chosen.id ? '' : replacedBy(chosen, algorithm) };
    } catch (error) {
      reportOnce(`algorithm ${algorithm.id} failed`, error);
    }
  }
  if (codeOf('html-text')) return { selection: failed(chosen.id), notice: '' };
  return {
    selection: allText(page, chosen.id),
    notice: message(codeOf(chosen.id) ? 'noticeFailedAll' : 'noticeNotLoadedAll', chosen.label),
  };
}

function* selectionOf(algorithm: Algorithm, page: Page, options: RunOptions): WithStops<Selection> {
  return algorithm.runWithStops ? yield* algorithm.runWithStops(page, options) : algorithm.run(page, options);
}

function codeOf(id: string): Algorithm | undefined {
  const script = scriptOf(id);
  if (script === null) return undefined;
  return script === 'classics' ? classics().find((algorithm) => algorithm.id === id) : provided(script);
}

function replacedBy(chosen: AlgorithmInfo, used: Algorithm): string {
  const label = algorithmInfos.find(({ id }) => id === used.id)?.label ?? used.id;
  return message(codeOf(chosen.id) ? 'noticeFailed' : 'noticeNotLoaded', chosen.label, label);
}

/** What there is to read before the classics have come, or where they never will: the extension was updated or removed. */
function allText(page: Page, algorithm: string): Selection {
  const marks = textsOf(page).map((node) => ({ node, role: 'body' as const }));
  const empty = marks.length === 0 ? 'failed' : null;
  return { algorithm, marks, text: '', trace: [], confidence: null, page: null, empty };
}

function failed(algorithm: string): Selection {
  return { algorithm, marks: [], text: '', trace: [], confidence: null, page: null, empty: 'failed' };
}

import { algorithmInfos } from '../algorithms/index.ts';
import { lightAlgorithms } from '../algorithms/light.ts';
import type { Algorithm, AlgorithmInfo, DocumentFactory, Selection } from '../algorithms/types.ts';
import { DATA_ALGORITHMS, type DataAlgorithm } from '../messages/protocol.ts';
import { reportOnce } from '../platform/errors.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { load, provided } from './lazy-script.ts';

/** What ran, and what the user should know about it. */
export interface RunResult {
  selection: Selection;
  /** '' or a sentence. */
  notice: string;
}

/** Tried in this order when the chosen algorithm throws or is not there: from careful to everything. All are in the first script. */
const FALLBACKS = ['readability', 'boilerpipe-article', 'html-text'];

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/**
 * Makes sure that an algorithm's code is there, as far as that can be done: resolves at once for one of the first script,
 * and also when the script could not be injected (the extension was updated meanwhile), which is reported.
 */
export async function loadAlgorithm(id: string): Promise<void> {
  if (!isAwaited(id)) return;
  await load(id).catch((error: unknown) => reportOnce(`algorithm ${id} did not load`, error));
}

/** Whether an algorithm's code is in a script that has not come yet: what is shown for it now will not last. */
export function isAwaited(id: string): id is DataAlgorithm {
  return carriesData(id) && !provided(id);
}

/** Runs an algorithm; one that throws is reported by name and the next best takes over. */
export function runAlgorithm(snapshot: PageSnapshot, id: string): RunResult {
  const chosen = algorithmInfos.find((info) => info.id === id) ?? (algorithmInfos[0] as AlgorithmInfo);
  const order = [...new Set([chosen.id, ...FALLBACKS])].flatMap((known) => codeOf(known) ?? []);
  for (const algorithm of order) {
    try {
      const selection = algorithm.run(snapshot, { population: 'rendered', documents });
      return { selection, notice: algorithm.id === chosen.id ? '' : replacedBy(chosen, algorithm) };
    } catch (error) {
      reportOnce(`algorithm ${algorithm.id} failed`, error);
    }
  }
  return { selection: failed(chosen.id), notice: '' };
}

function codeOf(id: string): Algorithm | undefined {
  return carriesData(id) ? provided(id) : lightAlgorithms.find((algorithm) => algorithm.id === id);
}

function carriesData(id: string): id is DataAlgorithm {
  return (DATA_ALGORITHMS as readonly string[]).includes(id);
}

function replacedBy(chosen: AlgorithmInfo, used: Algorithm): string {
  const happened = codeOf(chosen.id) ? 'failed on this page' : 'could not be loaded';
  const label = algorithmInfos.find(({ id }) => id === used.id)?.label ?? used.id;
  return `${chosen.label} ${happened}. This is what ${label} found.`;
}

function failed(algorithm: string): Selection {
  return { algorithm, marks: [], text: '', trace: [], confidence: null, page: null, empty: 'failed' };
}

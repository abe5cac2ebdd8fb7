import { algorithmById, algorithms } from '../algorithms/index.ts';
import type { Algorithm, DocumentFactory, Selection } from '../algorithms/types.ts';
import { reportOnce } from '../platform/errors.ts';
import type { PageSnapshot } from '../snapshot/types.ts';

/** What ran, and what the user should know about it. */
export interface RunResult {
  selection: Selection;
  /** '' or a sentence. */
  notice: string;
}

/** Tried in this order when the chosen algorithm throws: from careful to everything. */
const FALLBACKS = ['boilerpipe-article', 'html-text'];

const documents: DocumentFactory = { create: () => document.implementation.createHTMLDocument() };

/** Runs an algorithm; one that throws is reported by name and the next best takes over. */
export function runAlgorithm(snapshot: PageSnapshot, id: string): RunResult {
  const chosen = algorithmById(id) ?? (algorithms[0] as Algorithm);
  const order = [chosen, ...FALLBACKS.flatMap((fallback) => algorithmById(fallback) ?? [])];
  for (const algorithm of order) {
    try {
      const selection = algorithm.run(snapshot, { population: 'rendered', documents });
      const notice =
        algorithm === chosen ? '' : `${chosen.label} failed on this page. This is what ${algorithm.label} found.`;
      return { selection, notice };
    } catch (error) {
      reportOnce(`algorithm ${algorithm.id} failed`, error);
    }
  }
  return { selection: failed(chosen.id), notice: '' };
}

function failed(algorithm: string): Selection {
  return { algorithm, marks: [], text: '', trace: [], confidence: null, empty: 'failed' };
}

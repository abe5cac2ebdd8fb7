import type { Opinion } from '../engine/types.ts';
import { extensionVersion } from '../platform/browser.ts';
import type { SavedFile } from '../reader/port.ts';
import { makeReport, type ReportSource } from '../tools/report/make-report.ts';
import { datedName, download } from './export/download.ts';
import { isQuickToRead } from './readable.ts';
import { liveReading } from './reading.ts';
import type { OpenReader } from './state/state.ts';

/** Saves a report about the shown page as a file on the user's disk, and sends nothing. */
export async function saveReport(document: Document, open: OpenReader | null, withText: boolean): Promise<SavedFile> {
  if (!open?.reading) throw new Error('There is no page to report');
  const { ask, byOf, opinions } = liveReading(open.reading);
  const by = byOf(open.algorithm);
  const question = { type: 'explain', by, corrections: [], areCommentsShown: open.comments } as const;
  const trace = (await ask(question)) ?? [];
  const { reading, article, found, comments, work } = open;
  if (!reading.page || !article || !found) throw new Error('The page was not read');
  const { snapshot } = reading.page;
  const { width, height } = snapshot.viewport;
  const report = makeReport(
    {
      snapshot,
      selections: selectionsOf(opinions),
      shown: { article, areCommentsShown: comments, marks: found.marks },
      trace,
      corrections: work.corrections,
      versions: { extension: extensionVersion(), snapshot: snapshot.version },
      environment: {
        userAgent: navigator.userAgent,
        language: navigator.language,
        window: { width, height },
        // Whether the page is so large that it was read with pauses.
        isInPieces: !isQuickToRead(document),
      },
    },
    { withText, random: secureRandom() },
  );
  const name = datedName('report', 'json');
  download(name, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  return { name, about: '' };
}

/** Returns each algorithm's selection once. `opinions` lists an algorithm that replaced a failed one under both ids. */
function selectionsOf(opinions: ReadonlyMap<string, Opinion>): ReportSource['selections'] {
  const selections = [...opinions.values()].map(({ answer, kept }) => ({ answer, marks: kept.marks }));
  return [...new Map(selections.map((selection) => [selection.answer.algorithm, selection])).values()];
}

/** Number of random numbers to request from the browser at a time. */
const DRAWN = 4096;

/** Returns a source of random numbers in [0, 1). They are cryptographic, so that nobody can guess the masked text. */
function secureRandom(): () => number {
  const numbers = new Uint32Array(DRAWN);
  let next = DRAWN;
  return () => {
    if (next === DRAWN) {
      crypto.getRandomValues(numbers);
      next = 0;
    }
    return (numbers[next++] as number) / 2 ** 32;
  };
}

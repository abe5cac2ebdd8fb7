/** Part of the script that is injected when a page is reported. */
import type { Opinion } from '../../engine/types.ts';
import { extensionVersion } from '../../platform/browser.ts';
import type { LastWord } from '../../selection/trace.ts';
import { makeReport, type ReportSource } from '../../tools/report/make-report.ts';
import type { NamedFile } from '../lazy-script.ts';
import type { OpenReader } from '../state/state.ts';

interface ReportFileOptions {
  withText: boolean;
  /** The last word on every visible block of the shown article. */
  trace: readonly LastWord[];
  /** The page is so large that it is read with pauses. */
  isInPieces: boolean;
}

/** @param opinions those of the algorithms that have run on the page that the reader shows */
export function makeReportFile(
  open: OpenReader,
  opinions: ReadonlyMap<string, Opinion>,
  { withText, trace, isInPieces }: ReportFileOptions,
): NamedFile {
  const { reading, article, found, comments, work } = open;
  if (!reading?.page || !article || !found) throw new Error('The page was not read');
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
        isInPieces,
      },
    },
    { withText, random: secureRandom() },
  );
  const day = new Date().toISOString().slice(0, 10);
  return {
    name: `lectern-report-${day}.json`,
    blob: new Blob([JSON.stringify(report)], { type: 'application/json' }),
  };
}

/** One that stood in for another has run for both. */
function selectionsOf(opinions: ReadonlyMap<string, Opinion>): ReportSource['selections'] {
  const selections = [...opinions.values()].map(({ answer, kept }) => ({ answer, marks: kept.marks }));
  return [...new Map(selections.map((selection) => [selection.answer.algorithm, selection])).values()];
}

/** As many as are drawn at once. */
const DRAWN = 4096;

/** Numbers that nobody can work out from others: what they hide must stay hidden. */
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

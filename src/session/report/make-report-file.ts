/** Part of the script that is injected when a page is reported. */
import { extensionVersion } from '../../platform/browser.ts';
import { makeReport, type ReportSource } from '../../tools/report/make-report.ts';
import type { FoundByOne, NamedFile, ReportFileOptions } from '../lazy-script.ts';
import type { OpenReader } from '../state/state.ts';

export function makeReportFile(
  open: OpenReader,
  findings: ReadonlyMap<string, FoundByOne>,
  { withText, trace, isInPieces }: ReportFileOptions,
): NamedFile {
  const { reading, article, found, algorithm, comments, work } = open;
  if (!reading?.page || !article || !found) throw new Error('The page was not read');
  const { snapshot } = reading.page;
  const { width, height } = snapshot.viewport;
  const read = findings.get(algorithm)?.read;
  const report = makeReport(
    {
      snapshot,
      selections: selectionsOf(findings),
      shown: { article, areCommentsShown: comments, marks: found.marks },
      trace: read ? trace(read, comments) : [],
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
function selectionsOf(findings: ReadonlyMap<string, FoundByOne>): ReportSource['selections'] {
  const selections = [...findings.values()].flatMap(({ answer, marks }) => (answer ? [{ answer, marks }] : []));
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

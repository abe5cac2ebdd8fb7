import type { OpenReader } from '../../session/state.ts';
import { download } from '../export/download.ts';
import { load } from '../load-script.ts';
import { isQuickToRead, liveReading } from '../reading.ts';

/**
 * Makes a file of the page that the reader shows. It goes to the user's disk and nowhere else.
 *
 * @returns its name
 */
export async function saveReport(document: Document, open: OpenReader | null, withText: boolean): Promise<string> {
  if (!open?.reading) throw new Error('There is no page to report');
  const { findings } = liveReading(open.reading);
  const [{ trace }, { makeReportFile }] = [await load('explain'), await load('report')];
  const { name, blob } = makeReportFile(open, findings, { withText, trace, isInPieces: !isQuickToRead(document) });
  download(name, blob);
  return name;
}

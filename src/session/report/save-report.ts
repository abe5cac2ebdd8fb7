import type { SavedFile } from '../../reader/actions.ts';
import { download } from '../export/download.ts';
import { liveReading } from '../live-reading.ts';
import { loadAlgorithm } from '../load-algorithm.ts';
import { load } from '../load-script.ts';
import { isQuickToRead } from '../readable.ts';
import type { OpenReader } from '../state/state.ts';

/** Makes a file of the page that the reader shows. It goes to the user's disk and nowhere else. */
export async function saveReport(document: Document, open: OpenReader | null, withText: boolean): Promise<SavedFile> {
  if (!open?.reading) throw new Error('There is no page to report');
  const { find, findings } = liveReading(open.reading);
  const [{ trace }, { makeReportFile }] = [await load('explain'), await load('report')];
  // it may have been found elsewhere, without what a report says of it
  await loadAlgorithm(open.algorithm);
  find(open.algorithm);
  const { name, blob } = makeReportFile(open, findings, { withText, trace, isInPieces: !isQuickToRead(document) });
  download(name, blob);
  return { name, about: '' };
}

import type { SavedFile } from '../../reader/port.ts';
import { download } from '../export/download.ts';
import { isQuickToRead } from '../readable.ts';
import { liveReading } from '../reading.ts';
import type { OpenReader } from '../state/state.ts';
import { makeReportFile } from './make-report-file.ts';

/** Saves a report about the shown page as a file on the user's disk. Sends it nowhere. */
export async function saveReport(document: Document, open: OpenReader | null, withText: boolean): Promise<SavedFile> {
  if (!open?.reading) throw new Error('There is no page to report');
  const { ask, byOf, opinions } = liveReading(open.reading);
  const { algorithm, comments } = open;
  const by = byOf(algorithm);
  const trace = (await ask({ type: 'explain', by, corrections: [], areCommentsShown: comments })) ?? [];
  const { name, blob } = makeReportFile(open, opinions, { withText, trace, isInPieces: !isQuickToRead(document) });
  download(name, blob);
  return { name, about: '' };
}

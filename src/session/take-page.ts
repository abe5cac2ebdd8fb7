import type { LivePage } from '../page/snapshot/take.ts';
import { reportOnce } from '../platform/errors.ts';
import { readerHosts } from '../reader/overlay/reader-hosts.ts';
import { stage } from '../shared/stage.ts';
import { load } from './load-script.ts';

/**
 * Takes the snapshot of a page. Resolves to null if the page could not be read. That is always a bug in Lectern, so the
 * error is reported, and the reader shows a failure.
 */
export async function takePage(document: Document): Promise<LivePage | null> {
  try {
    const { take } = await load('snapshot');
    return stage('snapshot', () => take(document, readerHosts));
  } catch (error) {
    reportOnce('the page could not be read', error);
    return null;
  }
}

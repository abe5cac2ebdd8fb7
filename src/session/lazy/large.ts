/** Script that takes and sends the snapshot of a large page, with pauses in which the browser can respond. */
import { remoteEngine } from '../../engine/remote.ts';
import { snapshotAsJson } from '../../page/snapshot/json.ts';
import { withPauses } from '../../shared/let-others.ts';
import { provide } from '../lazy-script.ts';
import { takePageInPieces } from '../take-page-in-pieces.ts';

provide('large', {
  takePageInPieces,
  remoteEngine: remoteEngine(async (snapshot) => (await withPauses(snapshotAsJson(snapshot))) ?? ''),
});

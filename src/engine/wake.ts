/**
 * Tells the engine's worker about a click before the clicked page has sent its snapshot. The browser drops the optimised
 * code of a worker that is idle for half a minute, which doubles the time of the next reading. So the worker reads a
 * sample page while the clicked page takes its snapshot.
 */

const CHANNEL = 'lectern-click';

/** Announces a click to the engine's worker. Does nothing if no worker runs. */
export function announceClick(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls `serve` at each announced click. Only pages and workers of the extension can announce one. */
export function onClickAnnounced(serve: () => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', serve);
}

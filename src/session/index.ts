/**
 * The injected script. It may run any number of times in one document: only the first run does anything, the others
 * find its session alive.
 */

import { sharePreact } from '../reader/share-preact.ts';
import { serveBy } from '../store/messages/click.ts';
import { CONTENT_GUARDS } from '../store/messages/content-guards.ts';
import { group, handleCalls } from '../store/messages/messenger.ts';
import type { BackgroundToContent, PopupToContent } from '../store/messages/protocol.ts';
import { whichDocument } from './background.ts';
import { retireOrphans } from './orphans.ts';
import { type ClickServer, createClickServer } from './serve-click.ts';
import { createSession } from './session.ts';

/** No name: where the global object has none, it gives the page's element of that id. */
const KEY = Symbol.for('lectern.session');
/** In the isolated world's global object, which all our scripts in this document share. */
const world = globalThis as { [KEY]?: ClickServer };

function start(): ClickServer {
  // Readers of an extension that was reloaded or updated since: their script lives in a world that we cannot reach.
  retireOrphans(document);
  const session = createSession();
  const clicks = createClickServer(session);
  handleCalls(
    [
      group<BackgroundToContent>('background', { serveClick: (click) => clicks.serve(click), whichDocument }),
      group<PopupToContent>('extension-page', {
        getStatus: () => session.status(),
        setAlgorithm: ({ algorithm }) => session.setAlgorithm(algorithm),
        getClipboardContent: ({ format }) => session.exporter.clipboardContent(format),
        getFile: ({ format }) => session.exporter.fileContent(format),
        closeReader: () => session.close(),
      }),
    ],
    CONTENT_GUARDS,
  );
  return clicks;
}

sharePreact();
const clicks = (world[KEY] ??= start());
serveBy(clicks.serveWithoutWorker);
clicks.serveWithoutWorker();

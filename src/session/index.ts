/**
 * The injected script. It may run many times in one document: only the first run creates a session, and later runs find
 * that one.
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

/** A symbol, because a missing global name gives the page's element of that id. */
const KEY = Symbol.for('lectern.session');
/** The global object of the isolated world, which all our scripts in this document share. */
const world = globalThis as { [KEY]?: ClickServer };

function start(): ClickServer {
  // Closes readers left by an earlier copy of the extension; their script runs in another world, out of our reach.
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

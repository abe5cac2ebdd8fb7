/** The script that is injected at each click. Its first run in a document creates the session. */

import { sharePreact } from '../reader/share-preact.ts';
import { leave } from '../shared/exchange.ts';
import { isSessionThere, SESSION } from '../store/messages/click.ts';
import { CONTENT_GUARDS } from '../store/messages/content-guards.ts';
import { group, handleCalls } from '../store/messages/messenger.ts';
import type { BackgroundToContent, PopupToContent } from '../store/messages/protocol.ts';
import { whichDocument } from './background.ts';
import { retireOrphans } from './orphans.ts';
import { createClickServer } from './serve-click.ts';
import { createSession } from './session.ts';

function start(): void {
  // If the extension was reloaded or updated, the earlier copy of it may have left an open reader in this document.
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
  clicks.serveLeft();
}

sharePreact();
if (!isSessionThere()) {
  leave([SESSION, true]);
  start();
}

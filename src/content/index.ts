/**
 * The injected script. It may run any number of times in one document: only the first run does anything, the others
 * find its session alive.
 */
import { group, handleCalls } from '../messages/messenger.ts';
import type { BackgroundToContent, PopupToContent } from '../messages/protocol.ts';
import { serveBy } from '../messages/wish.ts';
import { sharePreact } from '../reader/share-preact.ts';
import { retireOrphans } from './orphans.ts';
import { serveCall, serveWithoutWorker } from './serve-wish.ts';
import { createSession, type Session } from './session.ts';

/** No name: where the global object has none, it gives the page's element of that id. */
const KEY = Symbol.for('lectern.session');
/** In the isolated world's global object, which all our scripts in this document share. */
const world = globalThis as { [KEY]?: Session };

function start(): Session {
  // Readers of an extension that was reloaded or updated since: their script lives in a world that we cannot reach.
  retireOrphans(document);
  const session = createSession();
  handleCalls([
    group<BackgroundToContent>('background', {
      openReader: (request) => serveCall(() => session.open(request)),
      toggleReader: () => serveCall(() => session.toggle()),
      saveArticle: async ({ format }) => {
        await session.exporter.save(format);
      },
    }),
    group<PopupToContent>('extension-page', {
      getStatus: () => session.status(),
      setAlgorithm: ({ algorithm }) => session.setAlgorithm(algorithm),
      compareWith: async ({ algorithm }) => session.compare(algorithm),
      getClipboardContent: ({ format }) => session.exporter.clipboardContent(format),
      getFile: ({ format }) => session.exporter.fileContent(format),
      closeReader: () => session.close(),
    }),
  ]);
  return session;
}

sharePreact();
const session = (world[KEY] ??= start());
serveBy(() => serveWithoutWorker(session));
serveWithoutWorker(session);

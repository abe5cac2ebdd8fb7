/**
 * The injected script. It may run any number of times in one document: only the first run does anything, the others
 * find its session alive.
 */
import { group, handleCalls } from '../messages/messenger.ts';
import type { BackgroundToContent, PopupToContent } from '../messages/protocol.ts';
import { retireOrphans } from './orphans.ts';
import { createSession, type Session } from './session.ts';

/** In the isolated world's global object, which all our scripts in this document share. */
const world = globalThis as { lecternSession?: Session };

function start(): void {
  if (world.lecternSession) return;
  // Readers of an extension that was reloaded or updated since: their script lives in a world that we cannot reach.
  retireOrphans(document);
  const session = createSession();
  world.lecternSession = session;
  handleCalls([
    group<BackgroundToContent>('background', {
      openReader: (request) => session.open(request),
      toggleReader: () => session.toggle(),
      saveArticle: async ({ format }) => {
        await session.exporter.save(format);
      },
    }),
    group<PopupToContent>('extension-page', {
      getStatus: () => session.status(),
      setAlgorithm: ({ algorithm }) => session.setAlgorithm(algorithm),
      getClipboardContent: ({ format }) => session.exporter.clipboardContent(format),
      getFile: ({ format }) => session.exporter.fileContent(format),
      closeReader: () => session.close(),
    }),
  ]);
}

start();

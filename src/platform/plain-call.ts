/** Calls the background like `src/store/messages/messenger.ts`, without the polyfill, for small scripts. */

interface Runtime {
  runtime?: { sendMessage(message: object): Promise<unknown> };
}

interface PlainReply {
  ok: boolean;
  value?: unknown;
}

/** Tries, and pause between them (ms). A message that arrives while the service worker is stopping is lost. */
const TRIES = 4;
const PAUSE = 300;

/** Calls the background, up to four times until it answers. Ignores the reply. */
export async function callBackground(call: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await callOnce(call, null)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Calls the background once and resolves to its reply; undefined if it did not answer. */
export async function callOnce(call: string, request: unknown): Promise<PlainReply | undefined> {
  const { browser, chrome } = globalThis as { browser?: Runtime; chrome?: Runtime };
  const { runtime } = browser ?? chrome ?? {};
  try {
    return (await runtime?.sendMessage({ lectern: 1, call, request })) as PlainReply | undefined;
  } catch {
    // the background is not listening, or the extension was updated or removed
    return undefined;
  }
}

/**
 * Calls the background in the format of `src/store/messages/messenger.ts`, but needs neither that module nor the
 * polyfill.
 */

interface Runtime {
  runtime?: { sendMessage(message: object): Promise<unknown> };
}

/** The messenger's reply format. */
export interface PlainReply {
  ok: boolean;
  value?: unknown;
}

/** Number of tries, and the pause between them (ms): a worker that is stopping loses messages. */
const TRIES = 4;
const PAUSE = 300;

/** Calls the background until it answers, and ignores the reply. */
export async function callBackground(call: string, request: unknown = null): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await callOnce(call, request)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Calls once and returns the reply; undefined if nobody answered. */
export async function callOnce(call: string, request: unknown): Promise<PlainReply | undefined> {
  const { browser, chrome } = globalThis as { browser?: Runtime; chrome?: Runtime };
  const { runtime } = browser ?? chrome ?? {};
  try {
    return (await runtime?.sendMessage({ lectern: 1, call, request })) as PlainReply | undefined;
  } catch {
    // no listener, or the extension was updated or removed
    return undefined;
  }
}

/** Calls to the extension in the format of `src/store/messages/messenger.ts`, which validates them; needs neither it nor the polyfill. */

interface Runtime {
  runtime?: { sendMessage(message: object): Promise<unknown> };
}

/** The messenger's reply format. */
export interface PlainReply {
  ok: boolean;
  value?: unknown;
}

/** Retries, because a stopping worker loses messages (number; pause in ms). */
const TRIES = 4;
const PAUSE = 300;

/** Calls the background until it answers; the caller does not need the reply. */
export async function callBackground(call: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await callOnce(call, null)) return;
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
    // nobody listens, or the extension is gone
    return undefined;
  }
}

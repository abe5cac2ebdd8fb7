/** Calls to the extension in the form of `src/store/messages/messenger.ts`, which also checks them: without it, and without the polyfill. */

interface Runtime {
  runtime?: { sendMessage(message: object): Promise<unknown> };
}

/** As the messenger has it. */
export interface PlainReply {
  ok: boolean;
  value?: unknown;
}

/** A worker that is just stopping loses what is said to it (ms between the tries). */
const TRIES = 4;
const PAUSE = 300;

/** Says something that nobody waits for, until it is answered. */
export async function callBackground(call: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await callOnce(call, null)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** The reply, which tells what came of it; undefined where nobody answered. */
export async function callOnce(call: string, request: unknown): Promise<PlainReply | undefined> {
  const { browser, chrome } = globalThis as { browser?: Runtime; chrome?: Runtime };
  const { runtime } = browser ?? chrome ?? {};
  try {
    return (await runtime?.sendMessage({ lectern: 1, call, request })) as PlainReply | undefined;
  } catch {
    // nobody listens, or the extension has gone
    return undefined;
  }
}

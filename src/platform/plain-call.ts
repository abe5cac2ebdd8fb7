/** A call to the background that nobody waits for, for scripts that run on many pages: without the polyfill and the messenger. */

interface Runtime {
  runtime?: { sendMessage(message: object): Promise<unknown> };
}

/** A worker that is just stopping loses what is said to it (ms between the tries). */
const TRIES = 4;
const PAUSE = 300;

/** Says it in the form of `src/messages/messenger.ts`, which also checks it, until it is answered. */
export async function callBackground(call: string): Promise<void> {
  const { browser, chrome } = globalThis as { browser?: Runtime; chrome?: Runtime };
  const { runtime } = browser ?? chrome ?? {};
  for (let tries = 0; runtime && tries < TRIES; tries++) {
    const reply = await runtime.sendMessage({ lectern: 1, call, request: null }).catch(() => undefined);
    if (reply) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

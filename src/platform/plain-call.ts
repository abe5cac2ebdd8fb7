/** A call to the background that nobody waits for, for scripts that run on many pages: without the polyfill and the messenger. */

interface Runtime {
  runtime?: { sendMessage(message: object): Promise<unknown> };
}

/** Says it in the form of `src/messages/messenger.ts`, which also checks it. What is lost is not said again. */
export function callBackground(call: string): void {
  const { browser, chrome } = globalThis as { browser?: Runtime; chrome?: Runtime };
  (browser ?? chrome)?.runtime?.sendMessage({ lectern: 1, call, request: null }).catch(() => undefined);
}

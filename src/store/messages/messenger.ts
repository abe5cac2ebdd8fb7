/**
 * Typed calls between the parts of the extension. A part answers a call only if it has a handler for it, the sender is
 * permitted and the request is valid. The caller's promise rejects if there is no answer or the answer is an error.
 */
import { browser, isContextValid } from '../../platform/browser.ts';
import { errorMessage, reportOnce, WAS_UPDATED } from '../../platform/errors.ts';
import type { Guards } from './guards.ts';
import type {
  BackgroundToContent,
  BackgroundToTools,
  ContentToBackground,
  ContentToHighlights,
  ContentToKept,
  ContentToMemory,
  EngineToBackground,
  PageToHighlights,
  PageToMemory,
  PopupToBackground,
  PopupToContent,
} from './protocol.ts';
import { type BackgroundToSample, isSamplePage } from './sample-page.ts';

export type Trust = 'content-script' | 'extension-page' | 'background';

type CallMap<M> = { [K in keyof M]: (request: never) => unknown };
type RequestOf<F> = F extends (...args: infer A) => unknown ? (A extends [infer R] ? R : undefined) : never;
type AnswerOf<F> = F extends (...args: never[]) => infer A ? A : never;

export interface Caller {
  /** Id of the content script's tab; undefined for pages of the extension. */
  tabId: number | undefined;
  url: string | undefined;
  /** Identifies the document within its tab; undefined if the browser does not report it. */
  documentId?: string | undefined;
  isPrivate?: boolean | undefined;
}

/** An object with one handler for each call. The interface `M` has one method for each call (see `protocol.ts`). */
export type Handlers<M extends CallMap<M>> = {
  [K in keyof M]: (request: RequestOf<M[K]>, caller: Caller) => AnswerOf<M[K]> | Promise<AnswerOf<M[K]>>;
};

interface Envelope {
  lectern: 1;
  call: string;
  request: unknown;
}
type Reply = { ok: true; value: unknown } | { ok: false; error: string };
type AnyHandler = (request: unknown, caller: Caller) => unknown;

/** The sender, as the browser reports it. What the message itself says about its sender is not trusted. */
interface Sender {
  id?: string;
  url?: string;
  documentId?: string;
  frameId?: number;
  tab?: { id?: number; incognito?: boolean };
}

function callerOf({ tab, url, documentId }: Sender): Caller {
  return { tabId: tab?.id, url, documentId, isPrivate: tab?.incognito };
}

function isFrom(trust: Trust, sender: Sender): boolean {
  if (sender.id !== browser.runtime.id) return false;
  const isContentScript = sender.tab?.id !== undefined && sender.frameId === 0;
  const isOwnPage = sender.url?.startsWith(browser.runtime.getURL('')) === true;
  if (trust === 'content-script') return isContentScript && (!isOwnPage || isSamplePage(sender.url));
  if (trust === 'extension-page') return isOwnPage;
  // A sender without a tab is the background or the popup. The background's URL is not compared, because it depends on
  // the browser: Firefox reports the background page, Chromium the script.
  return sender.tab === undefined;
}

function isEnvelope(message: unknown): message is Envelope {
  if (typeof message !== 'object' || message === null) return false;
  const { lectern, call } = message as Envelope;
  return lectern === 1 && typeof call === 'string';
}

/** Starts answering calls with these handlers. Returns a function that stops answering. */
export function handleCalls(
  groups: readonly { trust: Trust; handlers: Record<string, unknown> }[],
  guards: Guards,
): () => void {
  const { onMessage } = browser.runtime;
  const answerCall = (message: unknown, sender: Sender): Promise<Reply> | undefined => {
    if (!isEnvelope(message)) return undefined;
    for (const { trust, handlers } of groups) {
      if (!Object.hasOwn(handlers, message.call) || !isFrom(trust, sender)) continue;
      const { call, request } = message;
      if (!guards[call]?.(request))
        return Promise.resolve({ ok: false, error: `What came with "${call}" makes no sense.` });
      return answer(call, () => (handlers[call] as AnyHandler)(request, callerOf(sender)));
    }
    return undefined;
  };
  const listener = answerCall as Parameters<typeof onMessage.addListener>[0];
  onMessage.addListener(listener);
  return () => onMessage.removeListener(listener);
}

async function answer(call: string, handle: () => unknown): Promise<Reply> {
  try {
    return { ok: true, value: await handle() };
  } catch (error) {
    // A plain `Error` is the handler's reason for the caller. Any other class is a bug: its message is only logged.
    if (error instanceof Error && error.name === 'Error') return { ok: false, error: error.message };
    reportOnce(`the call "${call}" failed`, error);
    return { ok: false, error: `"${call}" failed.` };
  }
}

/** Pairs handlers with the kind of caller that may use them. TypeScript checks the types of the handlers. */
export function group<M extends CallMap<M>>(trust: Trust, handlers: Handlers<M>) {
  return { trust, handlers: handlers as unknown as Record<string, unknown> };
}

function unpack(call: string, reply: unknown): unknown {
  const result = reply as Reply | null | undefined;
  if (typeof result?.ok !== 'boolean') throw new Error(`Nobody answered "${call}"`);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

type Call<M extends CallMap<M>> = <K extends keyof M & string>(
  name: K,
  ...request: RequestOf<M[K]> extends undefined ? [] : [RequestOf<M[K]>]
) => Promise<AnswerOf<M[K]>>;

function callThrough<M extends CallMap<M>>(send: (message: Envelope) => Promise<unknown>): Call<M> {
  return async (name, ...request) => {
    const reply = await send({ lectern: 1, call: name, request: request[0] });
    return unpack(name, reply) as never;
  };
}

/** Returns a function that calls the background. A call rejects if the extension was updated or removed. */
const toBackground = <M extends CallMap<M>>() => callThrough<M>(sendToBackground);

/** Error messages of the browser about a message that was sent while the background worker was stopping. */
const WORKER_GONE = /Receiving end does not exist|message port closed|channel closed/i;
const TRIES = 4;
const PAUSE_MS = 100;

/** Sends a message to the background. Repeats it (which is harmless) if the worker was just stopping and lost it. */
async function sendToBackground(message: Envelope): Promise<unknown> {
  if (!isContextValid()) throw new Error(WAS_UPDATED);
  for (let tries = TRIES; ; tries--) {
    try {
      // The polyfill of the `browser` API resolves to nothing if the port was closed without an answer.
      const reply: unknown = await browser.runtime.sendMessage(message);
      if (tries === 1 || (reply !== undefined && reply !== null)) return reply;
    } catch (error) {
      if (tries === 1 || !WORKER_GONE.test(errorMessage(error)) || !isContextValid()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Returns a function that calls the content script of a tab's top document. A call rejects if no script is there. */
const toContent = <M extends CallMap<M>>(tabId: number) =>
  callThrough<M>((message) => browser.tabs.sendMessage(tabId, message, { frameId: 0 }));

export const callBackgroundFromContent = toBackground<
  ContentToBackground & ContentToMemory & ContentToHighlights & ContentToKept
>();
export const callBackgroundFromPopup = toBackground<PopupToBackground & PageToMemory & PageToHighlights>();
export const callBackgroundFromEngine = toBackground<EngineToBackground>();
export const callContentFromBackground = (tabId: number) => toContent<BackgroundToContent>(tabId);
export const callToolsFromBackground = (tabId: number) => toContent<BackgroundToTools>(tabId);
export const callContentFromPopup = (tabId: number) => toContent<PopupToContent>(tabId);
export const callSamplePage = (tabId: number) => toContent<BackgroundToSample>(tabId);

/**
 * Typed calls between the parts of the extension. One root listener per context answers only calls with a handler, an
 * authorised sender and a valid request; silence and failures become errors at the caller.
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

/** Who may call a set of handlers. */
export type Trust = 'content-script' | 'extension-page' | 'background';

type CallMap<M> = { [K in keyof M]: (request: never) => unknown };
type RequestOf<F> = F extends (...args: infer A) => unknown ? (A extends [infer R] ? R : undefined) : never;
type AnswerOf<F> = F extends (...args: never[]) => infer A ? A : never;

/** Facts about a caller. */
export interface Caller {
  /** Tab of a content script; undefined for the extension's own pages. */
  tabId: number | undefined;
  /** Address of the caller's document. */
  url: string | undefined;
  /** Distinguishes the document from the next one in its tab; undefined in browsers that do not report it. */
  documentId?: string | undefined;
  /** Whether its window is private. */
  isPrivate?: boolean | undefined;
}

/** Handlers for all calls of a map. */
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

/** The sender as reported by the browser; a message's claims about itself are not trusted. */
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
  // The worker and the background page send without a tab; the URL is their page's in Firefox, the script's in Chromium.
  return sender.tab === undefined;
}

function isEnvelope(message: unknown): message is Envelope {
  if (typeof message !== 'object' || message === null) return false;
  const { lectern, call } = message as Envelope;
  return lectern === 1 && typeof call === 'string';
}

/** Registers all handlers of this context. Returns a function that removes them. */
export function handleCalls(
  groups: readonly { trust: Trust; handlers: Record<string, unknown> }[],
  guards: Guards,
): () => void {
  const listener = (message: unknown, sender: Sender): Promise<Reply> | undefined => {
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
  browser.runtime.onMessage.addListener(listener as Parameters<typeof browser.runtime.onMessage.addListener>[0]);
  return () =>
    browser.runtime.onMessage.removeListener(listener as Parameters<typeof browser.runtime.onMessage.addListener>[0]);
}

async function answer(call: string, handle: () => unknown): Promise<Reply> {
  try {
    return { ok: true, value: await handle() };
  } catch (error) {
    if (error instanceof Error && error.name === 'Error') return { ok: false, error: error.message };
    // Engine messages about our own bugs go only to our console.
    reportOnce(`the call "${call}" failed`, error);
    return { ok: false, error: `"${call}" failed.` };
  }
}

/** Pairs handlers with their permitted callers, type-checked against the call map. */
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

/** Calls the background from a content script or an extension page. Rejects if the extension is gone. */
function toBackground<M extends CallMap<M>>(): Call<M> {
  return async (name, ...request) => {
    if (!isContextValid()) throw new Error(WAS_UPDATED);
    const message: Envelope = { lectern: 1, call: name, request: request[0] };
    return unpack(name, await sendToBackground(message)) as never;
  };
}

/** Browser errors for messages that arrive while the worker is stopping. */
const WORKER_GONE = /Receiving end does not exist|message port closed|channel closed/i;
const TRIES = 4;
const PAUSE_MS = 100;

/** Sends a message with retries: messages start a stopped worker, but a stopping one loses them. All calls may be repeated. */
async function sendToBackground(message: Envelope): Promise<unknown> {
  for (let tries = TRIES; ; tries--) {
    try {
      // The polyfill returns no answer if the port closed without one.
      const reply: unknown = await browser.runtime.sendMessage(message);
      if (tries === 1 || (reply !== undefined && reply !== null)) return reply;
    } catch (error) {
      if (tries === 1 || !WORKER_GONE.test(errorMessage(error)) || !isContextValid()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Calls the content script in a tab's top document. Rejects if there is none. */
function toContent<M extends CallMap<M>>(tabId: number): Call<M> {
  return async (name, ...request) => {
    const message: Envelope = { lectern: 1, call: name, request: request[0] };
    return unpack(name, await browser.tabs.sendMessage(tabId, message, { frameId: 0 })) as never;
  };
}

export const callBackgroundFromContent = toBackground<
  ContentToBackground & ContentToMemory & ContentToHighlights & ContentToKept
>();
export const callBackgroundFromPopup = toBackground<PopupToBackground & PageToMemory & PageToHighlights>();
export const callBackgroundFromEngine = toBackground<EngineToBackground>();
export const callContentFromBackground = (tabId: number) => toContent<BackgroundToContent>(tabId);
export const callToolsFromBackground = (tabId: number) => toContent<BackgroundToTools>(tabId);
export const callContentFromPopup = (tabId: number) => toContent<PopupToContent>(tabId);
export const callSamplePage = (tabId: number) => toContent<BackgroundToSample>(tabId);

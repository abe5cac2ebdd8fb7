/**
 * The service worker, stopped by the browser (CDP) at any of its awaits. Whatever the worker waits for is a call of the
 * browser or a timer. Both are wrapped in a worker that has just started, so that the answer of the n-th one never
 * comes: all that was asked before has been done then, and nothing after it will be. That is the state in which a kill
 * at this await leaves the browser, and it does not depend on how fast the machine is.
 */
import type { CDPSession, Page, Worker } from '@playwright/test';
import { type Extension, expect } from '../support/chromium.ts';

export interface WorkerControl {
  stop(): Promise<void>;
  /** A worker that has run nothing but its first turn. */
  start(): Promise<Worker>;
  /** Restarts it; it will wait for ever at its n-th await, from 0, or at the first one of that call. */
  freezeAt(where: number | string): Promise<void>;
  /** What it waits for by now, for ever: the name of the call; '' while it goes on. And how much else it waits for, of which so many calls of the browser. */
  awaits(): Promise<{ frozenAt: string; pending: number; calls: number }>;
  /** Address of the popup that the button opens in the tab of a page; '' when a click reads the page. */
  popupOf(page: Page): Promise<string>;
  /** What is stored, past the worker. */
  stored(): Promise<{ fontSize?: number }>;
  close(): Promise<void>;
}

/** A page of the extension is needed for that part of the protocol: one that runs nothing. */
export async function controlWorker(extension: Extension): Promise<WorkerControl> {
  const helper: Page = await extension.context.newPage();
  await helper.goto(`chrome-extension://${extension.id}/manifest.json`);
  const cdp: CDPSession = await extension.context.newCDPSession(helper);
  let status = '';
  let stops = 0;
  cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    const next = versions.at(-1)?.runningStatus ?? status;
    if (next === 'stopped' && status !== 'stopped') stops++;
    status = next;
  });
  await cdp.send('ServiceWorker.enable');
  const stop = async () => {
    if (status === 'stopped') return;
    // A message may start it again at once.
    const before = stops;
    await cdp.send('ServiceWorker.stopAllWorkers');
    await expect.poll(() => stops).toBeGreaterThan(before);
  };
  const start = async () => {
    await cdp.send('ServiceWorker.startWorker', { scopeURL: `chrome-extension://${extension.id}/` });
    await expect.poll(() => status).toBe('running');
    const worker = await extension.worker();
    await worker.evaluate(async () => {
      while (!chrome.action.onClicked.hasListeners()) await new Promise((resolve) => setTimeout(resolve, 10));
    });
    return worker;
  };
  return {
    stop,
    start,
    async freezeAt(where) {
      await stop();
      await (await start()).evaluate(freeze, where);
    },
    awaits: async () =>
      (await extension.worker()).evaluate(() => {
        const world = globalThis as typeof globalThis & FrozenWorld;
        const { lecternFrozenAt = '', lecternPending = 0, lecternTimers } = world;
        const timers = lecternTimers?.size ?? 0;
        return { frozenAt: lecternFrozenAt, pending: lecternPending, calls: lecternPending - timers };
      }),
    popupOf: async (page) =>
      helper.evaluate(
        async (title) => {
          const tabs = await chrome.tabs.query({});
          const titled = tabs.filter((tab) => tab.title === title);
          const [tab] = titled.length === 1 ? titled : tabs.filter((candidate) => candidate.active);
          return chrome.action.getPopup({ tabId: tab?.id as number });
        },
        await page.title(),
      ),
    stored: () =>
      helper.evaluate(async () => {
        const { settings = {} } = await chrome.storage.sync.get<{ settings?: { fontSize?: number } }>('settings');
        return settings;
      }),
    close: () => helper.close(),
  };
}

interface FrozenWorld {
  lecternFrozenAt?: string;
  lecternPending?: number;
  /** Those of them that are timers. */
  lecternTimers?: ReadonlySet<unknown>;
}

/** Runs in the worker. */
function freeze(where: number | string): void {
  type Api = Record<string, (...args: unknown[]) => unknown>;
  const world = globalThis as typeof globalThis & FrozenWorld;
  const never = new Promise(() => {});
  let arrivals = 0;
  world.lecternPending = 0;
  const ask = (change: number) => {
    world.lecternPending = (world.lecternPending ?? 0) + change;
  };
  /** Whether this answer arrives. */
  const arrives = (name: string) => {
    ask(-1);
    if (where === name || where === arrivals++) world.lecternFrozenAt ??= name;
    return world.lecternFrozenAt === undefined;
  };
  const wrap = (api: unknown, name: string) => {
    const real = ((api as Api)[name] as (...args: unknown[]) => unknown).bind(api);
    (api as Api)[name] = (...args) => {
      if (world.lecternFrozenAt !== undefined) return never;
      ask(1);
      const callback = args.at(-1);
      if (typeof callback === 'function')
        return real(...args.slice(0, -1), (...answers: unknown[]) => arrives(name) && callback(...answers));
      return (real(...args) as Promise<unknown>).then(
        (answer) => (arrives(name) ? answer : never),
        (error) => (arrives(`${name}, refused`) ? Promise.reject(error) : never),
      );
    };
  };
  wrap(chrome.scripting, 'executeScript');
  wrap(chrome.tabs, 'sendMessage');
  for (const name of ['setPopup', 'setBadgeText', 'openPopup']) wrap(chrome.action, name);
  for (const area of [chrome.storage.sync, chrome.storage.session])
    for (const name of ['get', 'set', 'remove']) wrap(area, name);
  const { setTimeout: later, clearTimeout: clear } = globalThis;
  const timers = new Set<unknown>();
  world.lecternTimers = timers;
  Object.assign(globalThis, {
    setTimeout(run: () => void, ms: number) {
      const timer = later(() => timers.delete(timer) && arrives('setTimeout') && run(), ms);
      timers.add(timer);
      ask(1);
      return timer;
    },
    clearTimeout(timer: number) {
      if (timers.delete(timer)) ask(-1);
      clear(timer);
    },
  });
}

/**
 * Stops the service worker (CDP) at any one of its awaits. The worker only waits for browser calls and timers. Both are
 * wrapped in a freshly started worker so that the n-th answer never arrives: everything requested before it is done,
 * and nothing after it will be. A kill at that await leaves the browser in the same state, and this does not depend on
 * the speed of the machine.
 */
import type { CDPSession, Page, Worker } from '@playwright/test';
import { type Extension, expect } from '../support/chromium.ts';

export interface WorkerControl {
  stop(): Promise<void>;
  /** Starts a worker that has only run its first turn. */
  start(): Promise<Worker>;
  /** Restarts the worker so that it freezes at its n-th await (from 0), or at the first await of the named call. */
  freezeAt(where: number | string): Promise<void>;
  /**
   * Returns the call at which the worker is frozen ('' while it is not), and how many answers are pending, with those
   * of browser calls counted apart.
   */
  awaits(): Promise<{ frozenAt: string; pending: number; calls: number }>;
  /** Returns the address of the popup that the button opens in the page's tab; '' when a click reads the page. */
  popupOf(page: Page): Promise<string>;
  /** Reads the stored settings directly, without the worker. */
  stored(): Promise<{ fontSize?: number }>;
  close(): Promise<void>;
}

/**
 * Opens the manifest as a helper page, because this part of CDP needs a page of the extension and this one runs no
 * code.
 */
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
    // A message may restart the worker at once, so count stops instead of reading the status.
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
  /** The pending answers that are timers. */
  lecternTimers?: ReadonlySet<unknown>;
}

/** Wraps browser calls and timers. Runs in the worker, so it must not use anything from this module. */
function freeze(where: number | string): void {
  type Api = Record<string, (...args: unknown[]) => unknown>;
  const world = globalThis as typeof globalThis & FrozenWorld;
  const never = new Promise(() => {});
  let arrivals = 0;
  world.lecternPending = 0;
  const ask = (change: number) => {
    world.lecternPending = (world.lecternPending ?? 0) + change;
  };
  /** Counts an answer; returns whether it may arrive. */
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

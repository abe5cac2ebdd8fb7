/**
 * Stops the service worker at any of its awaits, over CDP (the Chrome DevTools Protocol). The worker awaits only
 * browser calls and timers. This module wraps both, so that the n-th answer never arrives and the worker freezes at
 * that await. Killing the frozen worker then has the same effect on fast and slow machines.
 */
import type { CDPSession, Page, Worker } from '@playwright/test';
import { type Extension, expect } from '../support/chromium.ts';

export interface WorkerControl {
  stop(): Promise<void>;
  /** Starts a worker. Resolves when the worker listens for clicks. */
  start(): Promise<Worker>;
  /**
   * Restarts the worker. If `where` is a number, the worker freezes at its n-th await after the restart (counted from
   * 0). If `where` is a name, the worker freezes at the first browser call with that name.
   */
  freezeAt(where: number | string): Promise<void>;
  /**
   * Returns `frozenAt`, the browser call at which the worker is frozen ('' if it is not frozen); `pending`, the number
   * of answers for which the worker is waiting; and `calls`, how many of these answers come from browser calls.
   */
  awaits(): Promise<{ frozenAt: string; pending: number; calls: number }>;
  /**
   * Returns the address of the popup that the toolbar button in the page's tab would open; '' if a click would read the
   * page.
   */
  popupOf(page: Page): Promise<string>;
  /** Returns the stored settings, which are read without the worker. */
  stored(): Promise<{ fontSize?: number }>;
  close(): Promise<void>;
}

/**
 * Opens a tab of the extension, which is needed to control the worker. The tab shows the manifest, which runs no code.
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
    // counts the stops instead of checking the worker's status, because a message may restart the worker at once
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
  /** Timers for which the worker is still waiting. They are also counted in `lecternPending`. */
  lecternTimers?: ReadonlySet<unknown>;
}

/** Wraps browser calls and timers. Runs in the worker, so it must not use other code of this file. */
function freeze(where: number | string): void {
  type Api = Record<string, (...args: unknown[]) => unknown>;
  const world = globalThis as typeof globalThis & FrozenWorld;
  const never = new Promise(() => {});
  let arrivals = 0;
  world.lecternPending = 0;
  const ask = (change: number) => {
    world.lecternPending = (world.lecternPending ?? 0) + change;
  };
  /**
   * Counts an answer that the browser or a timer has given. Returns false if the worker is frozen and must not get the
   * answer.
   */
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

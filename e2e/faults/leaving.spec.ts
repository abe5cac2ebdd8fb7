/**
 * A tab that navigates during a click. The toolbar button must then show the state of the new document, and messages
 * about the old document must have no effect.
 */
import type { Page } from '@playwright/test';
import { addressOf, type Extension, expect, test } from '../support/chromium.ts';
import type { Site } from '../support/server.ts';
import { controlWorker } from './worker-control.ts';

const FIRST = 'basics--article/index.html';
const SECOND = 'basics--short/index.html';

/** Delay of the worker's calls to the browser (ms). The tab navigates in that time. */
const HELD = 600;

/**
 * Delays all calls of one browser function by `HELD`, so that the tab has navigated before a call is made. Returns a
 * function that ends the delays.
 */
async function holdBack(extension: Extension, call: 'setPopup' | 'executeScript'): Promise<() => Promise<void>> {
  const worker = await extension.worker();
  await worker.evaluate(
    ([name, held]) => {
      const api = (name === 'setPopup' ? chrome.action : chrome.scripting) as unknown as Record<string, unknown>;
      const original = api[name] as (...args: unknown[]) => Promise<unknown>;
      api[name] = async (...args: unknown[]) => {
        await new Promise((resolve) => setTimeout(resolve, held));
        return original.apply(api, args);
      };
      Object.assign(globalThis, { restore: () => Object.assign(api, { [name]: original }) });
    },
    [call, HELD] as const,
  );
  return async () => {
    await worker.evaluate(() => (globalThis as unknown as { restore(): void }).restore());
  };
}

/**
 * Returns the address of the popup that the toolbar button of the active tab would open; '' if a click would read the
 * page.
 */
async function popupOf(extension: Extension): Promise<string> {
  const worker = await extension.worker();
  return worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    return chrome.action.getPopup({ tabId: tab?.id as number });
  });
}

async function leave(page: Page, site: Site): Promise<void> {
  await page.goto(addressOf(site, SECOND));
}

test.describe('a message from the previous page that arrives late has no effect on the toolbar button', () => {
  let restore: () => Promise<void>;
  test.beforeEach(async ({ extension }) => {
    restore = await holdBack(extension, 'setPopup');
  });
  test.afterEach(() => restore());

  test('the button reads a new page even if the old page reports late that its reader is open', async ({
    extension,
    page,
    site,
    reader,
    visit,
  }) => {
    await visit(FIRST);
    await expect(reader).toBeVisible();
    await leave(page, site);
    await page.waitForTimeout(4 * HELD);
    expect(await popupOf(extension)).toBe('');
    await extension.click(page);
    await expect(reader).toBeVisible();
  });

  test('the button reads a new page even if the old page reports late that it cannot be read', async ({
    extension,
    page,
    site,
    reader,
    visit,
  }) => {
    await visit('formats--svg/drawing.svg');
    await page.waitForTimeout(HELD / 2);
    await leave(page, site);
    await page.waitForTimeout(4 * HELD);
    expect(await popupOf(extension)).toBe('');
    await extension.click(page);
    await expect(reader).toBeVisible();
  });
});

test('closing a tab right after a click causes no unhandled error', async ({ extension, site }) => {
  const worker = await extension.worker();
  await worker.evaluate(() => {
    const failures: string[] = [];
    const note = (event: PromiseRejectionEvent) => void failures.push(String(event.reason));
    addEventListener('unhandledrejection', note as EventListener);
    Object.assign(globalThis, { failures });
  });
  for (const call of ['executeScript', 'setPopup'] as const) {
    const restore = await holdBack(extension, call);
    for (const pause of [0, 300]) {
      const page = await extension.context.newPage();
      await page.goto(addressOf(site, FIRST));
      await extension.click(page);
      await page.waitForTimeout(pause);
      await page.close();
    }
    await new Promise((resolve) => setTimeout(resolve, 4 * HELD));
    await restore();
  }
  expect(await worker.evaluate(() => (globalThis as unknown as { failures: string[] }).failures)).toEqual([]);
});

/** Returns a generator of numbers from 0 to 1, the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Parting = 'goes elsewhere' | 'is closed' | 'goes elsewhere, and the worker is killed';

/**
 * Repeatedly clicks the toolbar button and then leaves the page. Checks that no reader opens on the new page, and that
 * the next click reads it.
 */
async function clickAndLeave(
  { extension, site }: { extension: Extension; site: Site },
  { times, partings }: { times: number; partings: readonly Parting[] },
): Promise<void> {
  const random = randomFrom(42);
  const control = await controlWorker(extension);
  for (let number = 0; number < times; number++) {
    const pause = Math.round(random() * 250);
    const parting = partings[Math.floor(random() * partings.length)] as Parting;
    const how = `click ${number}: after ${pause} ms the tab ${parting}`;
    const page = await extension.context.newPage();
    await page.goto(addressOf(site, FIRST));
    await extension.click(page);
    await page.waitForTimeout(pause);
    if (parting === 'is closed') {
      await page.close();
      continue;
    }
    if (parting !== 'goes elsewhere') await control.stop();
    await leave(page, site);
    await page.bringToFront();
    await expect.poll(() => control.popupOf(page), how).toBe('');
    const reader = page.locator('[data-lectern] dialog');
    expect(await reader.count(), how).toBe(0);
    await extension.click(page);
    await expect(reader, how).toBeVisible();
    await page.close();
  }
  await control.close();
}

test('if the tab navigates soon after a click, the next click opens the reader (8 times)', async ({
  extension,
  site,
}) => clickAndLeave({ extension, site }, { times: 8, partings: ['goes elsewhere'] }));

test('if a tab navigates or closes, or the worker ends, after a click, the next click works (200 times) @long', async ({
  extension,
  site,
}) => {
  test.setTimeout(1_800_000);
  const partings: readonly Parting[] = [
    'goes elsewhere',
    'goes elsewhere',
    'is closed',
    'goes elsewhere, and the worker is killed',
  ];
  await clickAndLeave({ extension, site }, { times: 200, partings });
});

/** Kills the background worker at each of its awaits, and checks that the user's action still completes. */
import type { Page } from '@playwright/test';
import { addressOf, type Extension, expect, test } from '../support/chromium.ts';
import type { Site } from '../support/server.ts';
import { controlWorker, type WorkerControl } from './worker-control.ts';

/** Maximum number of awaits in one action. If an action has more, it counts as an endless loop, and its test fails. */
const MOST_AWAITS = 40;

let control: WorkerControl;
test.beforeEach(async ({ extension }) => {
  test.setTimeout(120_000);
  control = await controlWorker(extension);
  // restarts the worker, because the previous test may have set it to freeze
  await control.stop();
  await control.start();
});
test.afterEach(async () => {
  await control.stop();
  await control.start();
  await control.close();
});

interface Way {
  /** Prepares the action, before the worker is set to freeze. */
  prepare?(): Promise<void>;
  act(): Promise<void>;
  /** Returns whether the action has completed, even though the worker was killed. */
  isDone(): Promise<boolean>;
  /**
   * Names of browser calls whose order differs from run to run, so that killing the worker at the n-th `await` may miss
   * them. The worker is also killed at each of these calls.
   */
  calls?: readonly string[];
  /** Names of browser calls. If the worker is killed at one of them, the action may be lost. */
  areLost?: readonly string[];
  /** Name of a browser call. If the worker is killed at an await before the first such call, the action may be lost. */
  isLostUntil?: string;
}

/**
 * Runs an action once for each await of the worker, and kills the worker at that await. Returns the names of the
 * awaited calls; throws if there are more than `MOST_AWAITS`.
 */
async function atEachAwait(way: Way): Promise<readonly string[]> {
  const awaits: string[] = [];
  for (const call of way.calls ?? []) awaits.push(await killedAt(call, way));
  for (let number = 0; number < MOST_AWAITS; number++) {
    const mayBeLost = way.isLostUntil !== undefined && !awaits.includes(way.isLostUntil);
    const frozenAt = await killedAt(number, way, mayBeLost);
    if (frozenAt === '') return awaits;
    awaits.push(frozenAt);
  }
  throw new Error('The action has too many awaits');
}

/**
 * Runs an action and kills the worker at one await. Returns the name of the awaited call; '' if the action completed
 * before that await.
 */
async function killedAt(where: number | string, way: Way, mayBeLost = false): Promise<string> {
  const { prepare, act, isDone, areLost = [], isLostUntil } = way;
  await control.start();
  await prepare?.();
  await control.freezeAt(where);
  await act();
  const frozenAt = await restingPlace(isDone);
  if (frozenAt === '') return '';
  // waits until Chromium has answered all earlier calls: Chromium may still be reading a script from disk for such a
  // call, and would forget the call if the worker were killed
  await expect.poll(async () => (await control.awaits()).calls, 'earlier calls are done').toBe(0);
  await control.stop();
  if (areLost.includes(frozenAt) || (mayBeLost && frozenAt !== isLostUntil)) return frozenAt;
  await expect.poll(isDone, `killed at await ${where} (${frozenAt})`).toBe(true);
  return frozenAt;
}

/**
 * Waits until the worker is frozen or the action has completed. Returns the call at which the worker is frozen; '' if
 * the action completed.
 */
async function restingPlace(isDone: Way['isDone']): Promise<string> {
  let frozenAt = '';
  const rests = async () => {
    const hasCome = await isDone();
    const awaits = await control.awaits();
    frozenAt = awaits.frozenAt;
    return frozenAt !== '' || (hasCome && awaits.pending === 0);
  };
  await expect.poll(rests, 'with a worker that lives').toBe(true);
  return frozenAt;
}

/**
 * Calls at which killing the worker loses the click, because no script is in the page yet. Chromium refuses the first
 * injection until it has granted access, and the worker pauses before the next try.
 */
const UNTIL_GRANTED = ['executeScript, refused', 'setTimeout'];

/** Until this call, the background only reads its store, so killing the worker loses the click. */
const UNTIL_INJECTED = 'executeScript';

const readerOf = (page: Page) => page.locator('[data-lectern] dialog');

async function isOpen(page: Page): Promise<boolean> {
  const texts = await readerOf(page).locator('article').allInnerTexts();
  const isRead = texts.length === 1 && texts[0]?.includes('the first sound is the chain of the ferry') === true;
  return isRead && (await control.popupOf(page)).endsWith('popup/index.html');
}

const isClosed = async (page: Page) => (await readerOf(page).count()) === 0 && (await control.popupOf(page)) === '';

const aClick = (extension: Extension, page: Page, site: Site): Way => ({
  prepare: async () => void (await page.goto(addressOf(site, 'basics--article/index.html'))),
  act: () => extension.click(page),
  isDone: () => isOpen(page),
  areLost: UNTIL_GRANTED,
  isLostUntil: UNTIL_INJECTED,
  calls: ['setPopup'],
});

for (const call of ['executeScript', 'setPopup'])
  test(`a click opens the reader even if the background worker is killed during ${call}`, async ({
    extension,
    page,
    site,
  }) => {
    expect(await killedAt(call, aClick(extension, page, site))).toBe(call);
  });

test('a click opens the reader, and the next click opens the popup, no matter at which await the worker is killed', {
  tag: '@long',
}, async ({ extension, page, site }) => {
  const awaits = await atEachAwait(aClick(extension, page, site));
  expect(awaits).toEqual(expect.arrayContaining(['executeScript', 'setPopup']));
  expect(awaits.length).toBeGreaterThanOrEqual(8);
});

test('the shortcut opens a reader that stays open, even if the worker is killed', { tag: '@long' }, async ({
  page,
  extension,
  site,
}) => {
  const awaits = await atEachAwait({
    async prepare() {
      // gets access to the page by a click, because Chromium ignores the real shortcut if a test presses it
      await page.goto(addressOf(site, 'basics--article/index.html'));
      await extension.click(page);
      await expect.poll(() => isOpen(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => isClosed(page)).toBe(true);
    },
    act: async () =>
      (await extension.worker()).evaluate(async () => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        const { onCommand } = chrome.commands as unknown as { onCommand: { dispatch(...args: unknown[]): void } };
        onCommand.dispatch('toggle-reader', tab);
      }),
    isDone: () => isOpen(page),
    areLost: UNTIL_GRANTED,
    isLostUntil: UNTIL_INJECTED,
  });
  expect(awaits).toContain('executeScript');
});

test('a click on an unreadable page ends with an explanation, even if the worker is killed', { tag: '@long' }, async ({
  extension,
  page,
  site,
}) => {
  const awaits = await atEachAwait({
    prepare: async () => void (await page.goto(addressOf(site, 'formats--svg/drawing.svg'))),
    act: () => extension.click(page),
    isDone: async () => (await control.popupOf(page)).endsWith('unreadable=svg'),
    areLost: UNTIL_GRANTED,
    isLostUntil: UNTIL_INJECTED,
  });
  // the order of the last calls (to the page, to set the popup, and to open it) differs from run to run
  expect(awaits).toEqual(expect.arrayContaining(['executeScript']));
  // ignores the timer that opens the engine page, because the worker may set it after the last calls
  const last = awaits.filter((call) => call !== 'setTimeout').slice(-2);
  expect(['setPopup', 'sendMessage', 'openPopup']).toEqual(expect.arrayContaining(last));
  expect(awaits.length).toBeGreaterThanOrEqual(7);
});

test('after the reader closes, the button opens it again, even if the worker is killed', async ({
  extension,
  page,
  site,
}) => {
  await page.goto(addressOf(site, 'basics--article/index.html'));
  const awaits = await atEachAwait({
    async prepare() {
      await extension.click(page);
      await expect.poll(() => isOpen(page)).toBe(true);
    },
    act: () => page.keyboard.press('Escape'),
    isDone: () => isClosed(page),
    calls: ['setPopup'],
  });
  expect(awaits).toContain('setPopup');
});

test('the button opens the popup even if the worker is killed between closing and reopening the reader', async ({
  extension,
  page,
  site,
}) => {
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await extension.click(page);
  await expect.poll(() => isOpen(page)).toBe(true);
  await control.freezeAt('setPopup');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await control.awaits()).frozenAt).toBe('setPopup');
  await control.stop();
  await control.start();
  await extension.click(page);
  await expect.poll(() => isOpen(page)).toBe(true);
});

test('copying Markdown works even if the worker is killed while it loads the script that copies', async ({
  extension,
  page,
  site,
}) => {
  const awaits = await atEachAwait({
    async prepare() {
      await page.goto(addressOf(site, 'basics--article/index.html'));
      await extension.click(page);
      await expect.poll(() => isOpen(page)).toBe(true);
    },
    act: () => page.keyboard.press('m'),
    isDone: async () => (await readerOf(page).getByRole('status').allInnerTexts()).some((text) => /Copied/.test(text)),
    // names this call, because the restarted worker may handle another message first, so that the number of the await
    // would differ
    calls: ['executeScript'],
  });
  expect(awaits).toContain('executeScript');
});

test('a change of the settings is stored, even if the worker is killed', async ({ extension, page, site }) => {
  const stored = async () => (await control.stored()).fontSize ?? 19;
  let size = await stored();
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await extension.click(page);
  await expect.poll(() => isOpen(page)).toBe(true);
  await page.keyboard.press('a');
  const awaits = await atEachAwait({
    async act() {
      size += 1;
      await readerOf(page).getByRole('button', { name: 'Larger text size' }).click();
    },
    isDone: async () => (await stored()) === size,
  });
  expect(awaits).toEqual(expect.arrayContaining(['get', 'set']));
  await (await control.start()).evaluate(() => chrome.storage.sync.clear());
});

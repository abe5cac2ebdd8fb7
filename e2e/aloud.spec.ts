/**
 * Reading aloud: which text is read, and how the reader highlights it. `aloud-choosing-voices.spec.ts` tests the
 * voices.
 */
import { axeFindsInReader } from './support/axe.ts';
import { expect, test } from './support/chromium.ts';
import { begin } from './support/correcting.ts';
import { fakeSpeech } from './support/fake-speech.ts';

const PAGE = 'basics--article/index.html';
const SENTENCE = 'lectern-aloud-sentence';
const WORD = 'lectern-aloud-word';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

test.afterEach(async ({ extension }) => {
  const worker = await extension.worker();
  await worker.evaluate(() => chrome.storage.sync.clear());
});

test('a local voice reads the whole article sentence by sentence, and announces tables and code', async ({
  page,
  read,
  reader,
}) => {
  test.setTimeout(120_000);
  await read(PAGE);
  const speech = await fakeSpeech(page, { pace: 2 });
  await page.keyboard.press('k');
  const strip = reader.getByRole('region', { name: 'Read aloud' });
  await expect(strip).toBeVisible();
  await expect(strip.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(strip.getByRole('button', { name: 'Read aloud' })).toBeVisible({ timeout: 60_000 });
  const all = await speech.said();
  expect(plain(all[0]?.text ?? '')).toBe('The harbour at the end of the line');
  expect(new Set(all.map(({ voice }) => voice))).toEqual(new Set(['Ada']));
  const heard = plain(all.map(({ text }) => text).join(' '));
  for (const piece of [
    'The harbour wakes before the town does',
    'a rope of hemp of steel',
    'Table, 3 rows',
    'Code, 4 lines',
  ])
    expect(heard).toContain(piece);
  expect(heard).not.toContain('function tide');
  expect(heard).not.toContain('06:10');
  expect(await speech.highlights()).toEqual({});
});

test('the spoken sentence and word are highlighted and stay in view', { tag: '@long' }, async ({
  page,
  read,
  reader,
}) => {
  await read(PAGE);
  const speech = await fakeSpeech(page, { pace: 60 });
  await page.keyboard.press('k');
  await expect
    .poll(async () => (await speech.highlights())[SENTENCE])
    .toContain('The harbour wakes before the town does');
  await expect.poll(async () => (await speech.highlights())[WORD]).toMatch(/^\S+$/);
  for (let paragraphs = 0; paragraphs < 6; paragraphs++) await page.keyboard.press('Shift+}');
  await expect.poll(() => reader.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(100);
  // after the user has scrolled away, the reader does not scroll back to the spoken sentence
  await page.mouse.move(600, 500);
  await page.waitForTimeout(1500);
  await page.mouse.wheel(0, -9000);
  await expect.poll(() => reader.evaluate((dialog) => dialog.scrollTop)).toBe(0);
  const there = reader.getByRole('button', { name: 'Go to current sentence' });
  await expect(there).toBeVisible();
  await page.waitForTimeout(700);
  expect(await reader.evaluate((dialog) => dialog.scrollTop)).toBe(0);
  await there.click();
  await expect.poll(() => reader.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(100);
});

test('only the sentence is highlighted when the voice reports no words', { tag: '@long' }, async ({ page, read }) => {
  await read(PAGE);
  const speech = await fakeSpeech(page, { mode: 'plain', pace: 60 });
  await page.keyboard.press('k');
  await expect
    .poll(async () => (await speech.highlights())[SENTENCE])
    .toContain('The harbour wakes before the town does');
  expect((await speech.highlights())[WORD]).toBeUndefined();
});

test('keys pause reading aloud, resume it at the same word, and skip back and forward', async ({
  page,
  read,
  reader,
}) => {
  await read(PAGE);
  const speech = await fakeSpeech(page, { pace: 2500 });
  const count = async () => (await speech.said()).length;
  const last = async () => plain((await speech.said()).at(-1)?.text ?? '');
  await page.keyboard.press('k');
  await expect.poll(async () => (await speech.highlights())[WORD]).toBe('harbour');
  await page.keyboard.press('k');
  await expect.poll(() => speech.isSpeaking()).toBe(false);
  await page.keyboard.press('MediaPlayPause');
  await expect.poll(count).toBe(2);
  expect(await last()).toBe('harbour at the end of the line');
  await page.keyboard.press('Shift+}');
  await page.keyboard.press('Shift+}');
  await expect.poll(last).toContain('The harbour wakes before the town does');
  await page.keyboard.press(']');
  await expect.poll(last).toMatch(/^Nobody remembers/);
  await page.keyboard.press('[');
  await expect.poll(last).toContain('The harbour wakes before the town does');
  await page.keyboard.press('Shift+{');
  await page.keyboard.press('Shift+{');
  await expect.poll(last).toBe('The harbour at the end of the line');
  // opening and closing a panel does not stop the voice
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  expect(await speech.isSpeaking()).toBe(true);
  await reader.getByRole('button', { name: 'Next sentence' }).click();
  await expect.poll(last).toContain('Ida Lindqvist');
  await page.keyboard.press('Escape');
  await expect(reader.getByRole('region', { name: 'Read aloud' })).toHaveCount(0);
  expect(await speech.isSpeaking()).toBe(false);
  await expect(reader).toBeVisible();
});

test('closing the reader stops the voice', async ({ page, read, reader }) => {
  await read(PAGE);
  const speech = await fakeSpeech(page);
  await page.keyboard.press('k');
  await expect.poll(() => speech.isSpeaking()).toBe(true);
  await reader
    .getByRole('button', { name: /^Close/ })
    .first()
    .click();
  await expect(reader).toHaveCount(0);
  expect(await speech.isSpeaking()).toBe(false);
  expect(await speech.highlights()).toEqual({});
});

test('reading aloud starts at the selected text, or else at the first visible text', async ({ page, read, reader }) => {
  await read(PAGE);
  const speech = await fakeSpeech(page);
  const first = async () => plain((await speech.said())[0]?.text ?? '');
  await reader.evaluate((dialog) => {
    const heading = [...dialog.querySelectorAll('h2')].find((element) => element.textContent?.includes('clock'));
    getSelection()?.selectAllChildren(heading as Element);
  });
  await page.keyboard.press('k');
  await expect.poll(first).toContain('How the clock is set');
  await page.keyboard.press('Escape');
  // waits until the strip (the row of controls) is closed, because the text then moves up
  await expect(reader.getByRole('region', { name: 'Read aloud' })).toHaveCount(0);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  // repeats until the heading stays in place, because the reader may still be scrolling to the sentence that it read
  // last
  const offset = () =>
    reader.evaluate((dialog) => {
      const move = (dialog.querySelector('h3') as Element).getBoundingClientRect().top - 120;
      dialog.scrollTop += move;
      return Math.abs(move);
    });
  await expect.poll(offset).toBeLessThan(2);
  const before = (await speech.said()).length;
  await page.keyboard.press('k');
  await expect.poll(async () => (await speech.said()).length).toBeGreaterThan(before);
  expect(plain((await speech.said())[before]?.text ?? '')).toBe('A table of tides');
});

test('text that the user removed is not read aloud, and the options decide whether code and tables are read', {
  tag: '@long',
}, async ({ page, read, reader, extension }) => {
  const worker = await extension.worker();
  await worker.evaluate(() =>
    chrome.storage.sync.set({ settings: { version: 1, aloudCode: 'skip', aloudTables: 'read', aloudRate: 3 } }),
  );
  await read(PAGE);
  const speech = await fakeSpeech(page, { pace: 2 });
  await begin(page, reader);
  const list = reader.locator('.body ul > li', { hasText: 'a whistle' });
  await list.click();
  await page.keyboard.press('Delete');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect.poll(() => speech.isSpeaking()).toBe(true);
  await expect(reader.getByRole('button', { name: 'Read aloud' })).toBeVisible({ timeout: 60_000 });
  const heard = plain((await speech.said()).map(({ text }) => text).join(' '));
  expect(heard).not.toContain('a whistle');
  expect(heard).toContain('06:10');
  expect(heard).not.toContain('Code');
});

for (const theme of ['light', 'dark'] as const)
  test(`axe finds no violations in the controls for reading aloud: ${theme}`, { tag: '@long' }, async ({
    page,
    read,
    reader,
    extension,
  }) => {
    const worker = await extension.worker();
    await worker.evaluate((chosen) => chrome.storage.sync.set({ settings: { version: 1, theme: chosen } }), theme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await read(PAGE);
      await fakeSpeech(page, { pace: 300 });
      await page.keyboard.press('k');
      await expect(reader.getByRole('button', { name: 'Pause' })).toBeVisible();
      expect(await axeFindsInReader(page)).toEqual([]);
      const strip = await reader.locator('.strip.aloud').boundingBox();
      expect(strip?.height).toBeLessThan(60);
      await page.keyboard.press('Shift+}');
      await page.waitForTimeout(900);
    }
  });

/** Line focus, which dims all but a few lines, and bold word beginnings. Neither changes the text itself. */
import type { Locator } from '@playwright/test';
import { wholeText } from './support/article-text.ts';
import { axeFindsInReader } from './support/axe.ts';
import { expect, test } from './support/chromium.ts';
import { readClipboard } from './support/clipboard.ts';
import { fakeSpeech } from './support/fake-speech.ts';
import { wheel } from './support/wheel.ts';

const PAGE = 'basics--article/index.html';

/** Returns the top and bottom of the lines that are not dimmed (CSS pixels from the top of the window). */
const clear = (reader: Locator) =>
  reader.evaluate(async (dialog) => {
    // waits for two frames: transitions, scrolling and pointer events wait for frames, and a busy machine draws few
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    const [upper, lower] = [...dialog.querySelectorAll('.line-focus div')].map((band) => band.getBoundingClientRect());
    return { top: upper?.bottom ?? 0, bottom: lower?.top ?? 0 };
  });

/** Waits until the focused lines stop moving. Returns their top and bottom. */
async function settled(reader: Locator) {
  await expect(reader.locator('.line-focus')).toBeAttached();
  let before = await clear(reader);
  await expect(async () => {
    await reader.page().waitForTimeout(200);
    const now = await clear(reader);
    const isStill = Math.abs(now.top - before.top) < 0.5 && Math.abs(now.bottom - before.bottom) < 0.5;
    before = now;
    expect(isStill).toBe(true);
  }).toPass({ intervals: [150] });
  return before;
}

const heightOf = async (reader: Locator) => {
  const { top, bottom } = await settled(reader);
  return bottom - top;
};

test.afterEach(async ({ extension }) => {
  const worker = await extension.worker();
  await worker.evaluate(() => chrome.storage.sync.clear());
});

test('with line focus on, the arrow keys still choose among the themes', async ({ page, read, reader }) => {
  await read(PAGE);
  await page.keyboard.press('f');
  await expect(reader.locator('.line-focus')).toBeAttached();
  await page.keyboard.press('a');
  const auto = reader.getByRole('radio', { name: 'Auto', exact: true });
  await auto.focus();
  await page.keyboard.press('ArrowDown');
  await expect(reader.getByRole('radio', { name: 'Light', exact: true })).toBeFocused();
});

test('line focus shows 1, 3 or 5 lines or a whole picture, and follows arrow keys and pointer', async ({
  page,
  read,
  reader,
  article,
}) => {
  await read(PAGE);
  // waits for the buttons at blocks of code, which a later script adds to the markup
  await expect(article.locator('.piece-wrap')).toBeAttached();
  await wholeText(article);
  const markup = await article.evaluate((element) => element.innerHTML);
  await reader.evaluate((dialog) => {
    const text = dialog.querySelector('.body p') as Element;
    dialog.scrollTop += text.getBoundingClientRect().top - 200;
  });
  await page.keyboard.press('f');
  await expect(reader.getByText('Line focus: 1 line', { exact: true })).toBeVisible();
  const line = 30.4;
  const one = await heightOf(reader);
  expect(one).toBeGreaterThan(line * 0.6);
  expect(one).toBeLessThan(line * 1.5);
  await page.keyboard.press('f');
  expect(Math.round((await heightOf(reader)) - one)).toBeCloseTo(2 * line, -1);
  await page.keyboard.press('f');
  expect(Math.round((await heightOf(reader)) - one)).toBeCloseTo(4 * line, -1);
  await page.keyboard.press('f');
  await expect(reader.locator('.line-focus')).toHaveCount(0);

  await page.keyboard.press('f');
  const before = await settled(reader);
  await page.keyboard.press('ArrowDown');
  const after = await settled(reader);
  expect(after.top - before.top).toBeGreaterThan(line * 0.6);
  expect(after.top - before.top).toBeLessThan(line * 1.6);
  await page.keyboard.press('ArrowUp');
  expect((await settled(reader)).top).toBeCloseTo(before.top, 0);
  // the key is held down: the browser repeats its events
  for (let lines = 0; lines < 30; lines++) await page.keyboard.down('ArrowDown');
  await page.keyboard.up('ArrowDown');
  const end = await settled(reader);
  expect(await reader.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(300);
  expect(end.top).toBeGreaterThan(100);
  expect(end.bottom).toBeLessThan(800);
  expect(await article.evaluate((element) => element.innerHTML)).toBe(markup);

  // line focus follows the pointer, even while the text scrolls below it
  await reader.evaluate((dialog) => dialog.scrollTo(0, 0));
  await page.mouse.move(600, 380);
  await page.mouse.move(600, 420);
  const first = await settled(reader);
  expect(first.top).toBeLessThan(430);
  expect(first.bottom).toBeGreaterThan(405);
  await page.mouse.move(600, 500);
  expect((await settled(reader)).bottom).toBeGreaterThan(485);
  await wheel(page, reader, 600);
  const { top, bottom } = await settled(reader);
  expect(top).toBeLessThan(520);
  expect(bottom).toBeGreaterThan(480);

  // line focus shows a picture, a table or a block of code as a whole
  for (const selector of ['.body img', '.body table', '.body pre']) {
    const box = await reader
      .locator(selector)
      .first()
      .evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 3, y: top + height / 2, height };
      });
    await page.mouse.move(box.x, box.y - 5);
    await page.mouse.move(box.x, box.y);
    expect(Math.abs((await heightOf(reader)) - box.height - 6)).toBeLessThan(3);
  }
  await page.keyboard.press('Escape');
  await expect(reader.locator('.line-focus')).toHaveCount(0);
  await expect(reader).toBeVisible();
});

for (const [name, path] of [
  ['from right to left', 'languages--rtl/index.html'],
  ['in Japanese', 'languages--japanese/index.html'],
] as const)
  test(`line focus shows single lines of text ${name}, even at 150% zoom in a narrow window`, {
    tag: '@long',
  }, async ({ page, read, reader }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 700 });
    await read(path);
    await reader.evaluate((dialog) => {
      (dialog as HTMLElement).style.zoom = '1.5';
      const text = dialog.querySelector('.body p') as Element;
      dialog.scrollTop += text.getBoundingClientRect().top - 200;
    });
    await page.keyboard.press('f');
    const before = await settled(reader);
    expect(before.bottom - before.top).toBeGreaterThan(10);
    expect(before.bottom - before.top).toBeLessThan(110);
    await page.keyboard.press('ArrowDown');
    expect((await settled(reader)).top).not.toBe(before.top);
  });

test('line focus stays one line high when the window becomes narrower', { tag: '@long' }, async ({
  page,
  read,
  reader,
}) => {
  await read(PAGE);
  await page.keyboard.press('f');
  await heightOf(reader);
  await page.setViewportSize({ width: 700, height: 800 });
  const height = await heightOf(reader);
  expect(height).toBeGreaterThan(15);
  expect(height).toBeLessThan(60);
});

for (const theme of ['light', 'dark'] as const) {
  const tag = theme === 'dark' ? {} : { tag: '@long' };
  test(`axe finds no violations with line focus on: ${theme}`, tag, async ({ page, read, reader, extension }) => {
    const worker = await extension.worker();
    await worker.evaluate((chosen) => chrome.storage.sync.set({ settings: { version: 1, theme: chosen } }), theme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await read(PAGE);
      await page.keyboard.press('f');
      await expect(reader.locator('.line-focus')).toBeAttached();
      await page.keyboard.press('f');
      await page.mouse.move(width / 2, 420);
      await page.mouse.move(width / 2, 430);
      expect(await axeFindsInReader(page)).toEqual([]);
    }
  });
}

test('bold first letters of words do not affect the text, copies, or find in page', async ({
  page,
  read,
  reader,
  article,
  extension,
  site,
}) => {
  await read(PAGE);
  // waits for the buttons at blocks of code, which a later script adds to the markup
  await expect(article.locator('.piece-wrap')).toBeAttached();
  await wholeText(article);
  const markup = await article.evaluate((element) => element.innerHTML);
  const plain = await article.evaluate((element) => (element as HTMLElement).innerText);
  const speech = await fakeSpeech(page);
  expect(await speech.highlights()).toEqual({});
  await page.keyboard.press('a');
  await reader.getByRole('button', { name: 'More settings' }).click();
  await reader.getByRole('checkbox', { name: 'Bold first letters of words' }).check();
  await page.keyboard.press('Escape');
  const starts = async () => (await speech.highlights())['lectern-bold-starts'] !== undefined;
  await expect.poll(starts).toBe(true);
  await page.waitForTimeout(500);
  expect(await article.evaluate((element) => element.innerHTML)).toBe(markup);
  expect(await article.evaluate((element) => (element as HTMLElement).innerText)).toBe(plain);
  expect(
    await reader.evaluate(() => (window as unknown as { find(text: string): boolean }).find('harbour wakes')),
  ).toBe(true);
  await page.keyboard.press('m');
  await expect(reader.getByText('Copied as Markdown').first()).toBeVisible();
  const copied = await readClipboard(extension.context, site.url);
  expect(copied['text/plain']).toContain('The harbour wakes before the town does');
  await page.bringToFront();
  const worker = await extension.worker();
  await worker.evaluate(() => chrome.storage.sync.set({ settings: { version: 1 } }));
  await expect.poll(starts).toBe(false);
});

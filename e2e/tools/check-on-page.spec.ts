/**
 * Checking the article on the page below the reader. Lectern draws a box over each block of the page, such as a
 * paragraph.
 */
import type { Locator, Page } from '@playwright/test';
import { boxOf, cardOf, check, checkOnPage, stripOf } from '../support/checking.ts';
import { expect, test } from '../support/chromium.ts';

const PAGE = 'basics--article/index.html';
const FIRST = 'The harbour wakes before the town does';
const LEFT_OUT = 'Subscribe to our newsletter';

/** Returns where some text of the page is in the window (CSS pixels); null if the text is not found. */
const placeOf = (page: Page, text: string) =>
  page.evaluate((words) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.nodeValue?.includes(words)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top } = range.getBoundingClientRect();
      return { left, top };
    }
    return null;
  }, text);

test('boxes cover the blocks of the web page; clicks on them keep or remove blocks, the page stays the same', async ({
  page,
  reader,
  article,
  read,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      (globalThis as { changes?: number }).changes = 0;
      new MutationObserver((records) => {
        const ours = (node: Node) => node instanceof Element && node.matches('[data-lectern]');
        const foreign = records.filter(({ addedNodes, removedNodes }) => ![...addedNodes, ...removedNodes].every(ours));
        (globalThis as unknown as { changes: number }).changes += foreign.length;
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  });
  await read(PAGE);
  await checkOnPage(page, reader);
  const box = boxOf(reader, `Kept: ${FIRST}`);
  const differs = async () => {
    const [drawn, real] = [await box.boundingBox(), await placeOf(page, FIRST)];
    return drawn && real ? Math.max(Math.abs(drawn.x - real.left), Math.abs(drawn.y - real.top)) : Number.NaN;
  };
  await expect.poll(differs).toBeLessThan(2);
  const before = (await placeOf(page, FIRST))?.top ?? 0;
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 60);
  await expect.poll(async () => (await placeOf(page, FIRST))?.top).toBeLessThan(before - 20);
  await expect.poll(differs).toBeLessThan(2);
  await page.mouse.wheel(0, -60);
  await expect.poll(async () => (await placeOf(page, FIRST))?.top).toBe(before);

  await boxOf(reader, LEFT_OUT).click();
  await expect(cardOf(reader)).toContainText('Left out');
  await boxOf(reader, LEFT_OUT).click();
  await expect(boxOf(reader, LEFT_OUT)).toHaveAttribute('aria-pressed', 'true');
  await boxOf(reader, `Kept: ${FIRST}`).click();
  await cardOf(reader).getByRole('button', { name: 'Remove' }).click();
  await expect(boxOf(reader, FIRST)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(reader.locator('.live-page')).toHaveCount(0);
  await expect(stripOf(reader)).toHaveCount(0);
  await expect(article).toContainText(LEFT_OUT);
  await expect(article.locator('.body > p').filter({ hasText: new RegExp(`^${FIRST}`) })).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as unknown as { changes: number }).changes)).toBe(0);
});

test('on the web page, arrows move between blocks, Enter keeps or removes one, N finds the next difference', async ({
  page,
  reader,
  article,
  read,
}) => {
  await read(PAGE);
  const strip = await check(page, reader, 'All visible text');
  await strip.getByRole('button', { name: 'On the page' }).click();
  const box = boxOf(reader, `Left out, Different in All visible text: ${LEFT_OUT}`);
  await expect(box).toHaveClass(/left differs/);
  await page.keyboard.press('ArrowDown');
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription(/^Left out/);
  await page.keyboard.press('Enter');
  await expect(boxOf(reader, `Kept: ${LEFT_OUT}`)).toBeFocused();
  await page.keyboard.press('n');
  await expect(reader.locator('.live-block.differs:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(article).toContainText(LEFT_OUT);
});

test('the user can choose a part of the page as the article with the pointer and the arrow keys', async ({
  page,
  reader,
  article,
  read,
}) => {
  await read(PAGE);
  const strip = await checkOnPage(page, reader);
  const menu = boxOf(reader, 'Left out: Tides');
  await expect(menu).toBeVisible();
  await strip.getByRole('button', { name: 'Choose article area' }).click();
  await menu.hover();
  await reader.locator('.live-page').focus();
  await page.keyboard.press('ArrowUp');
  await expect(reader.locator('.live-part')).toContainText('5 paragraphs');
  await menu.click();
  await expect(reader.locator('.live-part')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(article).toContainText('Letters');
  await expect(article).not.toContainText(FIRST);
});

test('the box for a block in a same-origin frame is exactly over the block', async ({ page, reader, read }) => {
  await read('access--frames/index.html');
  const frame = page.frames().find((candidate) => candidate.url().endsWith('inner.html'));
  const paragraph = frame?.locator('p').first() as Locator;
  const words = ((await paragraph.textContent()) ?? '').trim().slice(0, 20);
  await paragraph.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await checkOnPage(page, reader);
  const box = reader.locator(`.live-block[aria-label*="${words}"]`).first();
  await expect
    .poll(async () => {
      const [drawn, real] = [await box.boundingBox(), await paragraph.boundingBox()];
      return drawn && real ? Math.max(Math.abs(drawn.x - real.x), Math.abs(drawn.y - real.y)) : Number.NaN;
    })
    .toBeLessThan(8);
});

/**
 * Text layout in the built extension: line length, two columns, and the reading position. Spacing and pictures are
 * tested in `src/reader/components/appearance/appearance.dom.test.ts`.
 */
import { expect, test } from './support/chromium.ts';
import { fontsUsed } from './support/fonts-used.ts';
import { LINE_LENGTHS, medianOf } from './support/line-lengths.ts';
import { forgetSettings, store } from './support/stored-settings.ts';

test.afterEach(forgetSettings);

const SIZES = { full: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

test("lines in the reader's fonts, not the page's, have 60 to 75 characters, or 35 to 50 on a phone", async ({
  page,
  read,
}) => {
  for (const path of ['fonts--same-names', 'basics--article']) {
    await page.setViewportSize(SIZES.full);
    await read(`${path}/index.html`);
    const wide = (await page.evaluate(LINE_LENGTHS)) as number[];
    expect(medianOf(wide)).toBeGreaterThanOrEqual(60);
    expect(medianOf(wide)).toBeLessThanOrEqual(75);
    expect(wide.filter((length) => length > 80)).toEqual([]);
    if (path === 'fonts--same-names') {
      const texts = ['.headline', '.body > p', '.body > p:last-of-type', '.kicker'];
      const fonts = [];
      for (const selector of texts) fonts.push(...(await fontsUsed(page, selector)));
      expect(fonts.map(({ familyName }) => familyName)).not.toContain('DejaVu Sans Mono');
      expect((await fontsUsed(page, '.body > p')).filter(({ isCustomFont }) => isCustomFont)).toEqual([]);
    }
    await page.setViewportSize(SIZES.phone);
    const narrow = (await page.evaluate(LINE_LENGTHS)) as number[];
    expect(medianOf(narrow)).toBeGreaterThanOrEqual(35);
    expect(medianOf(narrow)).toBeLessThanOrEqual(50);
    await page.keyboard.press('Escape');
  }
});

test('the line being read stays in place when the font and its size change', async ({ page, reader, read }) => {
  await read('basics--article/index.html');
  const fourth = reader.locator('.body > p').nth(4);
  await page.keyboard.press('a');
  // uses the keyboard: before a click, Playwright would scroll the button into view, and the article with it
  await reader.getByRole('button', { name: 'More fonts' }).press('Enter');
  await fourth.evaluate((paragraph) => paragraph.closest('dialog')?.scrollBy(0, paragraph.getBoundingClientRect().top));
  const top = () => fourth.evaluate((paragraph) => paragraph.getBoundingClientRect().top);
  const letters = () => fourth.evaluate((paragraph) => getComputedStyle(paragraph).fontFamily);
  for (const [font, size] of [
    ['OpenDyslexic', 'Larger'],
    ['Sans', 'Smaller'],
    ['Literata', 'Larger'],
  ] as const)
    await test.step(`the line being read stays in place with the font ${font} and ${size} text`, async () => {
      const before = await top();
      const lettersBefore = await letters();
      await reader.getByRole('radio', { name: font, exact: true }).focus();
      await page.keyboard.press('Space');
      await expect.poll(letters).not.toBe(lettersBefore);
      await reader.getByRole('button', { name: `${size} text size` }).focus();
      for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Enter');
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
    });
});

test('in a layout of two columns, keys turn the pages, and a narrow window shows only one column', async ({
  extension,
  page,
  reader,
  read,
}) => {
  await store(extension, { columns: 'pages' });
  await read('long.html');
  const lefts = () =>
    reader.locator('.body > p').evaluateAll((paragraphs) => [
      ...new Set(
        paragraphs
          .flatMap((paragraph) => [...paragraph.getClientRects()])
          .filter(({ top, bottom }) => bottom > 60 && top < innerHeight)
          .map(({ left }) => Math.round(left)),
      ),
    ]);
  // PageDown scrolls even before the lazy script of the reader's controls has loaded
  await page.keyboard.press('PageDown');
  await expect.poll(() => reader.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(100);
  await page.waitForTimeout(1000);
  expect(await reader.evaluate((dialog) => dialog.scrollTop)).toBeLessThan(200);
  await page.keyboard.press('PageUp');
  await expect.poll(() => reader.evaluate((dialog) => dialog.scrollTop)).toBe(0);
  expect(await lefts()).toHaveLength(2);
  const lines = (await page.evaluate(LINE_LENGTHS)) as number[];
  expect(medianOf(lines)).toBeGreaterThanOrEqual(40);
  // the reader opens at the headline; each key press turns one page, even while the previous turn is still animated
  const top = () => reader.evaluate((dialog) => dialog.scrollTop);
  expect(await top()).toBe(0);
  // scroll position at which the top of the first page is directly below the bar
  const first = await reader.locator('.body').evaluate((body) => {
    const padding = getComputedStyle(body.closest('dialog') as Element).scrollPaddingTop;
    return body.getBoundingClientRect().top - Number.parseFloat(padding);
  });
  for (const [keys, pages] of [
    ['PageDown', 0],
    ['PageDown Space PageDown', 3],
    ['PageUp Shift+Space', 1],
  ] as const) {
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    await expect.poll(async () => Math.abs((await top()) - first - pages * 800)).toBeLessThan(2);
  }
  // Home scrolls to the headline, from which PageDown scrolls to the beginning of the text
  await page.keyboard.press('Home');
  await expect.poll(top).toBe(0);
  await page.keyboard.press('PageDown');
  await expect.poll(async () => Math.abs((await top()) - first)).toBeLessThan(2);
  expect(await reader.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
  await page.setViewportSize(SIZES.phone);
  await expect.poll(async () => (await lefts()).length).toBe(1);
});

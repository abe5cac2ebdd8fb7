/** Text layout in the built extension: line length, spacing, pictures, two columns, and the reading position. */
import { openAppearance } from './support/appearance-panel.ts';
import { expect, test } from './support/chromium.ts';
import { LINE_LENGTHS, medianOf } from './support/line-lengths.ts';
import { forgetSettings, store } from './support/stored-settings.ts';

test.afterEach(forgetSettings);

const SIZES = { full: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

test('a line has 60 to 75 characters by default, and 35 to 50 on a phone', async ({ page, read }) => {
  for (const path of ['fonts--same-names', 'basics--article']) {
    await page.setViewportSize(SIZES.full);
    await read(`${path}/index.html`);
    const wide = (await page.evaluate(LINE_LENGTHS)) as number[];
    expect(medianOf(wide)).toBeGreaterThanOrEqual(60);
    expect(medianOf(wide)).toBeLessThanOrEqual(75);
    expect(wide.filter((length) => length > 80)).toEqual([]);
    await page.setViewportSize(SIZES.phone);
    const narrow = (await page.evaluate(LINE_LENGTHS)) as number[];
    expect(medianOf(narrow)).toBeGreaterThanOrEqual(35);
    expect(medianOf(narrow)).toBeLessThanOrEqual(50);
    await page.keyboard.press('Escape');
  }
});

test('spacing, alignment and hyphenation can be set, and each group has its own reset button', async ({
  page,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  await openAppearance(page, reader);
  const press = (name: string) => reader.getByRole('button', { name, exact: true }).click();
  const text = reader.locator('.body > p').first();
  for (const name of ['letter spacing', 'word spacing', 'paragraph spacing']) await press(`Larger ${name}`);
  await expect(text).toHaveCSS('letter-spacing', '0.38px');
  await expect(text).toHaveCSS('word-spacing', '1.52px');
  await expect(text).toHaveCSS('margin-bottom', '21.66px');
  await reader.getByRole('radio', { name: 'Justified' }).click();
  await expect(text).toHaveCSS('text-align', 'justify');
  await expect(reader.locator('.headline')).not.toHaveCSS('text-align', 'justify');
  await reader.getByRole('checkbox', { name: 'Hyphenation' }).click();
  await expect(text).toHaveCSS('hyphens', 'manual');
  await press('Reset: Spacing');
  await expect(text).toHaveCSS('letter-spacing', 'normal');
  await expect(text).toHaveCSS('text-align', 'justify');
  await press('Reset: Layout');
  await expect(text).toHaveCSS('text-align', 'start');
  await expect(reader.getByRole('button', { name: /^Reset: / })).toHaveCount(0);
});

for (const font of ['OpenDyslexic', 'Sans', 'Literata']) {
  test(`the line being read stays in place when the font and its size change: ${font}`, async ({
    page,
    reader,
    read,
  }) => {
    await read('basics--article/index.html');
    const fourth = reader.locator('.body > p').nth(4);
    await fourth.evaluate((paragraph) =>
      paragraph.closest('dialog')?.scrollBy(0, paragraph.getBoundingClientRect().top),
    );
    await page.keyboard.press('a');
    const top = () => fourth.evaluate((paragraph) => paragraph.getBoundingClientRect().top);
    const before = await top();
    const letters = () => fourth.evaluate((paragraph) => getComputedStyle(paragraph).fontFamily);
    const lettersBefore = await letters();
    // uses the keyboard: before a click, Playwright would scroll the button into view, and the article with it
    await reader.getByRole('button', { name: 'More fonts' }).press('Enter');
    const radio = reader.getByRole('radio', { name: font, exact: true });
    await radio.focus();
    await page.keyboard.press('Space');
    await expect.poll(letters).not.toBe(lettersBefore);
    const larger = reader.getByRole('button', { name: 'Larger text size' });
    await larger.focus();
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Enter');
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  });
}

test('pictures can be shown small or hidden', async ({ page, reader, read }) => {
  await read('basics--article/index.html');
  await openAppearance(page, reader);
  const picture = reader.locator('.body figure img').first();
  await reader.getByRole('radio', { name: 'Small' }).click();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeLessThanOrEqual(19 * 15 + 1);
  await reader.getByRole('radio', { name: 'None' }).click();
  await expect(picture).toBeHidden();
  await expect(reader.locator('figcaption').first()).toBeVisible();
});

test('in two columns, keys turn pages; a narrow window shows one column', async ({ extension, page, reader, read }) => {
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

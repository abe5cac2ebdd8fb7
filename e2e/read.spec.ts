import { wholeText } from './support/article-text.ts';
import { addressOf, expect, test } from './support/chromium.ts';

test('the reader keeps headings, lists, quotes, tables, code, figures, links and line breaks', async ({
  site,
  article,
  read,
}) => {
  await read('basics--article/index.html');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText(['What the list says', 'How the clock is set']);
  await expect(article.getByRole('heading', { level: 3 })).toHaveText(['A table of tides']);
  await expect(article.locator('ul > li')).toHaveText([
    'a lamp with two wicks',
    /a rope/,
    'of hemp',
    'of steel',
    'a whistle',
  ]);
  await expect(article.locator('ol').first()).toHaveAttribute('start', '3');
  await expect(article.locator('blockquote')).toContainText('a map is a promise');
  await expect(article.locator('table th')).toHaveText(['Day', 'Morning', 'Evening']);
  await expect(article.locator('pre code')).toHaveText(/function tide\(hour\) \{\n {2}\/\/ twelve hours and a bit\n/);
  await expect(article.locator('figure figcaption')).toHaveText('The lamp at low water.');
  expect(await article.locator('figure img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await expect(article.getByRole('link', { name: 'the tide tables' })).toHaveAttribute(
    'href',
    `${site.url}/section/tides`,
  );
  await expect(article.locator('p', { hasText: 'First line of a verse' }).locator('br')).toHaveCount(1);
  await expect(article).toContainText('Ida Lindqvist');
  await expect(article).toContainText('March 14, 2026');
});

test("a footnote's link jumps to the footnote inside the reader", async ({ page, article, read }) => {
  await read('basics--article/index.html');
  const address = page.url();
  await article.getByRole('link', { name: '1', exact: true }).click();
  await expect(article.getByText('The clock was a gift')).toBeInViewport();
  expect(page.url()).toBe(address);
});

for (const path of ['access--strict-csp/index.html', 'access--sandbox/index.html', 'hostile--styles/index.html']) {
  test(`the reader opens on ${path}, shows its text, and can be closed by mouse`, async ({ reader, article, read }) => {
    await read(path);
    await expect(article).toContainText('the first sound is the chain of the ferry');
    const box = await reader.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
    expect(await article.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(
      12,
    );
    await reader.getByRole('button', { name: /^Close/ }).click();
    await expect(reader).toHaveCount(0);
  });
}

test('open and closed shadow roots and slots are read in visual order', async ({ article, read }) => {
  await read('access--slots/index.html');
  await expect(article).toContainText('A story in the shadow');
  const text = await wholeText(article);
  expect(text.indexOf('The slotted paragraph stands last.')).toBeGreaterThan(0);
  expect(text.indexOf('The closed part begins here.')).toBeGreaterThan(
    text.indexOf('The slotted paragraph stands last.'),
  );
  expect(text.match(/The slotted paragraph/g)).toHaveLength(1);
});

test("an article in a frame is read, and its links are resolved against the frame's address", async ({
  site,
  article,
  read,
}) => {
  await read('access--one-frame/index.html');
  await expect(article).toContainText('the first sound is the chain of the ferry');
  await expect(article.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    `${site.url}/access--one-frame/next.html`,
  );
});

test('an Arabic article is laid out from right to left', async ({ article, read }) => {
  await read('languages--arabic/index.html');
  await expect(article).toContainText('كان الميناء');
  const paragraph = article.locator('p', { hasText: 'كان الميناء' }).first();
  expect(await paragraph.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  const [list, item] = await Promise.all([
    article.locator('ul').boundingBox(),
    article.locator('li').first().boundingBox(),
  ]);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeGreaterThan((item?.x ?? 0) + (item?.width ?? 0) - 1);
});

test('Chinese text is recognised, marked as Chinese, and counted in characters', async ({ reader, article, read }) => {
  await read('languages--cjk/index.html');
  await expect(article).toContainText('港口比小镇醒得更早');
  expect(
    await article
      .locator('p')
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
  ).toBe('zh-CN');
  await expect(reader).toContainText(/\d{3} characters/);
});

test('a single-page application is read again after it navigates, without text of the old article', async ({
  page,
  reader,
  article,
  read,
}) => {
  await read('live--next-story/index.html');
  await expect(article).toContainText('Alpha alpha.');
  await page.evaluate(() => (window as unknown as { go(): void }).go());
  // the old article stays until the user chooses to read the new one
  await reader.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(article).toContainText('Omega omega.');
  await expect(article).toContainText('Second story');
  await expect(article).not.toContainText('Alpha');
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('a page that is still loading is read once its text arrives', async ({ extension, page, site, article }) => {
  await page.goto(addressOf(site, 'slow.html'), { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await extension.click(page);
  await expect(article).toContainText('First half', { timeout: 10_000 });
  await expect(article).toContainText('finis', { timeout: 10_000 });
});

for (const [path, expected] of [
  ['formats--xhtml/page.xhtml', 'The harbour wakes'],
  ['formats--plain-text/page.txt', 'The harbour wakes'],
  ['basics--short/index.html', 'Four words, no more.'],
] as const) {
  test(`the reader shows the text of ${path}`, async ({ article, read }) => {
    await read(path);
    await expect(article).toContainText(expected);
  });
}

for (const path of ['empty--blank/index.html', 'empty--no-text/index.html']) {
  test(`the reader reports that ${path} has no text`, async ({ page, reader, visit }) => {
    await visit(path);
    await expect(reader).toContainText(/no text/i);
    await page.keyboard.press('Escape');
    await expect(reader).toHaveCount(0);
  });
}

test('images, tables and code never make the page wider than the window', async ({ page, reader, article, read }) => {
  await read('layout--wide/index.html');
  await expect(article.locator('table')).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await reader.evaluate((dialog) => {
      const scrollers = [dialog, ...dialog.querySelectorAll('*')].filter(
        (element) => element.scrollWidth > element.clientWidth + 1,
      );
      const isAllowed = (element: Element) =>
        element.matches('pre, pre *, table, table *') || element.querySelector(':scope > table') !== null;
      return scrollers
        .filter((element) => !isAllowed(element) && getComputedStyle(element).overflowX !== 'visible')
        .map((element) => element.outerHTML.slice(0, 80));
    });
    expect(overflow).toEqual([]);
    const image = await article.locator('img').boundingBox();
    expect((image?.x ?? 0) + (image?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});

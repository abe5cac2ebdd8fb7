/** Opens the reader on pages with a strict policy, hostile styles, other formats, or no text. */
import { checkOnPage } from './support/checking.ts';
import { expect, test } from './support/chromium.ts';

for (const path of ['access--strict-csp/index.html', 'hostile--styles/index.html']) {
  test(`on ${path}, the reader opens, marks on the page which parts it keeps, and can be closed`, async ({
    page,
    reader,
    article,
    read,
  }) => {
    await read(path);
    await expect(article).toContainText('the first sound is the chain of the ferry');
    const box = await reader.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
    expect(await article.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThan(
      12,
    );
    await checkOnPage(page, reader);
    await expect(reader.locator('.live-block.kept').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reader.locator('.live-page')).toHaveCount(0);
    await reader.getByRole('button', { name: /^Close/ }).click();
    await expect(reader).toHaveCount(0);
  });
}

for (const [path, expected] of [
  ['formats--xhtml/page.xhtml', 'The harbour wakes'],
  ['formats--plain-text/page.txt', 'The harbour wakes'],
] as const) {
  test(`the reader shows the text of ${path}`, async ({ article, read }) => {
    await read(path);
    await expect(article).toContainText(expected);
  });
}

test('the reader reports that a page has no text', async ({ page, reader, visit }) => {
  await visit('empty--no-text/index.html');
  await expect(reader).toContainText(/no text/i);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

/** How the reader shows a table of contents that is part of the page itself. */
import { expect, test } from './support/chromium.ts';
import { forgetSettings } from './support/stored-settings.ts';

const READABILITY = { settings: { version: 1, algorithm: 'readability' } };

test.beforeEach(async ({ extension }) => {
  await (await extension.worker()).evaluate((stored) => chrome.storage.sync.set(stored), READABILITY);
});

test.afterEach(async ({ extension }) => {
  await forgetSettings({ extension });
});

test("the page's own table of contents is collapsed in the reader, but copied in full", async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('outline--on-this-page/index.html');
  const contents = article.locator('details.contents');
  await expect(contents.locator('summary')).toHaveText('On this page');
  await expect(contents.locator('summary')).toHaveAttribute('title', /The outline \(O\) shows the same headings/);
  await expect(contents.getByText('Years of drought')).toBeHidden();
  await contents.locator('summary').click();
  await contents.getByText('Years of drought').click();
  await expect(reader.getByRole('heading', { name: 'Years of drought' })).toBeFocused();
  await page.keyboard.press('o');
  await expect(reader.getByRole('treeitem')).toHaveCount(9);
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(reader.getByRole('status')).toContainText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText()).catch(() => '');
  if (copied !== '') expect(copied).toMatch(/On this page\n\n1\. +\[Work before dawn\]/);
});

test('a link to a part outside the article closes the reader and scrolls the page to that part', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('outline--on-this-page/index.html');
  await article.getByRole('link', { name: 'the part on the gates' }).click();
  await expect(reader.getByRole('heading', { name: 'The three gates' })).toBeFocused();
  await article.getByRole('link', { name: 'the notes of the house' }).click();
  await expect(reader).toHaveCount(0);
  await expect(page.locator('#share')).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#share');
});

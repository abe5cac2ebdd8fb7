import type { Locator } from '@playwright/test';
import { expect, test } from '../support/chromium.ts';
import { begin, stripOf } from '../support/correcting.ts';

test.afterEach(async ({ extension }) => {
  await (await extension.worker()).evaluate(() => chrome.storage.local.clear());
});

/** Makes the last correction apply to the whole site, with the button "On all pages of this site". */
async function onAllPages(reader: Locator): Promise<void> {
  const button = stripOf(reader).getByRole('button', { name: 'On all pages of this site', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** Opens the panel in which the algorithm and the appearance can be remembered for the site. */
async function choicesOf(reader: Locator): Promise<Locator> {
  const more = reader.getByRole('button', { name: 'More', exact: true });
  const entry = reader.getByRole('button', { name: 'Remember for this site…' });
  // tries again, because the tools load only when the page is idle
  await expect(async () => {
    await more.click();
    await expect(entry).toBeVisible({ timeout: 1000 });
  }).toPass();
  await entry.click();
  return reader.getByRole('region', { name: /^Remember for / });
}

const ASKS = 'keeps the presses warm through the winter';
const ASKS_AGAIN = 'every new one makes the next of them a little longer';

test('a removed part is also removed on the next page of the site, with a notice and Undo', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('remember--box/one.html');
  await expect(article).toContainText(ASKS);
  await begin(page, reader);
  await article.getByText(ASKS).hover();
  await reader.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(article).not.toContainText(ASKS);
  await onAllPages(reader);
  await page.reload();

  await read('remember--box/two.html');
  await expect(article).not.toContainText(ASKS_AGAIN);
  await expect(article).toContainText('The lighthouse was sold in spring');
  const said = reader.getByRole('region', { name: 'Remembered for this site' });
  await expect(said).toContainText(/As you asked on .+: 1 part removed\./);
  await said.getByRole('button', { name: 'Undo' }).click();
  await expect(article).toContainText(ASKS_AGAIN);
});

test('a site can have its own algorithm and appearance', async ({ extension, article, reader, read }) => {
  await read('remember--box/one.html');
  await expect(article).toContainText(ASKS);
  const site = await choicesOf(reader);
  await expect(site.getByRole('checkbox')).toHaveCount(3);
  await site.getByRole('checkbox', { name: /^Read with / }).click();
  await expect(site.getByRole('checkbox', { name: /^Read with / })).toBeChecked();
  await site.getByRole('checkbox', { name: 'This appearance' }).click();
  await expect(site.getByRole('checkbox', { name: 'This appearance' })).toBeChecked();
  const stored = async () =>
    JSON.stringify(await (await extension.worker()).evaluate(() => chrome.storage.local.get(null)));
  await expect.poll(stored).toContain('"algorithm":"lectern"');
  await expect.poll(stored).toContain('"fontSize"');
});

test('the options page lists remembered corrections, and a forgotten one no longer applies', async ({
  extension,
  page,
  article,
  reader,
  read,
}) => {
  await read('remember--box/one.html');
  await begin(page, reader);
  await article.getByText(ASKS).hover();
  await reader.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(article).not.toContainText(ASKS);
  await onAllPages(reader);
  const readBy = (await choicesOf(reader)).getByRole('checkbox', { name: /^Read with / });
  await readBy.click();
  await expect(readBy).toBeChecked();
  const { host } = new URL(page.url());

  await page.goto(`chrome-extension://${extension.id}/src/pages/options/index.html#sites`);
  const entry = page.getByRole('region', { name: host });
  await expect(entry.getByText('Read with Lectern')).toBeVisible();
  const correction = entry.getByRole('checkbox', { name: /^Removes / });
  await expect(correction).toBeChecked();
  await expect(correction).toHaveAccessibleDescription(/^Added on /);
  await entry.getByRole('button', { name: /^Forget: Removes / }).click();
  await expect(correction).toHaveCount(0);
  await expect(entry.getByText('Read with Lectern')).toBeVisible();

  await page.goto('about:blank');
  await read('remember--box/two.html');
  await expect(article).toContainText(ASKS_AGAIN);
  await expect(reader.getByRole('region', { name: 'Remembered for this site' })).toHaveCount(0);
});

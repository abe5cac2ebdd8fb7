import { expect, test } from '../support/chromium.ts';
import { begin } from '../support/correcting.ts';

test.afterEach(async ({ extension }) => {
  await (await extension.worker()).evaluate(() => chrome.storage.local.clear());
});

const ASKS = 'keeps the presses warm through the winter';
const ASKS_AGAIN = 'every new one makes the next of them a little longer';

test('a box that was removed on one page goes from the next of its site, which says so and takes it back', async ({
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
  await reader.getByRole('button', { name: /^Remember/ }).click();
  const site = reader.getByRole('region', { name: /^Remember for / });
  await site.getByRole('checkbox', { name: 'This correction' }).click();
  await expect(site.getByRole('checkbox', { name: 'This correction' })).toBeChecked();
  await page.reload();

  await read('remember--box/two.html');
  await expect(article).not.toContainText(ASKS_AGAIN);
  await expect(article).toContainText('The lighthouse was sold in spring');
  const said = reader.getByRole('region', { name: 'Remembered for this site' });
  await expect(said).toContainText(/As you asked on .+: 1 part taken out\./);
  await said.getByRole('button', { name: 'Undo' }).click();
  await expect(article).toContainText(ASKS_AGAIN);
});

test('the algorithm and the appearance of a site are its own', async ({ extension, page, article, reader, read }) => {
  await read('remember--box/one.html');
  await begin(page, reader);
  await article.getByText(ASKS).hover();
  await reader.getByRole('button', { name: 'Remove', exact: true }).click();
  await reader.getByRole('button', { name: /^Remember/ }).click();
  const site = reader.getByRole('region', { name: /^Remember for / });
  await site.getByRole('checkbox', { name: /^Read by / }).click();
  await expect(site.getByRole('checkbox', { name: /^Read by / })).toBeChecked();
  await site.getByRole('checkbox', { name: 'This appearance' }).click();
  await expect(site.getByRole('checkbox', { name: 'This appearance' })).toBeChecked();
  const stored = async () =>
    JSON.stringify(await (await extension.worker()).evaluate(() => chrome.storage.local.get(null)));
  await expect.poll(stored).toContain('"algorithm":"lectern"');
  await expect.poll(stored).toContain('"fontSize"');
});

test('the list has what was remembered in the reader, and the next page is as it is once that is forgotten there', async ({
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
  await reader.getByRole('button', { name: /^Remember/ }).click();
  const site = reader.getByRole('region', { name: /^Remember for / });
  for (const name of ['This correction', /^Read by /]) {
    await site.getByRole('checkbox', { name }).click();
    await expect(site.getByRole('checkbox', { name })).toBeChecked();
  }
  const { host } = new URL(page.url());

  await page.goto(`chrome-extension://${extension.id}/src/options/index.html#sites`);
  const entry = page.getByRole('region', { name: host });
  await expect(entry.getByText('Read with Lectern’s own')).toBeVisible();
  const correction = entry.getByRole('checkbox', { name: /^Takes out / });
  await expect(correction).toBeChecked();
  await expect(correction).toHaveAccessibleDescription(/^Asked on /);
  await entry.getByRole('button', { name: /^Forget: Takes out / }).click();
  await expect(correction).toHaveCount(0);
  await expect(entry.getByText('Read with Lectern’s own')).toBeVisible();

  await page.goto('about:blank');
  await read('remember--box/two.html');
  await expect(article).toContainText(ASKS_AGAIN);
  await expect(reader.getByRole('region', { name: 'Remembered for this site' })).toHaveCount(0);
});

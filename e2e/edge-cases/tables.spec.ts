/** Tables that show data, and tables and lists that only arrange a page. */
import { expect, test } from '../support/chromium.ts';

test('layout tables: an essay in nested ones is read in order, without the frame', async ({ read, article }) => {
  await read('tables--layout/index.html');
  await expect(article.locator('table')).toHaveCount(0);
  await expect(article).toContainText(/June 1911.*The lock was dug.*Boats came.*Today the gates.*Notes.*Thanks/s);
  await expect(article.locator('p', { hasText: 'Nobody had asked for it.' })).toHaveCount(1);
  await expect(article).toContainText('[1], and a barrow');
  await expect(article.locator('[data-footnotes] li')).toHaveText([/^Ninety bricks, or so the men said\. ↩$/]);
});

test('data tables: headers, links, short rows and captions stay, and they scroll inside themselves', async ({
  read,
  article,
  reader,
}) => {
  await read('tables--data/index.html');
  const [rain, boats] = [article.locator('table').first(), article.locator('table').nth(1)];
  await expect(rain.locator('caption')).toHaveText('Rain by month, in millimetres');
  await expect(rain.locator('thead th')).toHaveCount(5);
  await expect(rain.locator('thead').getByRole('link')).toHaveText('Rain at the upper gate');
  await expect(rain.locator('tbody tr')).toHaveText(['March414012wet', 'April6361', 'No figures for May.']);
  await expect(boats.locator('tr')).toHaveText(['BoatCargo', 'Hopegravel', 'Annacoal']);
  await expect(boats.locator('th')).toHaveCount(2);
  await expect(reader).toHaveJSProperty('scrollWidth', await reader.evaluate((dialog) => dialog.clientWidth));
});

test('bare paragraphs: found in lists, cells and boxes without names', async ({ read, article }) => {
  await read('tables--paragraphs/index.html');
  for (const beginning of ['The lock was dug', 'Nobody had asked', 'Boats came', 'The books have', 'Today the gates']) {
    await expect(article.locator('p', { hasText: new RegExp(`^${beginning}`) })).toHaveCount(1);
  }
  await expect(article.locator('p', { hasText: /^Alone it stands, .* without a name\.$/ })).toHaveCount(1);
  await expect(article.locator('p', { hasText: /^The end of it/ })).toHaveCount(1);
});

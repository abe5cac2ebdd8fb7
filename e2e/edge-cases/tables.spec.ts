/** Tables that contain data. `test/pages/tables.dom.test.ts` also tests tables that a page uses only for its layout. */
import { expect, test } from '../support/chromium.ts';

test('data tables: tables keep headers, links, short rows and captions, and fit the reader', async ({
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

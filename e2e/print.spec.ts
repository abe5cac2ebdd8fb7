import { expect, test } from './support/chromium.ts';

test('printing gives the whole article on as many pages as it needs, and nothing of the page below', async ({
  page,
  read,
}) => {
  await read('long.html');
  // Pages of a PDF are objects of this type; their tree is another one ("/Pages").
  const pages = async () =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  expect(await pages()).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toBeHidden();
  await page.emulateMedia({ media: null });
});

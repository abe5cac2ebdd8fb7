import { expect, test } from './support/chromium.ts';

test('printing: the whole article is printed on as many pages as needed, without the web page itself', async ({
  page,
  read,
}) => {
  await read('long.html');
  // counts PDF objects of the type "/Page", but not "/Pages", which is the tree of pages
  const pages = async () =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  // the print styles load right after the first paint
  await expect.poll(pages).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toBeHidden();
  await page.emulateMedia({ media: null });
});

test('printing: a dark theme prints black on white, without buttons', async ({ extension, page, reader, read }) => {
  const worker = await extension.worker();
  await worker.evaluate(() => chrome.storage.sync.set({ settings: { version: 1, theme: 'dark' } }));
  await read('basics--article/index.html');
  await page.emulateMedia({ media: 'print' });
  const colours = () =>
    reader.evaluate((dialog) => {
      const { backgroundColor, color } = getComputedStyle(dialog);
      return [backgroundColor, color];
    });
  // the print styles load right after the first paint
  await expect.poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await expect(reader.getByRole('button', { includeHidden: true }).first()).toBeAttached();
  await expect(reader.locator('button:visible')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await worker.evaluate(() => chrome.storage.sync.clear());
});

test("with the option “With link addresses”, a link's address is printed after the link", async ({
  extension,
  page,
  site,
  reader,
  article,
  read,
}) => {
  await read('basics--article/index.html');
  const printed = async () => {
    await page.emulateMedia({ media: 'print' });
    const link = article.getByRole('link', { name: 'the tide tables' });
    const content = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    await page.emulateMedia({ media: null });
    return content;
  };
  expect(await printed()).toBe('none');
  await reader.getByRole('button', { name: 'Copy, save, print' }).click();
  await reader.getByRole('checkbox', { name: 'With link addresses' }).click();
  await expect(reader.getByRole('checkbox', { name: 'With link addresses' })).toBeChecked();
  await page.keyboard.press('Escape');
  expect(await printed()).toContain(`${site.url}/section/tides`);
  const worker = await extension.worker();
  // waits until the setting is stored, because otherwise it might be stored after the settings are cleared below
  await expect
    .poll(() => worker.evaluate(() => chrome.storage.sync.get()))
    .toMatchObject({ settings: { printLinks: true } });
  await worker.evaluate(() => chrome.storage.sync.clear());
});

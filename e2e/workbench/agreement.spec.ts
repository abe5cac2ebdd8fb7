import { wholeText } from '../support/article-text.ts';
import { expect, test } from '../support/chromium.ts';
import { readClipboard } from '../support/clipboard.ts';

const FOUND_BY_FEW = 'The pilot measured the ice with a stick';

test('the slider grows and shrinks the article in place, and copies follow', async ({
  extension,
  page,
  site,
  article,
  reader,
  read,
}) => {
  await read('layout--gap/index.html');
  const asFound = await wholeText(article);
  await reader.getByRole('button', { name: /^Algorithm:/ }).click();
  const slider = reader.getByRole('slider', { name: /strict to generous/ });
  await expect(slider).toHaveValue('0.5');
  await expect(slider).toHaveAttribute('aria-valuetext', /^As found, \d+ words$/);
  await slider.focus();
  // the others run while nothing else is to do
  await expect(async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await expect(article).toContainText(FOUND_BY_FEW, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await expect(article).not.toContainText(FOUND_BY_FEW);
  await page.keyboard.press('End');
  await expect(article).toContainText(FOUND_BY_FEW);
  await page.keyboard.press('c');
  await expect(reader.getByRole('status')).toContainText('Copied');
  const copied = await readClipboard(extension.context, new URL(page.url()).origin);
  expect(copied['text/plain']).toContain(FOUND_BY_FEW);
  expect(site).toBeDefined();
  await page.bringToFront();
  await reader.getByRole('button', { name: 'As found', exact: true }).click();
  await expect(slider).toHaveValue('0.5');
  await expect.poll(() => wholeText(article)).toBe(asFound);
});

/** Correcting the role of a block: headline, author, date, text or comment. */
import { expect, test } from '../support/chromium.ts';
import { readClipboard } from '../support/clipboard.ts';
import { begin, stripOf, toolsOf } from '../support/correcting.ts';

const ARTICLE = 'basics--article/index.html';

test('headline, author and date can be edited in place, and copies and saved files contain the changes', async ({
  extension,
  page,
  site,
  article,
  reader,
  read,
}) => {
  await read(ARTICLE);
  await begin(page, reader);
  const headline = article.locator('.headline');
  const old = await headline.innerText();
  const field = reader.getByRole('textbox', { name: 'Headline' });
  await headline.click();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await field.fill('Never mind');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(headline).toHaveText(old);
  await page.keyboard.press('Enter');
  await field.fill('');
  await page.keyboard.press('Enter');
  await expect(reader.getByRole('status')).toContainText('it cannot be empty');
  await expect(headline).toHaveText(old);
  await page.keyboard.press('Enter');
  await field.fill('The chain of the ferry');
  await page.keyboard.press('Enter');
  await expect(headline).toHaveText('The chain of the ferry');
  const author = article.locator('.credits > span');
  if ((await author.count()) === 0) await toolsOf(reader).getByRole('button', { name: 'Add author' }).click();
  else {
    await author.click();
    await page.keyboard.press('Enter');
  }
  await reader.getByRole('textbox', { name: 'Author' }).fill('Ada Poe');
  await page.keyboard.press('Enter');
  await expect(author).toHaveText('Ada Poe');
  if (await article.locator('.credits > time').count()) {
    await article.locator('.credits > time').click();
    await page.keyboard.press('Enter');
  } else {
    await headline.click();
    await toolsOf(reader).getByRole('button', { name: 'Add date' }).click();
  }
  await reader.getByLabel('Date', { exact: true }).fill('2024-05-31');
  await page.keyboard.press('Enter');
  await expect(article.locator('.credits > time')).toHaveAttribute('datetime', '2024-05-31');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect(reader.getByRole('status')).toContainText('Copied');
  const { 'text/plain': markdown } = await readClipboard(extension.context, site.url);
  expect(markdown).toMatch(/^# The chain of the ferry\n/);
  expect(markdown).toContain('Ada Poe');
  await page.bringToFront();
  const download = page.waitForEvent('download');
  await page.keyboard.press('s');
  await reader.getByRole('button', { name: 'Markdown' }).last().click();
  expect((await download).suggestedFilename()).toContain('The chain of the ferry');
  await expect(reader.locator('.panel')).toHaveCount(0);
  await begin(page, reader);
  await author.click();
  await page.keyboard.press('Delete');
  await expect(author).toHaveCount(0);
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('z');
  await expect(headline).toHaveText(old);
});

test('a menu makes a block the headline or a comment, and Esc closes only the menu, not the editing tools', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read('comments--below-article/index.html');
  await begin(page, reader);
  const old = await article.locator('.headline').innerText();
  const paragraph = article.locator('p[data-node]').nth(1);
  const words = (await paragraph.innerText()).slice(0, 30);
  await paragraph.click({ position: { x: 20, y: 12 } });
  await page.keyboard.press('Enter');
  const menu = reader.getByRole('menu', { name: 'Mark as' });
  await expect(menu.getByRole('menuitemradio', { name: 'Text' })).toBeFocused();
  await expect(menu.getByRole('menuitemradio', { name: 'Text' })).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(stripOf(reader)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(article.locator('.headline')).toContainText(words);
  await page.keyboard.press('z');
  await expect(article.locator('.headline')).toHaveText(old);
  await article
    .locator('p[data-node]')
    .nth(1)
    .click({ position: { x: 20, y: 12 } });
  await toolsOf(reader).getByRole('button', { name: 'Other actions' }).click();
  await menu.getByRole('menuitemradio', { name: 'Comment' }).click();
  await expect(article).not.toContainText(words);
  await reader.getByRole('button', { name: 'Show comments' }).click();
  await expect(article).toContainText(words);
  await page.keyboard.press('Escape');
  await expect(stripOf(reader)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

/**
 * The default algorithm `lectern`, which is a learned model, in the built extension: which text it leaves out, and the
 * notice that a page may not be an article.
 */
import { expect, test } from './support/chromium.ts';

test('on a page without an article, the reader says so and offers all visible text', async ({ reader, visit }) => {
  await visit('kinds--shop-window/index.html');
  await expect(reader.getByText(/This may not be an article|no article|nothing/i).first()).toBeVisible();
  await expect(reader.getByRole('button', { name: /all visible text/i })).toBeVisible();
});

test('Alt+click on a paragraph shows in plain words why it is kept', async ({ page, read, reader, article }) => {
  await read('comments--below-article/index.html');
  await article.getByText('In the morning the pilot measured').click({ modifiers: ['Alt'] });
  await expect(reader.locator('.block-card')).toContainText(
    /^Kept\. \d+% likely to be article text: .*(?:text|links|others)/,
  );
  await page.keyboard.press('Escape');
});

test('text that a page repeats is shown once, and its copies are not reported as missing', async ({
  read,
  article,
  reader,
}) => {
  await read('copies--narrow-screen/index.html');
  for (const once of ['What to look at', 'The clock in the hall', 'Above the stove', 'Open daily', 'The last keeper'])
    await expect(article.getByText(once)).toHaveCount(1);
  await expect(article).toContainText(/Open daily.*The last keeper.*If you want to see the cellar/s);
  await expect(reader.getByText('may be missing')).toHaveCount(0);
  await read('copies--shop/index.html');
  await expect(article.getByText('The lantern that the ferry carries')).toHaveCount(1);
  await expect(article).toContainText(/Each lantern is lit once.*The lantern that.*We send it with a wick/s);
});

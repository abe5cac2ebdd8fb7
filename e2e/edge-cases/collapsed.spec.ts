/** Text that the page has collapsed, or that it hides behind a paywall. */
import { expect, test } from '../support/chromium.ts';

test('folded text: text behind a paywall is not shown', async ({ read, article, reader }) => {
  await read('collapsed--paywall/index.html');
  await expect(article).toContainText('The price of rope');
  await expect(reader).not.toContainText('Sold only');
  await expect(reader.getByRole('button', { name: 'Continue reading' })).toHaveCount(0);
});

test('folded text: the reader offers the page’s own button if only that button can load the text', async ({
  read,
  article,
  reader,
}) => {
  await read('collapsed--asks-server/index.html');
  await expect(article).not.toContainText('Brought later');
  await reader.getByRole('button', { name: 'Read the full story' }).click();
  await expect(article).toContainText('Brought later');
  await expect(reader.getByRole('button', { name: 'Read the full story' })).toHaveCount(0);
});

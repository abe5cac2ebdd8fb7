/** Text that the page has folded up, by itself or behind a wall. */
import { expect, test } from '../support/chromium.ts';

test('folded text: what a paywall hides is not uncovered', async ({ read, article, reader }) => {
  await read('collapsed--paywall/index.html');
  await expect(article).toContainText('The price of rope');
  await expect(reader).not.toContainText('Sold only');
  await expect(reader.getByRole('button', { name: 'Continue reading' })).toHaveCount(0);
});

test('folded text: what only the page’s button brings is offered under the button’s name', async ({
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

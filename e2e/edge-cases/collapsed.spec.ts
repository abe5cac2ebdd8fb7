/** Text that the page has folded up, by itself or behind a wall. */
import { expect, test } from '../support/chromium.ts';

test('folded text: what is in the page is in the article, and marked', async ({ read, article }) => {
  await read('collapsed--kinds/index.html');
  for (const text of [
    'Folded details: it rises',
    'Folded until found: the boats',
    'Folded accordion: dogs',
    'Folded accordion two: there is one',
    'Folded panel: in winter',
    'Clipped end: and that',
    'Clamped end.',
  ]) {
    await expect(article).toContainText(text);
  }
  for (const folded of ['Folded details', 'Folded until found', 'Folded accordion:', 'Folded panel', 'Clipped end']) {
    await expect(article.locator('[data-collapsed]', { hasText: folded })).toHaveCount(1);
  }
  // The question with its answer, the tab with its panel, in the order of the page.
  await expect(article).toContainText(
    /May I bring a dog\?\s*Folded accordion: dogs.*Is there a café\?\s*Folded accordion two/s,
  );
  await expect(article).toContainText(/In summer the ferry.*Winter\s*Folded panel/s);
  await expect(article).not.toContainText('secret');
});

test('folded text: what a paywall hides is not uncovered', async ({ read, article, reader }) => {
  await read('collapsed--paywall/index.html');
  await expect(article).toContainText('The price of rope');
  await expect(reader).not.toContainText('Sold only');
  await expect(reader.getByRole('button', { name: 'Continue reading' })).toHaveCount(0);
});

test('folded text: a shop that says on its body what it would blur is read', async ({ read, article }) => {
  await read('collapsed--blur-of-shop/index.html');
  await expect(article).toContainText(/lamp asks for little.*Cut the wick.*Fill the lamp.*The glass wants warm water/s);
  await expect(article).not.toContainText('Subscribe');
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

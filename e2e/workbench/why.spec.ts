/** Why a piece is here, and why another is not; what can be done about it stands beside the answer. */
import { expect, test } from '../support/chromium.ts';

const PAGE = 'basics--article/index.html';
const FIRST = 'the first sound is the chain of the ferry';
const LEFT_OUT = 'Subscribe to our newsletter';

test('W asks about the focused piece: the reason, the votes, and what can be done', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(PAGE);
  const piece = article.locator('p[data-node]', { hasText: FIRST }).first();
  const place = await piece.getAttribute('data-node');
  await piece.evaluate((element) => {
    (element as HTMLElement).tabIndex = -1;
    (element as HTMLElement).focus();
  });
  await page.keyboard.press('w');
  const card = reader.getByRole('dialog', { name: 'Why is this here?' });
  await expect(card).toContainText(/^Kept: \d+\s% likely to be text of the article/);
  await expect(card).toContainText('Decided by Lectern’s own.');
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(piece).toBeFocused();
  await page.keyboard.press('w');
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(article.locator(`[data-node="${place}"]`)).toHaveCount(0);
  await expect(reader).toBeVisible();
});

test('late votes do not move the focus', { tag: '@long' }, async ({ page, reader, read }) => {
  await read('long.html');
  await page.keyboard.press('w');
  const card = reader.getByRole('dialog', { name: 'Why is this here?' });
  await expect(card).toBeFocused();
  const remove = card.getByRole('button', { name: 'Remove' });
  await remove.focus();
  await expect(card).toContainText('of 12 algorithms keep it', { timeout: 30_000 });
  await expect(remove).toBeFocused();
});

test('Alt and a click ask about a piece, and follow no link in it', async ({ page, article, reader, read }) => {
  await read(PAGE);
  const url = page.url();
  await article
    .locator('a')
    .first()
    .click({ modifiers: ['Alt'] });
  await expect(reader.getByRole('dialog', { name: 'Why is this here?' })).toContainText('Kept');
  expect(page.url()).toBe(url);
});

test('text that was left out is folded in place, with its reason, and can be put back', async ({
  page,
  article,
  reader,
  read,
}) => {
  await read(PAGE);
  await expect(article).not.toContainText(LEFT_OUT);
  await page.keyboard.press('x');
  const fold = article.locator('details[data-left-out]', { hasText: LEFT_OUT });
  await fold.locator('summary').click();
  const item = fold.locator('li', { hasText: LEFT_OUT });
  await expect(item).toContainText(/likely to be text of the article|before the text|menu/);
  await item.getByRole('button', { name: 'Put back' }).click();
  await expect(article.locator('.body > :not([data-ours])', { hasText: LEFT_OUT })).toBeVisible();
  await page.keyboard.press('x');
  await expect(article.locator('[data-left-out]')).toHaveCount(0);
  await expect(reader).toContainText(LEFT_OUT);
});

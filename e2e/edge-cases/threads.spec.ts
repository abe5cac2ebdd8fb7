/** Pages with posts by several people. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/chromium.ts';

/** Returns the line with author and date of each post, in order. */
const heads = (article: Locator) => article.locator('p[data-post]').allInnerTexts();

test('chats: every message is kept in order, even while the page is still writing one', async ({
  page,
  read,
  article,
}) => {
  await read('threads--chat/index.html');
  expect(await heads(article)).toEqual(['User', 'Assistant', 'User', 'Assistant']);
  await expect(article).toContainText(/may I take a bicycle.*leaves at seven.*harbour is frozen.*leaves at nine/s);
  await page.evaluate(() => (window as unknown as { stream(): void }).stream());
  await expect(article).toContainText('The answer ends here.');
  expect(await heads(article)).toEqual(['User', 'Assistant', 'User', 'Assistant', 'User', 'Assistant']);
});

test('comments: even long comments below the article are hidden until the user shows them', async ({
  read,
  article,
  reader,
}) => {
  await read('threads--comments-below/index.html');
  await expect(article).toContainText('The harbour wakes');
  await expect(article).not.toContainText('First comment here');
  await reader.getByRole('button', { name: 'Show comments' }).click();
  await expect
    .poll(() => heads(article))
    .toEqual([
      'Bo Berg · March 2, 2026',
      'Ida Lindqvist · March 3, 2026',
      'Cyd Dahl · March 4, 2026',
      'Dag Ek · March 5, 2026',
      'Eva Falk · March 6, 2026',
    ]);
  await expect(article.locator('blockquote', { hasText: 'An answer to Bo' })).toHaveCount(1);
});

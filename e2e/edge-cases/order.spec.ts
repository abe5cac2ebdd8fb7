/** Text is in reading order, each sentence occurs once, and no word is split. */
import { wholeText } from '../support/article-text.ts';
import { expect, test } from '../support/chromium.ts';

test('initials and pull quotes: a repeated quote appears once, and a large first letter is joined to its word', async ({
  read,
  article,
}) => {
  await read('order--pull-quotes/index.html');
  await expect(article).toContainText('They stand there every winter');
  await expect(article).toContainText('The last of them is called the bishop, because he wants');
  const text = await wholeText(article);
  expect(text.match(/knows where they go in spring/g)).toHaveLength(1);
  expect(text.match(/In winter the lock belongs to the herons/g)).toHaveLength(1);
  await expect(article.locator('blockquote')).toContainText('worth two keepers');
});

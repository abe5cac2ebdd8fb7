/** Articles that are split into several pages. */
import { wholeText } from '../support/article-text.ts';
import { expect, test } from '../support/chromium.ts';

test('several pages: the reader loads the other pages on request, without repeated text', async ({
  read,
  article,
  reader,
  site,
}) => {
  site.requests.length = 0;
  await read('pagination--three-parts/story.html');
  await expect(article).not.toContainText('Day two begins');
  await expect(reader).toContainText('Page 1 of 3');
  expect(site.requests.filter((path) => /story-\d/.test(path))).toEqual([]);
  await reader.getByRole('button', { name: 'Load all' }).first().click();
  await expect(article).toContainText(/Day one begins.*Page 2\s*Day two begins.*Page 3\s*Day three begins/s);
  const text = await wholeText(article);
  expect(text.match(/The lead stands on every page/g)).toHaveLength(1);
  expect(text.match(/Three days on the ferry/g)).toHaveLength(1);
  await expect(reader.getByRole('button', { name: 'Load all' })).toHaveCount(0);
  expect(site.requests.filter((path) => path.includes('other.html'))).toEqual([]);
});

test('several pages: on page 2 of 3, the reader also loads page 1', async ({ read, article, reader }) => {
  await read('pagination--three-parts/story-2.html');
  await expect(reader).toContainText('Page 2 of 3');
  await reader.getByRole('button', { name: 'Load all' }).first().click();
  await expect(article).toContainText(/Day one begins.*Page 2\s*Day two begins.*Page 3\s*Day three begins/s);
});

/** Embedded players, posts and maps of other sites. */
import { expect, test } from '../support/chromium.ts';

test('embeds: the text after embedded players is kept, and no player loads before a click', async ({
  page,
  read,
  article,
}) => {
  const requests: string[] = [];
  await read('embeds--in-the-middle/index.html');
  page.on('request', (request) => requests.push(request.url()));
  await expect(article).toContainText('The bell of the other island rang all night');
  await expect(article).toContainText('And this is the end of the story, after all that stood in its way.');
  await expect(article.locator('.embed')).toHaveText([
    'Video: The ferry at work (YouTube)',
    'Video (127.0.0.1)',
    'Map: Where it is (OpenStreetMap)',
  ]);
  await expect(article.getByRole('link', { name: /The ferry at work/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abcdefghijk',
  );
  await expect(article.locator('iframe, video')).toHaveCount(0);
  await article.locator('.embed').last().scrollIntoViewIfNeeded();
  expect(requests.filter((url) => !url.endsWith('.svg'))).toEqual([]);
  await article.getByRole('link', { name: 'Video (127.0.0.1)' }).click();
  await expect(article.locator('video')).toHaveAttribute('src', /film\.mp4$/);
});

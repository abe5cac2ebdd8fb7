import { expect, test } from './support/chromium.ts';

test('contradicting metadata: what people see is shown, and says where it is from', async ({
  read,
  reader,
  article,
}) => {
  await read('metadata--contradictions/index.html');
  const headline = article.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Die Nacht, in der der Hafen gefror');
  await expect(headline).toHaveAttribute('title', 'From: heading on the page');
  const credits = article.locator('.credits');
  await expect(credits).toHaveText('Ada Poe, Cy Dee · 3. März 2024');
  await expect(credits.getByText('Ada Poe')).toHaveAttribute('title', 'From: byline on the page');
  await expect(credits.locator('time')).toHaveAttribute('dateTime', '2024-03-03');
  await expect(credits.locator('time')).toHaveAttribute('title', 'From: date on the page');
  await expect(reader.locator('.site')).toHaveText('Hafenbote');
});

test('contradicting metadata: a date near midnight is the day in the zone of the page', async ({ read, article }) => {
  await read('metadata--near-midnight/index.html');
  const time = article.locator('.credits time');
  await expect(time).toHaveText('March 3, 2024');
  await expect(time).toHaveAttribute('dateTime', '2024-03-03T23:30:00-05:00');
});

test('contradicting metadata: an old blog is read by its text, not by its own name, categories and theme', async ({
  read,
  article,
}) => {
  await read('metadata--old-blog/index.html');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('The night the harbour froze');
  const credits = article.locator('.credits');
  await expect(credits).toHaveText('Ada Poe, Ben Lee · 3 February 2024');
  await expect(credits.locator('time')).toHaveAttribute('dateTime', '2024-02-03');
});

for (const [page, title] of [
  ['metadata--blog-heading', 'The race around the island'],
  ['metadata--blog-name', 'A goat on the ferry'],
] as const) {
  test(`contradicting metadata: a main heading that is like the name of its blog is not the headline: ${page}`, async ({
    read,
    article,
  }) => {
    await read(`${page}/index.html`);
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(article).not.toContainText(/Blog|Diary/);
  });
}

test('contradicting metadata: an author in a column of facts, and the day of the last change at the end', async ({
  read,
  article,
}) => {
  await read('metadata--facts-beside/index.html');
  const credits = article.locator('.credits');
  await expect(credits).toHaveText('Ada Poe · Updated January 17, 2025');
  await expect(credits.getByText('Ada Poe')).toHaveAttribute('title', 'From: name on the page');
  await expect(credits.locator('time')).toHaveAttribute('dateTime', /^2025-01-17/);
});

test('contradicting metadata: an author who is named in the last line', async ({ read, article }) => {
  await read('metadata--written-below/index.html');
  await expect(article.locator('.credits')).toHaveText('Ada Poe');
});

for (const page of ['metadata--nothing/index.html', 'comments--below-article/index.html']) {
  test(`contradicting metadata: what others wrote is not the article's, and nothing is guessed: ${page}`, async ({
    read,
    article,
  }) => {
    await read(page);
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('The night the harbour froze');
    await expect(article.locator('.credits time')).toHaveCount(0);
    await expect(article.locator('.credits')).toHaveText(
      page === 'comments--below-article/index.html' ? ['Ada Poe'] : [],
    );
  });
}

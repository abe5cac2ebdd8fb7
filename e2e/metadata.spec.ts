import { expect, test } from './support/chromium.ts';

test('contradicting metadata: the values visible on the page are shown, with their source', async ({
  read,
  reader,
  article,
}) => {
  await read('metadata--contradictions/index.html');
  const headline = article.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Die Nacht, in der der Hafen gefror');
  await expect(headline).toHaveAttribute('title', 'Source: heading on the page');
  const credits = article.locator('.credits');
  await expect(credits).toHaveText('Ada Poe, Cy Dee · 3. März 2024');
  await expect(credits.getByText('Ada Poe')).toHaveAttribute('title', 'Source: author line on the page');
  await expect(credits.locator('time')).toHaveAttribute('dateTime', '2024-03-03');
  await expect(credits.locator('time')).toHaveAttribute('title', 'Source: date on the page');
  await expect(reader.locator('.site')).toHaveText('Hafenbote');
});

/** Pages that are no article: what the reader says of them, and what it shows. */
import { expect, test } from './support/chromium.ts';

const LIST = 'This looks like a list of other pages, not one article.';

for (const kind of ['front-page', 'search-results'])
  test(`${kind}: is said to be a list, with its entries as links in their order`, async ({ read, article, reader }) => {
    await read(`kinds--${kind}/index.html`);
    await expect(reader.getByText(LIST)).toBeVisible();
    await reader.getByRole('button', { name: /^Algorithm:/ }).click();
    await expect(reader.getByText(/^Confidence .* listing$/)).toBeVisible();
    const links = article.getByRole('link').filter({ hasText: /\w+ \w+/ });
    const titles = (await links.allTextContents()).map((text) => text.trim());
    const inOrder = [
      'Ice closes',
      'The lamp that',
      'Rope makers',
      'How to read',
      'Gulls learn',
      'A piano',
      'The bridge',
      'What the harbour',
    ];
    const places = inOrder.map((start) => titles.findIndex((title) => title.startsWith(start)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    await expect(article).toContainText('Two columns, four numbers a day');
    await expect(article).not.toContainText('Privacy');
  });

const GOODS = ['Brass lamp', 'Ship bell', 'Rope ladder', 'Tide clock', 'Oil coat', 'Pocket compass', 'Paper chart'];
GOODS.push('Wool cap', 'Signal whistle', 'Net needle', 'Tin lantern', 'Oar lock');

for (const kind of ['tiles', 'results'])
  test(`${kind}: all of them are there, in their order`, async ({ read, article }) => {
    await read(`kinds--${kind}/index.html`);
    await expect(article).toContainText(new RegExp(GOODS.join('.*')));
  });

test('teasers: stories have their headlines, which are links', async ({ read, article }) => {
  await read('kinds--teasers/index.html');
  for (const name of ['Ice closes', 'Rope makers', 'How to read', 'The bridge that', 'What the harbour'])
    await expect(article.getByRole('link', { name })).toHaveCount(1);
  await expect(article).toContainText('one mistake that everybody makes');
});

for (const kind of ['not-found', 'sign-in'])
  test(`${kind}: is not trusted`, async ({ read, reader }) => {
    await read(`kinds--${kind}/index.html`);
    await expect(reader.getByText('This may not be an article.')).toBeVisible();
    await reader.getByRole('button', { name: /^Algorithm:/ }).click();
    await expect(reader.getByText(/^Confidence [12]?\d\s%/)).toBeVisible();
  });

/** The learned algorithm in the built extension: what it leaves out, what it says when it is not sure. */
import { expect, test } from './support/chromium.ts';

test('comments under an article are left out, and one switch away', async ({ read, article, reader }) => {
  await read('comments--below-article/index.html');
  await expect(article).toContainText('Shortly after nine the first ice came in');
  await expect(article).toContainText("with a bird's nest on it");
  for (const left of ['grandmother', 'Most read', 'Harbour Gazette', 'Imprint'])
    await expect(article).not.toContainText(left);
  await reader.getByRole('button', { name: /Show comments/ }).click();
  await expect(article).toContainText('My grandmother had the photograph');
  await expect(article).toContainText('I still smell fish');
});

test('comments that are signed as no others are, are one switch away; the form below them is none', async ({
  read,
  article,
  reader,
}) => {
  await read('comments--signed-in-a-line/index.html');
  await expect(article).not.toContainText('grandmother');
  await reader.getByRole('button', { name: /Show comments/ }).click();
  const said = [
    'My grandmother had the photograph',
    'nobody could say where',
    'by Cleo on January 10, 2024',
    'I still smell fish',
  ];
  for (const text of said) await expect(article).toContainText(text);
  for (const left of ['4 responses', 'Reply', 'email', 'Required']) await expect(article).not.toContainText(left);
});

test('comments whose authors stand in bold type, and a comment that is the only one, have their authors', async ({
  read,
  article,
  reader,
}) => {
  await read('comments--bold-names/index.html');
  await expect(article).toContainText('the wall grew around her');
  await expect(article).not.toContainText('piano came');
  await reader.getByRole('button', { name: /Show comments/ }).click();
  for (const head of ['Rosa K · 3 May, 8:14', 'Old skipper · 3 May, 11:40', 'Jan · 4 May, 18:02'])
    await expect(article).toContainText(head);

  await read('comments--only-one/index.html');
  await expect(article).not.toContainText('piano came');
  await reader.getByRole('button', { name: /Show comments/ }).click();
  await expect(article).toContainText('Rosa K · 3 May 2024 at 8:14');
  await expect(article).toContainText('as if it stood under water');
  for (const left of ['One thought', 'Reply', 'What do you think']) await expect(article).not.toContainText(left);
});

test('a page without an article says so, and offers ways on', async ({ reader, visit }) => {
  await visit('kinds--shop-window/index.html');
  await expect(reader.getByText(/This may not be an article|no article|nothing/i).first()).toBeVisible();
  await expect(reader.getByRole('button', { name: /all visible text/i })).toBeVisible();
});

test('where a part of the column is lost, the reader says that it may be', async ({ read, reader, article }) => {
  await read('layout--gap/index.html');
  await expect(article).toContainText('The village wakes');
  await expect(article).not.toContainText('The pilot measured');
  await expect(reader.getByText('Part of the page may be missing.')).toBeVisible();
  await expect(reader.getByRole('button', { name: /all visible text/i })).toBeVisible();
});

test('says in plain words why a paragraph is here', async ({ page, read, reader, article }) => {
  await read('comments--below-article/index.html');
  await page.keyboard.press('x');
  await article.getByText('In the morning the pilot measured').hover();
  await expect(
    reader.getByText(/\d+\s% likely to be text of the article: .*(?:text|links|others)/).last(),
  ).toBeVisible();
  const leftOut = reader.locator('details', { hasText: 'Ten harbours to see in winter' });
  await leftOut.getByText(/^(?:1 piece|\d+ pieces) left out here$/).click();
  await expect(leftOut.getByText('Ten harbours to see in winter')).toBeVisible();
});

for (const width of [1280, 390])
  test(`a recipe keeps its card whole in a window of ${width} px`, async ({ page, read, article }) => {
    await page.setViewportSize({ width, height: 900 });
    await read('recipes--card/index.html');
    const card = ['Cook time', '25 minutes', '2 tbsp butter', '1 bay leaf', 'Melt the butter', '410 kcal', 'wet sand'];
    for (const line of card) await expect(article).toContainText(line);
    for (const left of ['Barley broth', 'Newsletter', 'About me']) await expect(article).not.toContainText(left);
  });

test('lists within a text are kept whole, those of links where the text announces them', async ({ read, article }) => {
  await read('lists--within-text/index.html');
  const tools = ['Twine', 'Needle', 'Scissors', 'Wool', 'Gauge'].map((tool) => new RegExp(`^${tool}\\s*Buy it for`));
  await expect(article.locator('.body > ul').nth(0).getByRole('listitem')).toHaveText(tools);
  const schools = ['Netmakers’ Guild', 'Harbour Museum', 'Evening School'];
  await expect(article.locator('.body > ul').nth(1).getByRole('listitem')).toHaveText(schools);
});

test('an old blog ends with its text: no related posts, no lines that announce nothing', async ({ read, article }) => {
  await read('ends--labels/index.html');
  await expect(article).toContainText(/On Monday.*On Wednesday.*By Friday/s);
  for (const left of ['Related posts', 'What a chain weighs', 'Share this', 'Leave a reply', 'Submit', 'Archives'])
    await expect(article).not.toContainText(left);
});

test('what a page tells twice stands once, with its heading, and is not missed', async ({ read, article, reader }) => {
  await read('copies--narrow-screen/index.html');
  for (const once of ['What to look at', 'The clock in the hall', 'Above the stove', 'Open daily', 'The last keeper'])
    await expect(article.getByText(once)).toHaveCount(1);
  await expect(article).toContainText(/Open daily.*The last keeper.*If you want to see the cellar/s);
  await expect(reader.getByText('may be missing')).toHaveCount(0);
  await read('copies--shop/index.html');
  await expect(article.getByText('The lantern that the ferry carries')).toHaveCount(1);
  await expect(article).toContainText(/Each lantern is lit once.*The lantern that.*We send it with a wick/s);
});

test('two cards that say the same both say it', async ({ read, article }) => {
  await read('copies--cards/index.html');
  await expect(article.getByText('Burns for twenty hours')).toHaveCount(2);
  await expect(article).toContainText(/brass.*Burns for.*89.00.*tin.*Burns for.*49.00.*Ship bell.*120.00/s);
});

test('the heading of a list of contents is left out with it', async ({ read, article }) => {
  await read('outline--contents-left-out/index.html');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText([
    'The first winter',
    'High water',
    'Forty boats a day',
    'Eleven pots of green',
  ]);
});

test('a short post is read without the side column and the form for comments', async ({ read, article }) => {
  await read('ends--side-column/index.html');
  for (const text of ['for the first time in eleven years', 'The mayor came, and left again'])
    await expect(article).toContainText(text);
  for (const left of ['walked to the island', 'two streets from the water', 'Leave a Reply', 'Security question'])
    await expect(article).not.toContainText(left);
});

test('a list of headings that lead elsewhere goes, one that a line announces stays', async ({ read, article }) => {
  await read('ends--teaser-lists/index.html');
  for (const text of ['Der Müller misst', 'Die Pegel seit 1891', 'Alte Karten des Grabens', 'Der Rat entscheidet'])
    await expect(article).toContainText(text);
  for (const left of ['Fischer zählen', 'Salzlager wird', 'Uhr ohne Zeiger'])
    await expect(article).not.toContainText(left);
});

/** Headings: which there are, and which is above which. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/chromium.ts';

const headings = (article: Locator) =>
  article
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((found) =>
      found.map((heading) => `${heading.localName} ${(heading as HTMLElement).innerText.trim()}`),
    );

test('encyclopaedia: headings without their links, notes, the box of facts folded', async ({ read, article }) => {
  await read('headings--wiki/index.html');
  await expect
    .poll(() => headings(article))
    .toEqual(['h1 Verrin Lock', 'h2 History', 'h2 Keepers', 'h2 Use', 'h2 References']);
  await expect(article).not.toContainText('edit');
  await expect(article).toContainText('/vɛˈriːn/');
  const box = article.locator('details');
  await expect(box).toHaveJSProperty('open', false);
  await expect(box.locator('summary')).toHaveText('Verrin Lock');
  await box.locator('summary').click();
  await expect(box.locator('tr')).toHaveText(['RiverVerr', 'Rise3.2 m', 'Opened1874']);
  const notes = article.locator('[data-footnotes] li');
  await expect(notes).toHaveText([
    /^Oak, T\. \(1911\)\. Locks and their keepers\. ↩ ↩2$/,
    /^Ash, R\. “Nine keepers”\. The Review\. ↩$/,
  ]);
  await expect(article.locator('[data-footnote-ref]')).toHaveText(['[1]', '[1]', '[2]']);
});

test('encyclopaedia: what is folded is copied with the rest', async ({ read, article, page }) => {
  await read('headings--wiki/index.html');
  await expect(article.locator('details')).toHaveJSProperty('open', false);
  await page.keyboard.press('Control+a');
  expect(await page.evaluate(() => String(getSelection()))).toContain('1874');
});

test('heading levels: several of the first keep their order of rank', async ({ read, article }) => {
  await read('headings--newsletter/index.html');
  await expect
    .poll(() => headings(article))
    .toEqual(['h1 Four thoughts on locks', 'h2 I. Water', 'h3 Up', 'h2 II. Stone', 'h3 Bricks']);
});

test('heading levels: bold lines in larger type are the headings of a page that has no others', async ({
  read,
  article,
}) => {
  await read('headings--bold-lines/index.html');
  await expect
    .poll(() => headings(article))
    .toEqual(['h1 On the keepers', 'h2 The first keeper', 'h2 The last keeper']);
});

test('heading levels: bold lines that head lists or paragraphs again and again stand one below the heading above them', async ({
  read,
  article,
}) => {
  await read('headings--bold-recipe/index.html');
  await expect
    .poll(() => headings(article))
    .toEqual([
      'h1 Bread of the lock keepers',
      'h2 Rye bread',
      'h3 Ingredients',
      'h3 Instructions:',
      'h3 A sweet one',
      'h4 Ingredients',
      'h4 Instructions:',
      'h2 A talk with the last keeper',
    ]);
  await expect(article.locator('p strong')).toHaveText([
    'Note:',
    'Who taught you to bake?',
    'Bread is a serious matter to you.',
  ]);
});

test('scientific articles: from abstract to references, and links between the parts', async ({ read, article }) => {
  await read('headings--science/index.html');
  await expect
    .poll(() => headings(article))
    .toEqual(['h1 Sediment in a lock chamber', 'h2 Abstract', 'h2 1. Introduction', 'h2 2. Methods', 'h2 References']);
  await expect(article).toContainText('d = m / (ρ · A)');
  await article.getByRole('link', { name: 'Oak, 1911' }).click();
  await expect(article.locator('li', { hasText: 'Annals of Canals' })).toBeFocused();
  await article.getByRole('link', { name: 'Eq. 1' }).click();
  await expect(article.locator('p', { hasText: 'd = m' })).toBeFocused();
});

test('icons: signs of icon fonts and links of headings to themselves are no text, letters of rare scripts are', async ({
  read,
  article,
}) => {
  await read('headings--icons/index.html');
  await expect
    .poll(() => headings(article))
    .toEqual(['h1 The lock gate', 'h2 The beam', 'h2 Paddles', 'h2 Operators', 'h3 +', 'h2 Letters']);
  const paragraphs = await article.locator('.body > p').allInnerTexts();
  expect(paragraphs.map((text) => text.slice(0, 16))).toEqual([
    'A gate holds the',
    'Whoever presses ',
    'Nobody stands on',
    'Two paddles let ',
    'Joins two chambe',
    'The oldest stone',
    '\ue000\ue001\ue002 \ue003\ue004\ue005\ue006 \ue007\ue008',
    'Nobody reads tha',
  ]);
  expect(paragraphs[1]).toContain('presses # on the panel hears the bell; the rule is in § 5');
  expect(paragraphs[1]).toContain('is ¶ as ever. A keeper who learned C# at night');
  expect(paragraphs[3]).toBe('Two paddles let the water in.');
  expect(paragraphs[5]).toContain('m\ue670nster');
  await expect(article.locator('dt')).toHaveText('raise(turns)');
  await expect(article.locator('caption')).toHaveText('Turns by season');
  await expect(article.locator('tr').last()).toHaveText('Winter14');
  await expect(article.locator('tr').nth(2)).toHaveText('Autumncheck');
});

test('standfirst: the line under the headline is shown whatever the algorithm thinks of it, and copied', async ({
  read,
  article,
}) => {
  await read('headings--standfirst/index.html');
  const line = article.locator('[data-standfirst]');
  await expect(line).toHaveText(/^Seit hundert Jahren .* Tore öffnet\.$/);
  await expect(article.locator('.body > :first-child')).toHaveAttribute('data-standfirst', '');
  await expect(article).toContainText('Am Morgen steht der alte Mann');
});

test('of what stands first and last, calls, credits and where a text is filed go; updates, corrections and disclosures stay', async ({
  read,
  article,
}) => {
  await read('basics--ends/index.html');
  const paragraphs = await article.locator('.body > p').allInnerTexts();
  expect(paragraphs[0]).toMatch(/^Update: The gate is open again/);
  expect(paragraphs.slice(-3).map((text) => text.slice(0, 16))).toEqual([
    'What the enginee',
    'Correction, May ',
    'Disclosure: The ',
  ]);
});

/** Code in all the ways in which pages set it. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/chromium.ts';
import { readClipboard } from '../support/clipboard.ts';

const PROGRAM =
  'def tide(hour):\n    if hour > 12:\n        return hour % 12\n\n    return hour  # twelve hours and a bit';
const blocks = (article: Locator) => article.locator('pre').evaluateAll((all) => all.map((block) => block.textContent));

test('short code: a few lines, lines with <br>, and lines as list items are all kept', async ({ read, article }) => {
  await read('code--short-lines/index.html');
  expect(await blocks(article)).toEqual([
    'npm start',
    'first line\n  second line\n\nfourth line',
    PROGRAM,
    'one\n  two',
  ]);
});

test('code listings: line numbers, copy buttons and tabs go, the language stays', async ({
  extension,
  page,
  site,
  read,
  reader,
  article,
}) => {
  await read('code--line-numbers/index.html');
  // The last one stands in a tab that is closed.
  expect(await blocks(article)).toEqual([...Array(6).fill(PROGRAM), 'fn main() {}']);
  expect(await article.locator('pre > code').evaluateAll((all) => all.map(({ className }) => className))).toEqual([
    ...Array(6).fill('language-python'),
    'language-rust',
  ]);
  for (const word of ['Copy', 'Python']) await expect(article.getByText(word, { exact: true })).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(reader.getByRole('status')).toContainText('Copied');
  const { 'text/plain': markdown = '' } = await readClipboard(extension.context, site.url);
  expect(markdown.split(`\`\`\`python\n${PROGRAM}\n\`\`\``)).toHaveLength(7);
});

test('code listings: a language that is known gets colours, in every theme', async ({
  page,
  read,
  reader,
  article,
}) => {
  await read('code--line-numbers/index.html');
  const keyword = article.locator('pre .hljs-keyword').first();
  await expect(keyword).toHaveText('def');
  const colours = new Set<string>();
  await page.keyboard.press('a');
  for (const theme of ['Light', 'Sepia', 'Dark']) {
    await reader.getByRole('radio', { name: theme }).click();
    await expect(reader.getByRole('radio', { name: theme })).toBeChecked();
    colours.add(await keyword.evaluate((span) => getComputedStyle(span).color));
  }
  expect(colours.size).toBe(3);
});

test('pages of code: prose, and code of editors that keep only some lines', async ({ read, article }) => {
  await read('code--virtual-lines/index.html');
  expect(await blocks(article)).toEqual([PROGRAM, PROGRAM]);
  for (const words of ['trusts a clock more', 'rare enough to be told', 'come down the line']) {
    await expect(article).toContainText(words);
  }
});

test('pages of code: one that is mostly one block has its prose as well', async ({ read, article }) => {
  await read('code--mostly-code/index.html');
  await expect(article.locator('pre')).toHaveCount(1);
  await expect(article.locator('pre')).toContainText('def tide_59(hour):');
  await expect(article).toContainText('as it runs in the harbour office');
  await expect(article).toContainText('nobody had to look at it again');
});

/** The command `lectern` prints exactly what the reader copies, on the test pages (`e2e/pages`) and on real pages. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Extension, expect, test } from './support/chromium.ts';
import { readClipboard } from './support/clipboard.ts';
import { lectern } from './support/command.ts';
import { REAL_PAGES, REAL_PAGES_FOLDER, withRealPage } from './support/real-pages.ts';

const PAGES = join(import.meta.dirname, 'pages');

/** One page for each way in which a page can contain or hide its text. The long test run tests all pages. */
const SHORT = [
  'basics--article',
  'access--closed-shadow',
  'access--frames',
  'math--raw',
  'tables--data',
  'threads--board',
];

/** A page that cannot be tested: it removes the reader, but the test has to copy from the reader. */
const WITHOUT_READER = 'hostile--removes';

const ZOO = readdirSync(PAGES).filter((name) => existsSync(join(PAGES, name, 'index.html')) && name !== WITHOUT_READER);

interface Copied {
  text: string;
  markdown: string;
}

async function copiedFrom(extension: Extension, page: Page, origin: string): Promise<Copied> {
  const copy = async (key: string, said: string) => {
    const status = page.locator('[data-lectern] dialog').getByRole('status');
    await page.keyboard.press(key);
    await expect(status).toHaveText(said);
    const { 'text/plain': text = '' } = await readClipboard(extension.context, origin);
    await page.bringToFront();
    return text;
  };
  return { text: await copy('c', 'Copied'), markdown: await copy('m', 'Copied as Markdown') };
}

async function expectEqual(extension: Extension, page: Page, url: string, origin: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await extension.click(page);
  const article = page.locator('[data-lectern] article');
  const command = await lectern([url, '--json']);
  if (command.code === 2) {
    await expect(article).toHaveCount(0);
    return;
  }
  await expect(article).toBeVisible();
  await extension.settled(page);
  const { text, markdown } = JSON.parse(command.stdout) as Copied;
  expect({ text, markdown }).toEqual(await copiedFrom(extension, page, origin));
}

for (const name of ZOO) {
  test(`on the test page ${name}, the command prints exactly what the reader copies`, {
    tag: SHORT.includes(name) ? [] : ['@long'],
  }, async ({ extension, page, site }) => {
    await expectEqual(extension, page, `${site.url}/${name}/index.html`, site.url);
  });
}

if (REAL_PAGES.length === 0) {
  test('the command prints exactly what the reader copies from real pages', () => {
    test.skip(true, `The real pages are not here (${REAL_PAGES_FOLDER})`);
  });
}

for (const [index, id] of REAL_PAGES.entries()) {
  test(`on the real page ${id}, the command prints exactly what the reader copies`, {
    tag: index < 3 ? [] : ['@long'],
  }, async ({ extension, page, site }) => {
    await withRealPage(id, (url) => expectEqual(extension, page, url, site.url));
  });
}

/**
 * Checks that exports have the same text as the reader, on two real pages from `../shared/data/layout-dev`. The exports
 * are made with the reader's keys and buttons. `test/pages/contract.dom.test.ts` checks all real pages and some test
 * pages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { parseMarkdown, textOfMarkdown, words } from '../test/read-markdown.ts';
import { openFile, readShown, wholeText } from './support/article-text.ts';
import { type Extension, expect, test } from './support/chromium.ts';
import { readClipboard } from './support/clipboard.ts';
import { REAL_PAGES, REAL_PAGES_FOLDER, withRealPage } from './support/real-pages.ts';
import { markdownIn } from './support/saved-markdown.ts';
import type { Site } from './support/server.ts';

/** Longest time of an export (ms). Generous, because the machine may be busy. */
const PATIENCE_MS = 10_000;

if (REAL_PAGES.length === 0) {
  test('every export of a real web page has the text that the reader shows', () => {
    test.skip(true, `The real pages are not here (${REAL_PAGES_FOLDER})`);
  });
}

for (const id of REAL_PAGES.slice(0, 2)) {
  test(`${id}: every export has the text that the reader shows`, async ({ extension, page, article, site }) => {
    await withRealPage(id, async (url) => {
      await page.goto(url, { waitUntil: 'load' });
      await extension.click(page);
      await expect(article).toBeVisible();
      await expectContract(extension, page, site);
    });
  });
}

/**
 * Matches a TeX formula between dollar signs, as the reader shows it until a script that is loaded later typesets it.
 */
const RAW_FORMULA = /\$[^$]{0,80}\\[a-zA-Z]/;

async function expectContract(extension: Extension, page: Page, site: Site): Promise<void> {
  const text = page.locator('[data-lectern] article');
  // waits until the script for formulas has typeset them; formulas that the script cannot parse stay as they are
  await expect(text)
    .not.toContainText(RAW_FORMULA, { timeout: PATIENCE_MS / 2 })
    .catch(() => undefined);
  const status = page.locator('[data-lectern] dialog').getByRole('status');
  // tries again, because the message that an algorithm is ready may replace the message about copying
  await expect(async () => {
    await page.keyboard.press('c');
    await expect(status).toContainText('Copied', { timeout: PATIENCE_MS / 5 });
  }).toPass({ timeout: PATIENCE_MS });
  const copied = await readClipboard(extension.context, site.url);
  await page.bringToFront();
  const markdown = markdownIn(await saved(page, 'Markdown'));
  const html = String(await saved(page, 'HTML'));
  const epub = await saved(page, 'EPUB');
  // saves the exported EPUB if LECTERN_BOOKS names a folder, so that another program can check the file
  const directory = process.env.LECTERN_BOOKS;
  if (directory) writeFileSync(join(directory, `${test.info().title.replace(/\W.*$/, '')}.epub`), epub);
  const book = unzipSync(epub);
  // makes the reader draw the rest of a long article
  await wholeText(text);
  const shown = await readShown(text);

  expect(words(copied['text/plain'] ?? '')).toEqual(words(shown.text));
  const [start, yaml = '', ...body] = markdown.split(/^---$/m);
  expect(start).toBe('');
  expect(parse(yaml)).toMatchObject({ source: expect.stringMatching(/^http/) });
  expect(withoutDollars(readMarkdown(body.join('---')))).toEqual(withoutDollars(shown.withNoteNames));
  const paper = await extension.context.newPage();
  const inPage = await readShown(await openFile(paper, html, 'text/html'));
  expect(words(inPage.text)).toEqual(words(shown.text));
  const chapter = strFromU8(book['EPUB/article.xhtml'] ?? new Uint8Array());
  // in place of a picture that it does not contain, the EPUB has a link to the picture's address; the text of such
  // links is not the article's text, so `readShown` leaves them out (`inPage.pictures` has the pictures' addresses)
  const inBook = await readShown(await openFile(paper, chapter, 'application/xhtml+xml'), inPage.pictures);
  expect(words(inBook.text)).toEqual(words(shown.text));
  await paper.close();
}

async function saved(page: Page, format: string): Promise<Buffer> {
  const arriving = page.waitForEvent('download', { timeout: PATIENCE_MS });
  await page.keyboard.press('s');
  const files = page.locator('[data-lectern] dialog').getByRole('group', { name: 'Save as' });
  await files.getByRole('button', { name: format, exact: true }).click();
  return readFileSync(await (await arriving).path());
}

/**
 * Returns the text of the Markdown. Replaces references to notes by the names of the notes, because programs number
 * notes differently.
 */
function readMarkdown(markdown: string): string {
  const tree = parseMarkdown(markdown);
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') Object.assign(node, { type: 'text', value: node.label });
    else if (node.type === 'footnoteDefinition') Object.assign(node, { type: 'blockquote' });
    else expect(node.type, 'Markdown smuggles no HTML').not.toBe('html');
  });
  return textOfMarkdown(tree);
}

/** Removes the dollar signs around formulas, because programs that render Markdown do not show them. */
const withoutDollars = (text: string) => words(text.replaceAll('$', ''));

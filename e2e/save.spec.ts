import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './support/chromium.ts';
import { wordsOf } from './support/page-state.ts';

/** Presses S in the reader, chooses a format and gives the file. */
async function save(page: Page, format: string): Promise<Download> {
  const arriving = page.waitForEvent('download');
  await page.keyboard.press('s');
  await page
    .locator('[data-lectern] dialog')
    .getByRole('group', { name: 'Save as' })
    .getByRole('button', { name: format })
    .click();
  return arriving;
}

async function textOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8');
}

test('S leads to the kinds of files, by keyboard alone', async ({ page, reader, read }) => {
  await read('article.html');
  await page.keyboard.press('s');
  await expect(reader.getByRole('button', { name: 'Markdown', exact: true }).last()).toBeFocused();
  const arriving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^(\d{4}-\d\d-\d\d )?The harbour at the end of the line\.md$/);
  expect(await textOf(download)).toMatch(
    /^---\ntitle: The harbour at the end of the line\n[\s\S]*\n---\n\n# The harbour/,
  );
  await expect(reader.getByRole('status')).toContainText('Saved “');
});

test('text is what the screen shows', async ({ page, article, read }) => {
  await read('article.html');
  const shown = wordsOf(await article.innerText());
  expect(wordsOf(await textOf(await save(page, 'Text')))).toEqual(shown);
});

test('HTML has its pictures inside and shows the same text, asking for nothing', async ({
  extension,
  page,
  article,
  read,
}) => {
  await read('article.html');
  const shown = wordsOf(await article.innerText());
  const html = await textOf(await save(page, 'HTML'));
  expect(html).not.toMatch(/<img[^>]+src="http/);
  const saved = await extension.context.newPage();
  const asked: string[] = [];
  saved.on('request', (request) => asked.push(request.url()));
  await saved.setContent(html);
  expect(wordsOf(await saved.locator('article').innerText())).toEqual(shown);
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([]);
  await saved.close();
});

test('an EPUB is a book with the text in it', async ({ page, article, read }) => {
  await read('article.html');
  const shown = wordsOf(await article.innerText());
  const bytes = readFileSync(await (await save(page, 'EPUB')).path());
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  const files = unzipSync(bytes);
  const chapter = strFromU8(files['EPUB/article.xhtml'] ?? new Uint8Array());
  expect(wordsOf(chapter.replace(/<head>.*<\/head>|<[^>]+>/gs, ' ').replace(/&#x?\w+;/g, ' ')).length).toBeGreaterThan(
    shown.length * 0.95,
  );
});

for (const path of ['strict-csp.html', 'hostile.html']) {
  test(`nothing of the page stands in the way: ${path}`, async ({ page, read }) => {
    await read(path);
    const download = await save(page, 'EPUB');
    expect(download.suggestedFilename()).toMatch(/^[^/\\<>:"|?*]+\.epub$/);
    expect(Object.keys(unzipSync(readFileSync(await download.path())))[0]).toBe('mimetype');
  });
}

test('the popup saves, also where the page may not', async ({ extension, page, read }) => {
  await read('sandbox.html');
  await extension.click(page);
  const popup = await extension.popup();
  await popup.getByRole('group', { name: 'Save as' }).getByRole('button', { name: 'Markdown' }).click();
  // No client of the test's sees the downloads of a popup.
  await expect(popup.getByRole('status')).toContainText(/^Saved “.+\.md”$/);
  await popup.close();
});

import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { SAVE_FORMATS } from '../src/platform/wording/export-formats.ts';
import { wholeText, wordsBesideNumbers } from './support/article-text.ts';
import { type Extension, expect, test } from './support/chromium.ts';
import { wordsOf } from './support/page-state.ts';

/** Saves the article in a format: presses S and clicks the format's button. Returns the download. */
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

/** Reads a zip with Markdown and pictures. Returns the Markdown and the names of all files. */
async function archiveOf(download: Download): Promise<{ text: string; names: string[] }> {
  const files = unzipSync(readFileSync(await download.path()));
  const names = Object.keys(files);
  return { text: strFromU8(files[names.find((name) => name.endsWith('.md')) ?? ''] ?? new Uint8Array()), names };
}

test('S opens the save menu, which works by keyboard alone', async ({ page, reader, read }) => {
  await read('basics--article/index.html');
  await page.keyboard.press('s');
  await expect(reader.getByRole('button', { name: 'Markdown', exact: true }).last()).toBeFocused();
  const arriving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^(\d{4}-\d\d-\d\d )?The harbour at the end of the line\.zip$/);
  const { text, names } = await archiveOf(download);
  expect(text).toMatch(/^---\ntitle: The harbour at the end of the line\n[\s\S]*\n---\n\n# The harbour/);
  const addresses = [...text.matchAll(/!\[.*?\]\(([^ )]+)/g)].map(([, address = '']) => decodeURIComponent(address));
  expect(addresses.length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining(addresses));
  await expect(reader.getByRole('status')).toContainText('Saved “');
});

test('a saved text file has the text that the screen shows', async ({ page, article, read }) => {
  await read('basics--article/index.html');
  const shown = wordsBesideNumbers(await wholeText(article));
  expect(wordsBesideNumbers(await textOf(await save(page, 'Text')))).toEqual(shown);
});

test('saved HTML contains its pictures and the text of the reader, and makes no requests', async ({
  extension,
  page,
  article,
  read,
}) => {
  await read('basics--article/index.html');
  const shown = wordsOf(await wholeText(article));
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

test('a saved EPUB begins with the EPUB media type and contains the text of the article', async ({
  page,
  article,
  read,
}) => {
  await read('basics--article/index.html');
  const shown = wordsOf(await wholeText(article));
  const bytes = readFileSync(await (await save(page, 'EPUB')).path());
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  const files = unzipSync(bytes);
  const chapter = strFromU8(files['EPUB/article.xhtml'] ?? new Uint8Array());
  expect(wordsOf(chapter.replace(/<head>.*<\/head>|<[^>]+>/gs, ' ').replace(/&#x?\w+;/g, ' ')).length).toBeGreaterThan(
    shown.length * 0.95,
  );
});

for (const path of ['access--strict-csp/index.html', 'hostile--styles/index.html']) {
  test(`an EPUB can be saved on any page: ${path}`, async ({ page, read }) => {
    await read(path);
    const download = await save(page, 'EPUB');
    expect(download.suggestedFilename()).toMatch(/^[^/\\<>:"|?*]+\.epub$/);
    expect(Object.keys(unzipSync(readFileSync(await download.path())))[0]).toBe('mimetype');
  });
}

test('the popup can save files, even on a page that forbids downloads', async ({ extension, page, read }) => {
  await read('access--sandbox/index.html');
  await extension.click(page);
  const popup = await extension.popup();
  await popup.getByText('More', { exact: true }).click();
  await popup.getByRole('group', { name: 'Save as' }).getByRole('button', { name: 'Markdown' }).click();
  // checks the message instead of the file, because Playwright does not report downloads from a popup
  await expect(popup.getByRole('status')).toContainText(/^Saved “.+\.(?:md|zip)”/);
  await popup.close();
});

/**
 * Sends the event of a click in the context menu, because tests cannot open that menu. Unlike a real click, the event
 * grants no access to the page, so the toolbar button must be clicked first.
 */
async function chooseInMenu(extension: Extension, page: Page, entry: string): Promise<void> {
  const worker = await extension.worker();
  await worker.evaluate(
    async ([menuItemId, url]) => {
      const tab = (await chrome.tabs.query({})).find((candidate) => candidate.url === url) as chrome.tabs.Tab;
      const { onClicked } = chrome.contextMenus as unknown as {
        onClicked: { dispatch(info: object, tab: chrome.tabs.Tab): void };
      };
      onClicked.dispatch({ menuItemId, editable: false, pageUrl: url }, tab);
    },
    [entry, page.url()] as const,
  );
}

test('the context menu has an entry for every kind of file', async ({ extension }) => {
  const worker = await extension.worker();
  const missing = await worker.evaluate(
    async (ids) => {
      const kept = await Promise.all(
        ids.map((id) =>
          // checks that the entry exists: updating a missing entry fails
          chrome.contextMenus.update(id, {}).then(
            () => [],
            () => [id],
          ),
        ),
      );
      return kept.flat();
    },
    ['save', ...SAVE_FORMATS.map(({ format }) => `save:${format}`), 'save:nothing'],
  );
  expect(missing).toEqual(['save:nothing']);
});

test('the context menu saves the article, and opens the reader first if it is not open', async ({
  extension,
  page,
  article,
  read,
}) => {
  await read('basics--article/index.html');
  await page.keyboard.press('Escape');
  await expect(article).toBeHidden();
  const first = page.waitForEvent('download');
  await chooseInMenu(extension, page, 'save:markdown');
  expect((await archiveOf(await first)).text).toContain('# The harbour at the end of the line');
  await expect(article).toBeVisible();
  const second = page.waitForEvent('download');
  await chooseInMenu(extension, page, 'save:text');
  expect(wordsBesideNumbers(await textOf(await second))).toEqual(wordsBesideNumbers(await wholeText(article)));
});

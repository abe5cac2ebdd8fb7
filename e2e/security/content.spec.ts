/** Hostile content: no text of a page may run code or make requests, in the reader or in any export. */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { strayIn } from '../../test/stray.ts';
import { wholeText } from '../support/article-text.ts';
import { addressOf, expect, test } from '../support/chromium.ts';
import { readClipboard } from '../support/clipboard.ts';
import { markdownIn } from '../support/saved-markdown.ts';
import { bookExports, clipboardExport, fileExports, markdownExports, type ShownExport, strayHere } from './exports.ts';
import { markOf, PAYLOADS } from './payloads.ts';
import { READER } from './reader.ts';
import { serve } from './served.ts';

const runsOf = (page: Page) => page.evaluate('runs') as Promise<number>;

test.beforeEach(({ page }) => {
  test.setTimeout(120_000);
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
});

test('the reader shows hostile text without running any code in it or making requests', async ({
  extension,
  page,
  site,
  article,
}) => {
  const asked: { url: string; type: string }[] = [];
  page.on('request', (request) => asked.push({ url: request.url(), type: request.resourceType() }));
  await page.goto(addressOf(site, 'hostile.html'));
  await page.waitForLoadState('networkidle');
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) refused.push(message.text());
  });
  const runs = await runsOf(page);
  expect(runs).toBeGreaterThan(10);
  const own = asked.splice(0).filter(({ type }) => type === 'image');
  await extension.click(page);
  await expect(article).toBeVisible();
  await expect(article).toContainText(markOf(PAYLOADS.length - 1));
  const text = await wholeText(article);
  const lost = PAYLOADS.filter((_payload, index) => !text.includes(markOf(index)));
  expect(lost.map(({ name }) => name)).toEqual([]);
  const stray = `(${String(strayIn)})([...document.querySelectorAll('[data-lectern]')].find(({ shadowRoot }) => shadowRoot).shadowRoot.querySelector('.body'), ${JSON.stringify(READER)})`;
  expect(await page.evaluate(stray)).toEqual([]);
  await page.mouse.wheel(0, 20_000);
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  // the reader may request only the page's own pictures: it shows them, and tries failed ones again
  const strange = asked.filter(({ url }) => !url.startsWith('data:') && !own.some((picture) => picture.url === url));
  expect(strange).toEqual([]);
  expect(await runsOf(page)).toBe(runs);
  expect(refused).toEqual([]);
});

/** Opens the exports one by one. Returns their faults: code that ran, requests, and elements that are not allowed. */
async function faultsOf(context: BrowserContext, exports: readonly ShownExport[]): Promise<string[]> {
  const served = await serve(new Map(exports.map(({ path, ...page }) => [path, page])));
  const faults: string[] = [];
  for (const { path, allowed } of exports) {
    if (!allowed) continue;
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => faults.push(`${path} failed: ${error.message}`));
    page.on('dialog', (dialog) => faults.push(`${path} opened a dialog: ${dialog.message()}`));
    await page.addInitScript('window.runs = 0; window.ran = () => { window.runs++; }');
    await page.goto(served.url + path, { waitUntil: 'networkidle' });
    if ((await runsOf(page)) > 0) faults.push(`${path} ran`);
    const stray = (await page.evaluate(strayHere(allowed))) as string[];
    faults.push(...stray.map((what) => `${path} holds ${what}`));
    const pictures = await page.evaluate(() => [...document.images].map(({ src }) => src));
    const own = exports.map((other) => served.url + other.path);
    const strange = asked.filter((url) => ![...own, ...pictures].includes(url) && !url.startsWith('data:'));
    faults.push(...strange.map((url) => `${path} asked for ${url}`));
    await page.close();
  }
  served.close();
  return faults;
}

/** Returns the indexes of the payloads (pieces of hostile markup) whose marker word is missing in an export. */
const lostIn = (text: string) => PAYLOADS.flatMap((_payload, index) => (text.includes(markOf(index)) ? [] : [index]));

test('copied text runs no code when it is pasted', { tag: '@long' }, async ({
  extension,
  page,
  site,
  reader,
  article,
  read,
}) => {
  await read('hostile.html');
  await expect(article).toContainText(markOf(PAYLOADS.length - 1));
  const copied = async (key: string) => {
    await page.bringToFront();
    await page.keyboard.press(key);
    await expect(reader.getByRole('status')).toContainText('Copied');
    return readClipboard(extension.context, site.url);
  };
  const markdown = (await copied('m'))['text/plain'] ?? '';
  const { 'text/html': html = '', 'text/plain': text = '' } = await copied('c');
  await page.bringToFront();
  await reader.getByRole('button', { name: 'Copy, save, print' }).click();
  await reader.getByText('Copy a citation').click();
  await reader.getByRole('button', { name: 'APA' }).click();
  await expect(reader.getByRole('status')).toContainText('Copied the citation');
  const citation = (await readClipboard(extension.context, site.url))['text/html'] ?? '';
  for (const whole of [markdown, html, text]) expect(lostIn(whole)).toEqual([]);
  expect(citation).toContain('The harbour');
  const exports = [...markdownExports(markdown), clipboardExport('pasted', html), clipboardExport('cited', citation)];
  expect(await faultsOf(extension.context, exports)).toEqual([]);
});

test('saved files run no code when they are opened', { tag: '@long' }, async ({
  extension,
  page,
  reader,
  article,
  read,
}) => {
  await read('hostile.html');
  await expect(article).toContainText(markOf(PAYLOADS.length - 1));
  const saved = async (format: string) => {
    const arriving = page.waitForEvent('download');
    await page.keyboard.press('s');
    await reader.getByRole('group', { name: 'Save as' }).getByRole('button', { name: format }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/^The harbour[\w "{}();',&!-]*\.(?:zip|html|epub|txt)$/);
    return readFileSync(await download.path());
  };
  const markdown = markdownIn(await saved('Markdown'));
  const html = String(await saved('HTML'));
  const book = await saved('EPUB');
  for (const whole of [markdown, html, String(await saved('Text'))]) expect(lostIn(whole)).toEqual([]);
  const text = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  const exports = [...markdownExports(text), ...fileExports(html), ...bookExports(book)];
  // `faultsOf` reports each picture of the Markdown, because its address is relative; these pictures are allowed,
  // because they are in a folder beside the text in the saved archive
  const isOwnPicture = (fault: string) => / img src=The%20harbour[^/]*\/\d+\.png$/.test(fault);
  expect((await faultsOf(extension.context, exports)).filter((fault) => !isOwnPicture(fault))).toEqual([]);
});

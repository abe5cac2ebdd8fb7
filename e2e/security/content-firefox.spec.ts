/** Hostile content in Firefox (see `content.spec.ts`): in the reader, in saved files and in copied Markdown. */
import type { Page } from 'puppeteer-core';
import { strayIn } from '../../test/stray.ts';
import { expect, FIREFOX, type FirefoxExtension, test } from '../support/firefox.ts';
import { bookExports, fileExports, markdownExports, type ShownExport, strayHere } from './exports.ts';
import { markOf, PAYLOADS } from './payloads.ts';
import { READER } from './reader.ts';
import { serve } from './served.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const ROOT = "[...document.querySelectorAll('[data-lectern]')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot";
const LAST = markOf(PAYLOADS.length - 1);

async function open(firefox: FirefoxExtension, tab: Page, url: string): Promise<void> {
  await tab.goto(`${url}/hostile.html`);
  await firefox.click();
  await expect
    .poll(() => tab.evaluate(`${ROOT}?.querySelector('article')?.innerText ?? ''`), { timeout: 30_000 })
    .toContain(LAST);
}

test('the reader shows hostile text without running any code in it', { tag: '@long' }, async ({
  firefox,
  tab,
  site,
}) => {
  test.setTimeout(120_000);
  await tab.goto(`${site.url}/hostile.html`);
  await tab.waitForNetworkIdle();
  const runs = await tab.evaluate('runs');
  const before = site.requests.length;
  await firefox.click();
  const text = () => tab.evaluate(`${ROOT}?.querySelector('article')?.innerText ?? ''`) as Promise<string>;
  await expect.poll(text, { timeout: 30_000 }).toContain(LAST);
  expect(await tab.evaluate(`(${String(strayIn)})(${ROOT}.querySelector('.body'), ${JSON.stringify(READER)})`)).toEqual(
    [],
  );
  await tab.waitForNetworkIdle();
  // the reader may repeat requests of the page, because it tries failed pictures again, but must make no others
  const strange = site.requests.slice(before).filter((path) => !site.requests.slice(0, before).includes(path));
  expect(strange).toEqual([]);
  expect(await tab.evaluate('runs')).toBe(runs);
});

/** Returns the faults of the exports: code that ran, requests to the server, and elements that are not allowed. */
async function faultsOf(firefox: FirefoxExtension, exports: readonly ShownExport[]): Promise<string[]> {
  const served = await serve(new Map(exports.map(({ path, ...page }) => [path, page])));
  const faults: string[] = [];
  for (const { path, allowed } of exports) {
    if (!allowed) continue;
    const page = await firefox.browser.newPage();
    page.on('dialog', (dialog) => faults.push(`${path} opened a dialog: ${dialog.message()}`));
    await page.evaluateOnNewDocument('window.runs = 0; window.ran = () => { window.runs++; }');
    await page.goto(served.url + path, { waitUntil: 'load' });
    if ((await page.evaluate('runs')) !== 0) faults.push(`${path} ran`);
    const stray = (await page.evaluate(strayHere(allowed))) as string[];
    faults.push(...stray.map((what) => `${path} holds ${what}`));
    const pictures = (await page.evaluate('[...document.images].map(({ src }) => src)')) as string[];
    const strange = served.asked.splice(0).filter((asked) => asked !== '/favicon.ico');
    faults.push(
      ...strange.filter((asked) => !pictures.includes(served.url + asked)).map((asked) => `${path} asked for ${asked}`),
    );
    await page.close();
  }
  served.close();
  return faults;
}

test('copied Markdown and saved files run no code when they are opened', { tag: '@long' }, async ({
  firefox,
  tab,
  site,
}) => {
  test.setTimeout(180_000);
  await open(firefox, tab, site.url);
  await tab.keyboard.press('m');
  await expect.poll(() => firefox.clipboard()).toContain(LAST);
  const markdown = await firefox.clipboard();
  const saved = async (label: string) => {
    await tab.keyboard.press('s');
    const buttons = `[...${ROOT}.querySelectorAll('.save button')]`;
    const button = `${buttons}.find(({ innerText }) => innerText.trim() === '${label}')`;
    // the panel's lazy script loads right after the first paint
    await expect.poll(() => tab.evaluate(`${button} !== undefined`)).toBe(true);
    await tab.evaluate(`${button}.focus()`);
    await tab.keyboard.press('Enter');
    return (await firefox.download()).bytes;
  };
  const html = String(await saved('HTML'));
  expect(html).toContain(LAST);
  const exports = [...markdownExports(markdown), ...fileExports(html), ...bookExports(await saved('EPUB'))];
  expect(await faultsOf(firefox, exports)).toEqual([]);
});

/** Words of every language fit their controls in a window of 390 px: reader, popup and all pages of the extension. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { addressOf, expect, launchExtension, test } from '../support/chromium.ts';
import { overflowing } from '../support/overflowing.ts';

const LANGUAGES = readdirSync(resolve(import.meta.dirname, '../../public/_locales')).map((name) =>
  name.replace('_', '-'),
);
/** Long words, and letters of another script; the others run with `npm run e2e:long`. */
const OFTEN = ['de', 'ru'];
const NARROW = { width: 390, height: 800 };
/** The key that opens something in the reader, and the one that closes it. */
const SURFACES = [
  ['o', 'o'],
  ['a', 'a'],
  ['s', 'Escape'],
  ['v', 'v'],
  ['x', 'x'],
  ['d', 'd'],
  ['e', 'e'],
  ['r', 'r'],
  ['k', 'k'],
  ['f', 'f'],
  ['?', 'Escape'],
] as const;
const PAGES = ['options', 'welcome', 'remembered', 'highlights-page'] as const;

for (const language of LANGUAGES) {
  const tag = OFTEN.includes(language) ? {} : { tag: '@long' };
  test(`words fit at 390 px: ${language}`, tag, async ({ site }) => {
    const { extension, close } = await launchExtension({ uiLanguage: language });
    const problems: string[] = [];
    const look = async (page: Page, what: string) => {
      await page.waitForTimeout(400);
      const root = what.startsWith('reader')
        ? page.locator('[data-lectern] dialog')
        : page.locator(what === 'popup' ? '.popup' : 'html');
      problems.push(...(await overflowing(root)).map((problem) => `${what}: ${problem}`));
      await page.screenshot({ path: `.cache/languages/${language}-${what.replace('?', 'keys')}.png` });
    };
    try {
      const page = await extension.context.newPage();
      await page.setViewportSize(NARROW);
      await page.goto(addressOf(site, 'basics--article/index.html'));
      await extension.click(page);
      await expect(page.locator('[data-lectern] article')).toBeVisible();
      await look(page, 'reader');
      for (const [opens, closes] of SURFACES) {
        await page.keyboard.press(opens);
        await look(page, `reader-${opens}`);
        await page.keyboard.press(closes);
      }
      await extension.settled(page);
      await extension.click(page);
      await look(await extension.popup(), 'popup');
      for (const name of PAGES) {
        await page.goto(`chrome-extension://${extension.id}/src/${name}/index.html`);
        await look(page, name);
      }
    } finally {
      await close();
    }
    expect(problems).toEqual([]);
  });
}

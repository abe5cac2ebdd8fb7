/**
 * In every language, texts fit their controls in a window of 390 px, and axe (a checker) finds no accessibility
 * problems: in the reader, in the popup, and on all pages of the extension.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { axeFinds } from '../support/axe.ts';
import { expect, launchExtension, test } from '../support/chromium.ts';
import { overflowing } from '../support/overflowing.ts';
import { visitSurfaces } from '../support/surfaces.ts';

const LANGUAGES = readdirSync(resolve(import.meta.dirname, '../../public/_locales')).map((name) =>
  name.replace('_', '-'),
);
/** Language for the short test run. Russian has long words, and no Latin letters. */
const OFTEN = ['ru'];
const NARROW = { width: 390, height: 800 };

for (const language of LANGUAGES) {
  const tag = OFTEN.includes(language) ? {} : { tag: '@long' };
  test(`texts fit at 390 px, and axe finds no violations: ${language}`, tag, async ({ site }) => {
    const { extension, close } = await launchExtension({ uiLanguage: language });
    const problems: string[] = [];
    try {
      await visitSurfaces(extension, site, NARROW, async ({ page, name, selector }) => {
        problems.push(...(await overflowing(page.locator(selector))).map((problem) => `${name}: ${problem}`));
        // leaves out the rule `skip-link`: the options page has tabs, and if one of them is scrolled out of view, axe
        // mistakes it for a skip link without a target
        const within = selector.split(' ')[0] ?? selector;
        const found = await axeFinds(page, { within, without: ['skip-link'] });
        for (const [rule, places] of found) problems.push(`${name}: ${rule} ${places.join(', ')}`);
        await page.screenshot({ path: `.cache/languages/${language}-${name}.png` });
      });
    } finally {
      await close();
    }
    expect(problems).toEqual([]);
  });
}

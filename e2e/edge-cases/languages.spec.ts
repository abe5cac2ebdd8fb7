/** The fonts of text that is written from right to left, or without spaces. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { addressOf, expect, test } from '../support/chromium.ts';

/** Returns the names of the fonts with which the browser draws the first paragraph. */
async function fontsUsed(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { result } = await session.send('Runtime.evaluate', {
    expression: "document.querySelector('[data-lectern]').shadowRoot.querySelector('.body p')",
  });
  await session.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId as string });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName).sort();
}

function isInstalled(family: string): boolean {
  try {
    return execFileSync('fc-list', [family], { encoding: 'utf8' }) !== '';
  } catch {
    return false;
  }
}

for (const { path, family } of [
  { path: 'languages--chinese', family: 'Noto Serif CJK SC' },
  { path: 'languages--japanese', family: 'Noto Serif CJK JP' },
  { path: 'languages--arabic', family: 'Noto Naskh Arabic' },
  { path: 'languages--thai', family: 'Noto Serif Thai' },
]) {
  test(`the text of ${path} uses the font of its script, ${family}`, async ({ extension, site, page, article }) => {
    test.skip(!isInstalled(family), `${family} is not installed`);
    await page.goto(addressOf(site, `${path}/index.html`));
    // adds digits and brackets, which many fonts contain: the browser must take them from `family` or Noto Serif
    await page.evaluate(() => document.querySelector('h1 + p')?.append(' 1923 (12) [7] “8”'));
    await extension.click(page);
    await expect(article).toContainText('1923 (12)');
    const others = (await fontsUsed(page)).filter((used) => used !== family && used !== 'Noto Serif');
    expect(others).toEqual([]);
    expect(await fontsUsed(page)).toContain(family);
  });
}

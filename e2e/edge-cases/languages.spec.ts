/** Text that is written from right to left, and text without spaces. */
import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { addressOf, expect, test } from '../support/chromium.ts';

const directionOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).direction);
const languageOf = (element: Locator) => element.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'));
const paddingOf = (element: Locator) =>
  element.evaluate((node) => {
    const { paddingLeft, paddingRight } = getComputedStyle(node);
    return { left: Number.parseFloat(paddingLeft), right: Number.parseFloat(paddingRight) };
  });

test('right to left: an Arabic article without `dir` is set right to left, but the controls are not', async ({
  read,
  article,
  reader,
}) => {
  await read('languages--rtl/index.html');
  expect(await directionOf(article.locator('p', { hasText: 'كان الميناء' }))).toBe('rtl');
  expect(await directionOf(article.getByRole('heading', { level: 1 }))).toBe('rtl');
  expect(await languageOf(article.locator('p', { hasText: 'كان الميناء' }))).toBe('ar');
  // the reader's own controls stay left to right
  expect(await directionOf(reader.getByRole('button', { name: /^Close/ }))).toBe('ltr');
  for (const name of ['blockquote', 'ul']) {
    const { left, right } = await paddingOf(article.locator(`.body ${name}`).first());
    expect(right, name).toBeGreaterThan(left);
  }
  const english = article.locator('p[lang="en"], p:lang(en)', { hasText: 'The harbour wakes' });
  expect(await directionOf(english)).toBe('ltr');
  await expect(article.locator('bdi')).toHaveText('Ida Lind');
});

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
    // adds digits and brackets, which the fonts of all writing systems contain: they must be drawn in the first font
    await page.evaluate(() => document.querySelector('h1 + p')?.append(' 1923 (12) [7] “8”'));
    await extension.click(page);
    await expect(article).toContainText('1923 (12)');
    const others = (await fontsUsed(page)).filter((used) => used !== family && used !== 'Noto Serif');
    expect(others).toEqual([]);
    expect(await fontsUsed(page)).toContain(family);
  });
}

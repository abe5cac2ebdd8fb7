/**
 * What is said before the first paint was sent along with the click: the first question that a process puts to chrome.i18n waits
 * 7 to 12 ms for the browser's answer.
 */
import { expect, test } from './support/chromium.ts';
import { contentWorld } from './support/content-world.ts';

const PAGES = [
  'basics--article',
  'code--line-numbers',
  'comments--below-article',
  'embeds--in-the-middle',
  'footnotes--margin',
  'images--captions',
  'kinds--teasers',
  'languages--arabic',
  'math--renderers',
  'metadata--contradictions',
  'outline--on-this-page',
  'tables--data',
  'threads--forum',
];

for (const name of PAGES)
  test(`nothing is asked of the browser before ${name} is painted`, async ({ page, extension, reader, read }) => {
    await read(`${name}/index.html`);
    const inWorld = await contentWorld(page);
    await page.keyboard.press('Escape');
    await expect(reader).toHaveCount(0);
    await inWorld(`
      globalThis.asked = [];
      const { i18n } = chrome;
      const original = i18n.getMessage;
      i18n.getMessage = (key, ...rest) => {
        if (!document.documentElement.dataset.painted) asked.push(key);
        return original(key, ...rest);
      };
      new MutationObserver((_, observer) => {
        if (document.querySelector('[data-lectern]') === null) return;
        observer.disconnect();
        requestAnimationFrame(() => { document.documentElement.dataset.painted = 'true'; });
      }).observe(document.documentElement, { childList: true, subtree: true });
    `);
    await extension.click(page);
    await expect(page.locator('html[data-painted]')).toHaveCount(1);
    expect(await inWorld('asked')).toEqual([]);
  });

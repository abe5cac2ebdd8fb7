/**
 * The outline in Firefox: by keyboard, and over the text in a narrow window. Also tests that keys scroll the text
 * without a press of Tab first.
 */
import type { Page } from 'puppeteer-core';
import { expect, FIREFOX, test } from './support/firefox.ts';
import { inReader } from './support/firefox-reader.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const fromReader = <T>(tab: Page, expression: string) => inReader<T>(tab, `return ${expression};`);
const focused = (tab: Page) =>
  fromReader<string>(tab, "root?.activeElement?.getAttribute('aria-label') ?? root?.activeElement?.textContent ?? ''");
const lines = (tab: Page) => fromReader<number>(tab, "root?.querySelectorAll('[role=treeitem]').length ?? 0");
const current = (tab: Page) => fromReader<string>(tab, "root?.querySelector('[aria-current]')?.textContent ?? ''");

test('arrow keys, typing, Enter and Esc work in the outline, which marks the current heading', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  await tab.setViewport({ width: 1280, height: 800 });
  await tab.goto(`${site.url}/outline--on-this-page/index.html`);
  await firefox.click();
  await expect.poll(() => fromReader<boolean>(tab, "Boolean(root?.querySelector('article'))")).toBe(true);
  await tab.keyboard.press('Tab');
  await expect.poll(() => focused(tab)).toBe('Outline');
  await tab.keyboard.press('o');
  await expect.poll(() => lines(tab)).toBe(9);
  await expect.poll(() => focused(tab)).toBe('Work before dawn');
  await tab.keyboard.press('ArrowDown');
  await expect.poll(() => focused(tab)).toBe('Reading the gauge');
  await tab.keyboard.type('years of d');
  await expect.poll(() => focused(tab)).toBe('Years of drought');
  await tab.keyboard.press('Enter');
  await expect.poll(() => fromReader<string>(tab, 'root?.activeElement?.localName')).toBe('h2');
  await expect.poll(() => current(tab)).toBe('Years of drought');
  await expect
    .poll(() => fromReader<string>(tab, "root?.querySelector('.time-left')?.textContent"))
    .toMatch(/^\d min left$/);
  await tab.keyboard.press('Tab');
  await expect.poll(() => focused(tab)).toBe('Copy this section');
  await tab.keyboard.down('Shift');
  await tab.keyboard.press('Tab');
  await tab.keyboard.up('Shift');
  await expect.poll(() => focused(tab)).toBe('Years of drought');
  await tab.keyboard.press('Escape');
  await expect.poll(() => lines(tab)).toBe(0);
  await tab.keyboard.press('Escape');
  await expect.poll(() => fromReader<boolean>(tab, 'root === undefined')).toBe(true);
});

test('in a narrow window the outline covers the text, and closes once a heading is chosen', { tag: '@long' }, async ({
  firefox,
  tab,
  site,
}) => {
  await tab.setViewport({ width: 600, height: 700 });
  await tab.goto(`${site.url}/outline--on-this-page/index.html?narrow`);
  await firefox.click();
  await expect.poll(() => fromReader<boolean>(tab, "Boolean(root?.querySelector('article'))")).toBe(true);
  const scrolled = () => fromReader<number>(tab, "root.querySelector('dialog').scrollTop");
  await tab.keyboard.press('PageDown');
  await expect.poll(scrolled).toBeGreaterThan(100);
  await tab.keyboard.press('o');
  await expect.poll(() => focused(tab)).not.toBe('');
  await expect.poll(() => lines(tab)).toBe(9);
  await tab.keyboard.press('End');
  await expect.poll(() => focused(tab)).toBe('The book of names');
  await tab.keyboard.press('Enter');
  await expect.poll(() => lines(tab)).toBe(0);
  await expect.poll(() => focused(tab)).toContain('The book of names');
});

/**
 * Pages of two columns in Firefox. Firefox cannot wrap columns into rows, so the reader inserts page ends between
 * paragraphs.
 */
import type { Page } from 'puppeteer-core';
import { expect, FIREFOX, test } from './support/firefox.ts';
import { inReader, TEXT } from './support/firefox-reader.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const top = (tab: Page) => inReader<number>(tab, 'return dialog.scrollTop');

/** Returns the left edges of the visible text columns (CSS pixels). */
const lefts = (tab: Page) =>
  inReader<number[]>(
    tab,
    `return [...new Set([...root.querySelectorAll('.body > p')]
       .flatMap((paragraph) => [...paragraph.getClientRects()])
       .filter(({ top, bottom, height }) => height > 0 && bottom > 60 && top < innerHeight)
       .map(({ left }) => Math.round(left)))];`,
  );

/** Returns the distance of each page from the top of the dialog, and the height of the page's text (CSS pixels). */
const pages = (tab: Page) =>
  inReader<{ top: number; height: number }[]>(
    tab,
    `const body = root.querySelector('.body');
     const ends = [...body.querySelectorAll('.page-end')].map((end) => end.getBoundingClientRect());
     let top = body.getBoundingClientRect().top;
     return ends.map((end) => {
       const page = { top: top + dialog.scrollTop, height: end.top - top };
       top = end.bottom;
       return page;
     });`,
  );

/**
 * Returns a description of each fault in the positions of the pages. Each page must begin one window height below the
 * page before it, and only the last page may be half empty.
 */
function misplaced(all: readonly { top: number; height: number }[], window: number): string[] {
  const faults = all.flatMap(({ top, height }, index) => [
    ...(height > window ? [`page ${index} is higher than the window: ${height}`] : []),
    // tolerates one pixel, because columns end at whole pixels
    ...(index > 0 && Math.abs(top - (all[index - 1]?.top ?? 0) - window) > 1 ? [`page ${index} begins at ${top}`] : []),
    ...(index < all.length - 1 && height <= 400 ? [`page ${index} is half empty: ${height}`] : []),
  ]);
  return all.length > 2 ? faults : [...faults, `${all.length} pages`];
}

/** Opens the appearance panel with all its settings, and presses a key in the choice of columns. */
async function pressInColumns(tab: Page, key: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
  const has = (selector: string) => inReader<boolean>(tab, `return root.querySelector('${selector}') !== null`);
  await tab.keyboard.press('a');
  await expect.poll(() => has('.look')).toBe(true);
  if (!(await has('.look input[name=columns]'))) {
    await inReader(
      tab,
      "[...root.querySelectorAll('.look button')].find((button) => button.innerText === 'More settings').focus()",
    );
    await tab.keyboard.press('Enter');
    await expect.poll(() => has('.look input[name=columns]')).toBe(true);
  }
  const columns = () => inReader<string>(tab, 'return dialog.dataset.columns');
  const before = await columns();
  await inReader(tab, "root.querySelector('.look input[name=columns]:checked').focus()");
  await tab.keyboard.press(key);
  await expect.poll(columns).not.toBe(before);
  await tab.keyboard.press('Escape');
}

async function chooseOtherColumns(tab: Page): Promise<void> {
  const isPaged = () => inReader<boolean>(tab, "return dialog.hasAttribute('data-paged')");
  const before = await isPaged();
  await pressInColumns(tab, before ? 'ArrowLeft' : 'ArrowRight');
  await expect.poll(isPaged).toBe(!before);
}

async function openInPages(firefox: { click(): Promise<void> }, tab: Page, url: string): Promise<void> {
  await tab.goto(url);
  await firefox.click();
  await expect.poll(async () => (await inReader<string>(tab, TEXT)).length).toBeGreaterThan(300);
  await chooseOtherColumns(tab);
}

test('two columns are as high as the window, and each key press turns one page', async ({ firefox, tab, site }) => {
  test.setTimeout(90_000);
  await tab.setViewport({ width: 1280, height: 800 });
  await openInPages(firefox, tab, `${site.url}/long.html`);
  const window = await inReader<number>(tab, 'return dialog.clientHeight');
  // a long text arrives in batches, and after each batch the pages are laid out again
  await expect.poll(async () => misplaced(await pages(tab), window)).toEqual([]);
  const all = await pages(tab);
  expect(await lefts(tab)).toHaveLength(2);
  const padding = await inReader<number>(tab, 'return parseFloat(getComputedStyle(dialog).scrollPaddingTop)');
  for (const [keys, page] of [
    ['PageDown', 0],
    ['PageDown PageDown', 2],
    ['PageUp', 1],
  ] as const) {
    for (const key of keys.split(' ')) await tab.keyboard.press(key as 'PageDown');
    await expect.poll(async () => Math.abs((await top(tab)) + padding - (all[page]?.top ?? 0))).toBeLessThan(2);
  }
  expect(await lefts(tab)).toHaveLength(2);
  // when the window changes, the text being read stays in view; a narrow window shows one column
  const shown = () => inReader<string>(tab, "return root.elementFromPoint(innerWidth / 4, 90)?.textContent ?? ''");
  const before = await shown();
  expect(before.length).toBeGreaterThan(20);
  await tab.setViewport({ width: 700, height: 800 });
  await expect.poll(() => inReader(tab, "return dialog.hasAttribute('data-paged')")).toBe(false);
  expect(await lefts(tab)).toHaveLength(1);
  await expect.poll(shown).toBe(before);
  expect(await inReader(tab, "return root.querySelectorAll('.page-end').length")).toBe(0);
  await tab.setViewport({ width: 1280, height: 800 });
  await expect.poll(() => inReader(tab, "return dialog.hasAttribute('data-paged')")).toBe(true);
  // changes to the next layout: pages with one column
  await pressInColumns(tab, 'ArrowRight');
  await expect.poll(async () => misplaced(await pages(tab), window)).toEqual([]);
  expect(await lefts(tab)).toHaveLength(1);
  const now = async () => {
    const scrolled = await top(tab);
    return (await pages(tab)).findIndex((page) => Math.abs(page.top - padding - scrolled) < 2);
  };
  // the reader restores the reading position after it has laid out the pages
  await expect.poll(now).toBeGreaterThanOrEqual(0);
  const place = await now();
  for (const [key, by] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['ArrowUp', 1],
  ] as const) {
    await tab.keyboard.press(key);
    await expect.poll(now).toBe(place + by);
  }
  await pressInColumns(tab, 'ArrowLeft');
  await expect.poll(async () => (await lefts(tab)).length).toBe(2);
  await chooseOtherColumns(tab);
  await tab.keyboard.press('Escape');
});

test('two columns can contain a picture, code and a table, and have the same text as one column', async ({
  firefox,
  tab,
  site,
}) => {
  test.setTimeout(90_000);
  await tab.setViewport({ width: 1280, height: 800 });
  await openInPages(firefox, tab, `${site.url}/basics--article/index.html`);
  await expect.poll(async () => Math.max(...(await pages(tab)).map(({ height }) => height))).toBeLessThanOrEqual(800);
  // page ends have the attribute `data-ours`, so that copied text leaves them out
  expect(await inReader(tab, "return root.querySelectorAll('.page-end:not([data-ours])').length")).toBe(0);
  const text = await inReader<string>(tab, TEXT);
  await chooseOtherColumns(tab);
  await expect.poll(() => inReader(tab, "return root.querySelectorAll('.page-end').length")).toBe(0);
  expect((await inReader<string>(tab, TEXT)).replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '));
  await tab.keyboard.press('Escape');
});

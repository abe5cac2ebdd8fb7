/**
 * The outline in the built extension: headings beside the text. Its keys and its layout are tested in
 * `src/reader/components/outline/use-outline.dom.test.ts`.
 */
import type { Locator } from '@playwright/test';
import { axeFindsInReader } from './support/axe.ts';
import { expect, test } from './support/chromium.ts';
import { begin } from './support/correcting.ts';
import { forgetSettings, store } from './support/stored-settings.ts';

const PAGE = 'outline--on-this-page/index.html';
const HEADINGS = [
  'Work before dawn',
  'Reading the gauge',
  'Keeping the book',
  'The three gates',
  'The lower gate',
  'The upper gate',
  'Years of flood',
  'Years of drought',
  'The book of names',
];

const outlineOf = (reader: Locator) => reader.getByRole('tree', { name: 'Headings' });
const focusedText = (reader: Locator) =>
  reader.evaluate((dialog) => (dialog.getRootNode() as ShadowRoot).activeElement?.textContent ?? '');

test.afterEach(forgetSettings);

test('the outline jumps to headings, drops removed headings, and opens in the next reader if it was left open', async ({
  page,
  reader,
  read,
  extension,
}) => {
  await read(PAGE);
  await expect(outlineOf(reader)).toHaveCount(0);
  const left = async () => (await reader.locator('h1').boundingBox())?.x;
  const before = await left();
  await page.keyboard.press('o');
  await expect(outlineOf(reader).getByRole('treeitem')).toHaveText(HEADINGS);
  expect(await left()).toBe(before);
  await expect(reader.getByRole('button', { name: 'Outline', exact: true })).toHaveAttribute('aria-expanded', 'true');
  await expect(outlineOf(reader)).toMatchAriaSnapshot(`
    - tree "Headings":
      - treeitem "Work before dawn" [expanded] [level=1]
      - treeitem "Reading the gauge" [level=2]
      - treeitem "Keeping the book" [level=2]
      - treeitem "The three gates" [expanded] [level=1]
      - treeitem "The lower gate" [level=2]
      - treeitem "The upper gate" [level=2]
      - treeitem "Years of flood" [level=1]
      - treeitem "Years of drought" [level=1]
      - treeitem "The book of names" [level=1]
  `);
  await expect.poll(() => focusedText(reader)).toBe('Work before dawn');
  await page.keyboard.type('the u');
  await page.keyboard.press('Enter');
  await expect(reader.getByRole('heading', { name: 'The upper gate' })).toBeFocused();
  await expect(reader.getByRole('heading', { name: 'The upper gate' })).toBeInViewport();
  await test.step('headings that corrections remove disappear from the outline', async () => {
    await begin(page, reader);
    await reader.getByRole('heading', { name: 'Years of flood' }).click();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Escape');
    await expect(outlineOf(reader).getByText('Years of flood')).toHaveCount(0);
    await expect(outlineOf(reader).getByText('Years of drought')).toBeVisible();
  });
  const stored = async () => (await extension.worker()).evaluate(() => chrome.storage.sync.get('settings'));
  await expect.poll(stored).toMatchObject({ settings: { outline: true } });
  await read(PAGE);
  await expect(outlineOf(reader)).toBeVisible();
  // an outline that was opened automatically does not take the focus
  const focused = () => reader.evaluate((dialog) => (dialog.getRootNode() as ShadowRoot).activeElement?.className);
  expect(await focused()).toMatch(/^surface\b/);
});

test('scrolling past 500 headings does not lay out all of them at each step', { tag: '@long' }, async ({
  page,
  reader,
  read,
}) => {
  await read('many-headings.html');
  await page.keyboard.press('o');
  await expect(outlineOf(reader)).toBeVisible();
  await page.keyboard.press('End');
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutDuration')?.value ?? 0;
  };
  const before = await layouts();
  for (let step = 0; step < 40; step++) {
    await reader.evaluate((dialog) => dialog.scrollBy(0, -800));
    await page.waitForTimeout(20);
  }
  const seconds = (await layouts()) - before;
  test.info().annotations.push({ type: 'layout', description: `${Math.round(seconds * 1000)} ms in 40 scrolls` });
  expect(seconds).toBeLessThan(1);
});

for (const [theme, path] of [
  ['light', PAGE],
  ['dark', PAGE],
  ['sepia', 'outline--rtl/index.html'],
] as const) {
  for (const width of [1280, 390]) {
    test(`axe finds no violations in the outline: ${theme}, ${path.split('/')[0]}, ${width} px`, {
      tag: '@long',
    }, async ({ page, reader, read, extension }) => {
      await store(extension, { theme });
      await page.setViewportSize({ width, height: 800 });
      await read(path);
      await page.keyboard.press('o');
      await expect(outlineOf(reader)).toBeVisible();
      expect(await axeFindsInReader(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await reader.getByRole('button', { name: 'More', exact: true }).click();
      await expect(reader.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
      expect(await axeFindsInReader(page)).toEqual([]);
    });
  }
}

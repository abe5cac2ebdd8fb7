/** The outline: headings beside the text or over it, for use by keyboard, pointer and screen readers. */
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

test('O shows the headings by level beside the text, and the reader remembers that the outline is open', async ({
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
  const stored = async () => (await extension.worker()).evaluate(() => chrome.storage.sync.get('settings'));
  await expect.poll(stored).toMatchObject({ settings: { outline: true } });
  await read(PAGE);
  await expect(outlineOf(reader)).toBeVisible();
  // an outline that was opened automatically does not take the focus
  const focused = () => reader.evaluate((dialog) => (dialog.getRootNode() as ShadowRoot).activeElement?.className);
  expect(await focused()).toMatch(/^surface\b/);
});

test('arrow keys, Home, End and typing move between headings, and Enter jumps to a heading in the text', async ({
  page,
  reader,
  read,
}) => {
  await read(PAGE);
  await page.keyboard.press('o');
  await expect.poll(() => focusedText(reader)).toBe('Work before dawn');
  const steps = [
    ['ArrowDown', 'Reading the gauge'],
    ['ArrowLeft', 'Work before dawn'],
    ['ArrowLeft', 'Work before dawn'],
    ['ArrowDown', 'The three gates'],
    ['End', 'The book of names'],
    ['ArrowUp', 'Years of drought'],
    ['Home', 'Work before dawn'],
    ['ArrowRight', 'Work before dawn'],
    ['ArrowRight', 'Reading the gauge'],
  ] as const;
  for (const [key, text] of steps) {
    await page.keyboard.press(key);
    await expect.poll(() => focusedText(reader), key).toBe(text);
  }
  await page.keyboard.type('the u');
  await expect.poll(() => focusedText(reader)).toBe('The upper gate');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedText(reader)).toContain('The upper gate');
  const heading = reader.getByRole('heading', { name: 'The upper gate' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  // letters typed in the outline are not shortcuts
  await expect(reader.getByRole('region', { name: /Correct/ })).toHaveCount(0);
  await expect(outlineOf(reader).locator('[aria-current=location]')).toHaveText('The upper gate');
  await page.keyboard.press('Tab');
  await expect(heading.getByRole('button', { name: 'Copy this section' })).toBeFocused();
});

test('Esc closes the outline and restores the focus, and a second Esc closes the reader', async ({
  page,
  reader,
  read,
}) => {
  await read(PAGE);
  const copy = reader.getByRole('button', { name: 'Copy', exact: true });
  await copy.focus();
  await page.keyboard.press('o');
  await expect.poll(() => focusedText(reader)).toBe('Work before dawn');
  await page.keyboard.press('Escape');
  await expect(outlineOf(reader)).toHaveCount(0);
  await expect(copy).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('the outline marks the current heading and shows the remaining reading time', async ({ page, reader, read }) => {
  await read(PAGE);
  await page.keyboard.press('o');
  // waits for the outline, because the browser cancels a scripted scroll while the outline opens
  await expect(outlineOf(reader)).toBeVisible();
  const current = outlineOf(reader).locator('[aria-current=location]');
  await expect(current).toHaveCount(0);
  await expect(reader.locator('.time-left')).toHaveText('');
  // tries again, because on a busy machine the browser may cancel the scroll even later
  await expect(async () => {
    await reader.getByRole('heading', { name: 'The three gates' }).evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveText('The three gates', { timeout: 2000 });
  }).toPass();
  await expect(reader.locator('.time-left')).toHaveText(/^[4-8] min left$/);
  await reader.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await expect(current).toHaveText('The book of names');
  await expect(reader.locator('.time-left')).toHaveText('');
});

test('in a narrow window the outline covers the text, and closes when a heading is chosen', async ({
  page,
  reader,
  read,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await read(PAGE);
  await reader.getByRole('button', { name: 'Outline', exact: true }).click();
  await expect.poll(() => focusedText(reader)).toBe('Work before dawn');
  // the outline is at the bottom of the window, from which it slides up
  const foot = async () => {
    const sheet = await reader.getByRole('region', { name: 'Outline' }).boundingBox();
    return [sheet?.x, Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))];
  };
  await expect.poll(foot).toEqual([0, 800]);
  await outlineOf(reader).getByText('Years of drought').click();
  await expect(outlineOf(reader)).toHaveCount(0);
  await expect(reader.getByRole('heading', { name: 'Years of drought' })).toBeFocused();
  await page.keyboard.press('o');
  await expect.poll(() => focusedText(reader)).toBe('Years of drought');
  await page.keyboard.press('Escape');
  await expect(outlineOf(reader)).toHaveCount(0);
  await expect(reader.getByRole('heading', { name: 'Years of drought' })).toBeFocused();
});

test('with 500 headings, the outline starts collapsed, and End goes to its last entry', async ({
  page,
  reader,
  read,
}) => {
  await read('many-headings.html');
  await page.keyboard.press('o');
  await expect(outlineOf(reader).getByRole('treeitem')).toHaveCount(50);
  await page.keyboard.press('End');
  await expect.poll(() => focusedText(reader)).toBe('Entry 490 of the book');
  await page.keyboard.press('Enter');
  await expect(reader.getByRole('heading', { name: 'Entry 490 of the book' })).toBeFocused();
  // a heading in a collapsed branch is not visible, so its branch is marked as current
  await reader.getByRole('heading', { name: 'Entry 257 of the book' }).evaluate((heading) => heading.scrollIntoView());
  await expect(outlineOf(reader).locator('[aria-current=location]')).toHaveText('Entry 250 of the book');
});

test('scrolling past 500 headings does not make the browser lay them out each time', { tag: '@long' }, async ({
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

test('headings that corrections remove disappear from the outline', async ({ page, reader, read }) => {
  await read(PAGE);
  await page.keyboard.press('o');
  await expect(outlineOf(reader).getByText('Years of flood')).toBeVisible();
  await page.keyboard.press('Escape');
  await begin(page, reader);
  await reader.getByRole('heading', { name: 'Years of flood' }).click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await reader.getByRole('button', { name: 'Outline', exact: true }).click();
  await expect(outlineOf(reader).getByText('Years of drought')).toBeVisible();
  await expect(outlineOf(reader).getByText('Years of flood')).toHaveCount(0);
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

test("in right-to-left text, the outline's arrow keys and the progress line are mirrored", async ({
  page,
  reader,
  read,
}) => {
  await read('outline--rtl/index.html');
  await page.keyboard.press('o');
  await expect.poll(() => focusedText(reader)).toBe('العمل قبل الفجر');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focusedText(reader)).toBe('قراءة المقياس');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedText(reader)).toBe('العمل قبل الفجر');
  await reader.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight / 3));
  const line = reader.locator('.progress');
  await expect
    .poll(async () => Math.round(((await line.boundingBox())?.x ?? 0) + ((await line.boundingBox())?.width ?? 0)))
    .toBe(await reader.evaluate((dialog) => dialog.clientWidth));
  expect((await line.boundingBox())?.x).toBeGreaterThan(100);
});

test('the outline stays closed on an article with few headings until the user presses O', async ({
  page,
  reader,
  read,
  extension,
}) => {
  await store(extension, { outline: true });
  await read('comments--below-article/index.html');
  await reader.getByRole('button', { name: 'Show comments' }).click();
  await expect(reader.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await expect(outlineOf(reader)).toHaveCount(0);
  await page.keyboard.press('o');
  await expect(outlineOf(reader).getByRole('treeitem')).toHaveText(['Comments']);
  await page.keyboard.press('Enter');
  await expect(reader.getByRole('heading', { name: 'Comments' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('the outline shows a message if the article has no headings', async ({ page, reader, read }) => {
  await read('comments--below-article/index.html');
  await page.keyboard.press('o');
  await expect(reader.getByText('This article has no headings.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader.getByText('This article has no headings.')).toHaveCount(0);
  await expect(reader).toBeVisible();
});

test('a script of the page cannot choose a line of the outline', async ({ page, reader, read }) => {
  await read(PAGE);
  await page.keyboard.press('o');
  const line = outlineOf(reader).getByText('Years of drought');
  await expect(line).toBeVisible();
  await line.evaluate((element) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
  });
  await page.waitForTimeout(200);
  expect(await reader.evaluate((dialog) => dialog.scrollTop)).toBe(0);
});

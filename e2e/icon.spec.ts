/** The icon and tooltip of the toolbar button, for each tab. */
import type { Page } from '@playwright/test';
import { controlWorker } from './faults/worker-control.ts';
import { type Extension, expect, test } from './support/chromium.ts';

const READ = 'Read this page with Lectern';
const OPEN = 'Lectern is open. Click to show its controls.';
const UNREADABLE = 'Lectern cannot read this page. Click to see why.';

interface Said {
  said?: string[];
}

/**
 * Records the icons that the worker sets, because Chromium does not reveal which icon a button has. Returns a function
 * that returns the last recorded icon.
 */
async function listen(extension: Extension): Promise<() => Promise<string | undefined>> {
  const control = await controlWorker(extension);
  await control.stop();
  const worker = await control.start();
  await worker.evaluate(() => {
    const noted: string[] = [];
    (globalThis as Said).said = noted;
    const { action } = chrome;
    const real = action.setIcon.bind(action) as (details: chrome.action.TabIconDetails) => Promise<void>;
    (action as { setIcon: unknown }).setIcon = async (details: chrome.action.TabIconDetails) => {
      await real(details);
      noted.push((details.path as Record<string, string>)[16] ?? '');
    };
  });
  await control.close();
  return async () => (await extension.worker()).evaluate(() => (globalThis as Said).said?.at(-1));
}

const titleOf = async (extension: Extension, page: Page) => {
  await page.bringToFront();
  return (await extension.worker()).evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    return chrome.action.getTitle({ tabId: tab?.id as number });
  });
};

test('the icon shows that a reader is open, and the tooltip explains what a click does', async ({
  extension,
  page,
  reader,
  read,
  site,
}) => {
  const icon = await listen(extension);
  await read('basics--article/index.html');
  await expect.poll(icon).toBe('/icons/open-16.png');
  await expect.poll(() => titleOf(extension, page)).toBe(OPEN);
  const other = await extension.context.newPage();
  await other.goto(`${site.url}/basics--short/index.html`);
  expect(await titleOf(extension, other)).toBe(READ);
  await other.close();
  await page.bringToFront();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  await expect.poll(icon).toBe('/icons/16.png');
  await expect.poll(() => titleOf(extension, page)).toBe(READ);
});

test('if a page cannot be read, the icon says so until the tab loads another page', async ({
  extension,
  page,
  site,
}) => {
  const icon = await listen(extension);
  await page.goto(`${site.url}/formats--svg/drawing.svg`);
  expect(await titleOf(extension, page)).toBe(READ);
  await extension.click(page);
  await expect.poll(icon).toBe('/icons/none-16.png');
  await expect.poll(() => titleOf(extension, page)).toBe(UNREADABLE);
  await page.goto(`${site.url}/basics--article/index.html`);
  await expect.poll(() => titleOf(extension, page)).toBe(READ);
});

test('every icon exists, and the icons of any two states differ', async ({ extension, page }) => {
  await page.goto(`chrome-extension://${extension.id}/manifest.json`);
  const drawn = await page.evaluate(async () => {
    const pixelsOf = async (name: string) => {
      const image = await createImageBitmap(await (await fetch(`/icons/${name}.png`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      return { size: image.width, data: [...(canvas?.getImageData(0, 0, image.width, image.height).data ?? [])] };
    };
    const states = ['', 'bright-', 'open-', 'none-'];
    return Promise.all(states.map((state) => Promise.all([16, 32].map((size) => pixelsOf(state + size)))));
  });
  expect(drawn.map((sizes) => sizes.map(({ size }) => size))).toEqual([1, 2, 3, 4].map(() => [16, 32]));
  const greys = ({ data }: { data: number[] }) =>
    data.flatMap((value, at) => (at % 4 === 1 ? [value > 128 && (data[at + 2] as number) > 0] : []));
  const [usual, , open, none] = drawn.map((sizes) => greys(sizes[0] as { data: number[] }));
  const differing = (one: boolean[] = [], two: boolean[] = []) => one.filter((is, at) => is !== two[at]).length;
  // the icons differ in at least a tenth of their 256 pixels, even without color
  for (const [one, two] of [
    [usual, open],
    [usual, none],
    [open, none],
  ] as const)
    expect(differing(one, two)).toBeGreaterThan(25);
});

import { algorithmInfos, DEFAULT_ALGORITHM } from '../src/algorithms/index.ts';
import { menuOrder } from '../src/shared/algorithm-groups.ts';
import { axeFinds, axeFindsInReader } from './support/axe.ts';
import { expect, test } from './support/chromium.ts';

/**
 * Tests the reader, the export menu and the popup with axe, an accessibility checker. `languages/narrow.spec.ts` runs
 * axe on every part of the interface.
 */
const THEMES = ['light', 'dark'] as const;

for (const theme of THEMES) {
  test(`axe finds no violations in the reader: ${theme}`, { tag: '@long' }, async ({
    extension,
    page,
    reader,
    read,
  }) => {
    const worker = await extension.worker();
    await worker.evaluate(
      (chosen) => chrome.storage.sync.set({ settings: { version: 1, theme: chosen, researchAlgorithms: true } }),
      theme,
    );
    await read('basics--article/index.html');
    expect(await axeFindsInReader(page)).toEqual([]);
    await page.keyboard.press('a');
    await expect(reader.getByRole('radio', { name: 'Sepia' })).toBeVisible();
    expect(await axeFindsInReader(page)).toEqual([]);
    await reader.getByRole('button', { name: /^Algorithm:/ }).click();
    await reader.getByRole('button', { name: /^More algorithms/ }).click();
    await expect(reader.getByRole('group', { name: 'Tag ratios' })).toBeAttached();
    expect(await axeFindsInReader(page)).toEqual([]);
    await worker.evaluate(() => chrome.storage.sync.clear());
  });

  test(`axe finds no violations in the export menu: ${theme}`, { tag: '@long' }, async ({
    extension,
    page,
    reader,
    read,
  }) => {
    const worker = await extension.worker();
    await worker.evaluate((chosen) => chrome.storage.sync.set({ settings: { version: 1, theme: chosen } }), theme);
    await read('basics--article/index.html');
    await page.keyboard.press('s');
    await expect(reader.getByRole('group', { name: 'Save as' })).toBeVisible();
    expect(await axeFindsInReader(page)).toEqual([]);
    await reader.getByRole('button', { name: 'Copy this code' }).focus();
    expect(await axeFindsInReader(page)).toEqual([]);
    await worker.evaluate(() => chrome.storage.sync.clear());
  });

  test(`axe finds no violations in the popup: ${theme}`, { tag: '@long' }, async ({ extension, page, read }) => {
    const worker = await extension.worker();
    await worker.evaluate(
      (chosen) => chrome.storage.sync.set({ settings: { version: 1, theme: chosen, researchAlgorithms: true } }),
      theme,
    );
    await read('basics--article/index.html');
    await extension.click(page);
    const popup = await extension.popup();
    await expect(popup.getByRole('radio').first()).toBeVisible();
    expect(await axeFinds(popup)).toEqual([]);
    await popup.getByRole('button', { name: /^More algorithms/ }).click();
    await expect(popup.getByRole('group', { name: 'Tag ratios' })).toBeAttached();
    await popup.getByText('More', { exact: true }).click();
    await expect(popup.getByRole('switch')).toBeVisible();
    expect(await axeFinds(popup)).toEqual([]);
    await popup.close();
    await worker.evaluate(() => chrome.storage.sync.clear());
  });
}

test("Tab reaches the reader's buttons, and Esc closes first a panel, then the reader", async ({
  page,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  const name = () =>
    reader.evaluate((dialog) => {
      const focused = (dialog.getRootNode() as ShadowRoot).activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    });
  const reached: string[] = [];
  for (let presses = 0; presses < 7; presses++) {
    await page.keyboard.press('Tab');
    reached.push(await name());
  }
  for (const control of [/close/i, /copy/i, /appearance|Aa/i, /^algorithm/i]) {
    expect(
      reached.some((label) => control.test(label)),
      `${control} among ${reached.join(' | ')}`,
    ).toBe(true);
  }
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(reader).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
});

test('the popup switches algorithms and closes the reader by keyboard alone', async ({
  extension,
  page,
  article,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  await extension.click(page);
  const popup = await extension.popup();
  const order = menuOrder(algorithmInfos);
  const place = (id: string) => order.findIndex((info) => info.id === id);
  const stored = popup.getByRole('radio', { name: order[place(DEFAULT_ALGORITHM)]?.label ?? '', exact: true });
  await expect(stored).toBeChecked();
  await stored.focus();
  const steps = place('html-text') - place(DEFAULT_ALGORITHM);
  for (let presses = 0; presses < steps; presses++) await popup.keyboard.press('ArrowDown');
  await expect(article).toContainText('Copyright by nobody');
  for (let presses = 0; presses < steps; presses++) await popup.keyboard.press('ArrowUp');
  await expect(article).not.toContainText('Copyright by nobody');
  // a single press of Tab leaves the group of radio buttons
  await popup.keyboard.press('Tab');
  await expect(popup.getByRole('button', { name: 'Close reader' })).toBeFocused();
  await popup.keyboard.press('Tab');
  await popup.keyboard.press('Enter');
  await expect(popup.getByRole('switch')).toBeVisible();
  await popup.keyboard.press('Shift+Tab');
  // uses `down`, not `press`: the popup may close at once, and then `press` could not release the key in it
  await popup.keyboard.down('Enter');
  await expect(reader).toHaveCount(0);
});

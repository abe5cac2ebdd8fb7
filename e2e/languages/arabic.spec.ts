/** The interface in Arabic, a right-to-left language. A left-to-right article keeps its direction. */
import { axeFindsInReader } from '../support/axe.ts';
import { expect, test } from '../support/chromium.ts';

test.use({ uiLanguage: 'ar' });

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';
const edges = (element: Element) => {
  const { left, right } = element.getBoundingClientRect();
  return { left, right };
};

for (const width of [1280, 390]) {
  test(
    `the Arabic interface is right to left, but an English article in it is left to right, at ${width} px`,
    width === 390 ? {} : { tag: '@long' },
    async ({ page, reader, article, read }) => {
      await page.setViewportSize({ width, height: 800 });
      await read('basics--article/index.html');
      await expect(reader).toHaveAttribute('dir', 'rtl');
      await expect(reader).toHaveAttribute('lang', 'ar');
      expect(await article.evaluate(isRtl)).toBe(false);
      expect(await reader.locator('.kicker > span').last().evaluate(isRtl)).toBe(true);
      // the close button is at the end of the bar, which is its left side
      const bar = reader.locator('.bar').first();
      const close = await bar.locator('button').last().evaluate(edges);
      const first = await bar.locator('button').first().evaluate(edges);
      expect(close.left).toBeLessThan(first.left);
      expect(await reader.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
      // the last three keys show the buttons for correcting the author, which are wider than the author's name
      for (const key of ['a', 's', 'w', 'x', 'e', 'ArrowDown', 'ArrowDown']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(300);
        expect(await reader.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), key).toBeLessThanOrEqual(0);
        await page.screenshot({ path: `.cache/languages/ar-${width}-${key}.png` });
        if (key === 'a' || key === 's' || key === 'w') await page.keyboard.press('Escape');
      }
      expect(await axeFindsInReader(page)).toEqual([]);
    },
  );
}

test('an Arabic article is right to left', async ({ article, read }) => {
  await read('languages--arabic/index.html');
  expect(await article.evaluate(isRtl)).toBe(true);
});

test('in a right-to-left menu, the keyboard shortcut of each item is at the left end of its line', async ({
  page,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  await page.keyboard.press('s');
  const keys = reader.locator('.panel .item .key');
  await expect(keys.first()).toBeVisible();
  const ends = await keys.evaluateAll((all) =>
    all.map((key) => {
      const item = key.closest('.item')?.getBoundingClientRect();
      return Math.round(key.getBoundingClientRect().left - (item?.left ?? 0));
    }),
  );
  expect(ends.length).toBeGreaterThan(2);
  for (const end of ends) expect(end).toBeLessThan(30);
});

test('with a scroll bar on the left, a paragraph lines up with its edit-mode frame and with its explanation', async ({
  page,
  reader,
  article,
  read,
}) => {
  await read('basics--article/index.html');
  const paragraph = article.locator('p[data-node]').first();
  await page.keyboard.press('e');
  await paragraph.hover();
  const frame = reader.locator('.edit-frame');
  await expect(frame).toBeVisible();
  const [inner, outer] = [await paragraph.evaluate(edges), await frame.evaluate(edges)];
  expect(Math.abs(inner.left - outer.left - 6)).toBeLessThan(1);
  expect(Math.abs(outer.right - inner.right - 6)).toBeLessThan(1);
  await page.keyboard.press('Escape');
  await paragraph.click({ modifiers: ['Alt'], position: { x: 10, y: 10 } });
  const card = await reader.locator('.block-card').evaluate(edges);
  expect(Math.abs(card.left - inner.left)).toBeLessThan(1);
});

test('in a right-to-left interface, the left arrow key shows the next picture', async ({ page, reader, read }) => {
  await read('images--captions/index.html');
  const pictures = reader.locator('article img[role=button]');
  await pictures.first().click();
  expect(await pictures.count()).toBeGreaterThan(1);
  const lightbox = reader.getByRole('dialog');
  const first = await lightbox.locator('img').getAttribute('src');
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.locator('img')).not.toHaveAttribute('src', first ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.locator('img')).toHaveAttribute('src', first ?? '');
});

/** The interface is in the browser's language, even if the article is in another language. */
import { expect, test } from '../support/chromium.ts';

test.use({ uiLanguage: 'de' });

test('the reader is in German, and the article keeps its own language', async ({ page, reader, article, read }) => {
  await read('basics--article/index.html');
  await expect(reader).toHaveAttribute('lang', 'de');
  await expect(reader).toHaveAttribute('dir', 'ltr');
  await expect(article).toHaveAttribute('lang', 'en');
  await expect(reader.locator('.kicker')).toContainText(/\d+ Min\. · [\d.]+ Wörter/);
  await page.keyboard.press('s');
  await expect(reader.getByRole('group', { name: 'Speichern als' })).toBeVisible();
});

test('the explanation of why a paragraph is kept is in German', async ({ page, reader, read }) => {
  await read('basics--article/index.html');
  await page.keyboard.press('w');
  await expect(reader.locator('.block-card')).toContainText(
    /^Behalten\. Mit \d+\s% Wahrscheinlichkeit Text des Artikels/,
  );
});

test('the context menu and the list of algorithms are in German, except project names', async ({
  extension,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  const worker = await extension.worker();
  expect(await worker.evaluate(() => chrome.i18n.getMessage('menuReadPage'))).toBe('Diese Seite lesen');
  await reader
    .getByRole('button', { name: /Lectern/ })
    .first()
    .click();
  await expect(reader.getByRole('radio', { name: 'Sämtlicher sichtbarer Text' })).toBeVisible();
  await expect(reader.getByRole('radio', { name: 'Readability' })).toBeVisible();
});

test('German texts fit their controls in a narrow window', async ({ page, reader, read }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await read('basics--article/index.html');
  const overflowing = () =>
    reader.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('.strip, .panel, button, .chip, .bar, .toast span, summary, legend')]
        .filter((element) => getComputedStyle(element).visibility === 'visible' && element.clientWidth > 0)
        .filter(
          (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'auto',
        )
        .map((element) => `${element.className} ${element.textContent?.slice(0, 40)}`),
    );
  expect(await overflowing()).toEqual([]);
  for (const keys of [
    ['s', 'Escape'],
    ['v', 'v'],
    ['x', 'x'],
    ['d', 'd'],
    ['e', 'Escape'],
    ['r', 'r'],
  ] as const) {
    await page.keyboard.press(keys[0]);
    await page.waitForTimeout(400);
    expect(await overflowing(), keys[0]).toEqual([]);
    await page.screenshot({ path: `.cache/languages/de-390-${keys[0]}.png` });
    await page.keyboard.press(keys[1]);
  }
});

test('in a narrow window, the tabs of the options fit one line, and the current one is visible', async ({
  page,
  extension,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`chrome-extension://${extension.id}/src/pages/options/index.html#welcome`);
  const tabs = page.getByRole('navigation', { name: 'Lectern' }).getByRole('link');
  await expect(tabs.last()).toHaveText('Willkommen');
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  expect(await tabs.evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size)).toBe(
    1,
  );
  await tabs.first().focus();
  await expect(tabs.first()).toBeInViewport({ ratio: 1 });
});

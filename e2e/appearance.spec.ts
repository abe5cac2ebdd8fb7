/** The reader's appearance in the built extension: themes, fonts, saved looks, the panel. */
import { CONCRETE_THEMES } from '../src/store/settings/options.ts';
import { openAppearance } from './support/appearance-panel.ts';
import { axeFindsInReader } from './support/axe.ts';
import { expect, test } from './support/chromium.ts';
import { fontsUsed } from './support/fonts-used.ts';
import { LINE_LENGTHS, medianOf } from './support/line-lengths.ts';
import { forgetSettings, store, stored } from './support/stored-settings.ts';

test.afterEach(forgetSettings);

const SIZES = { full: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

for (const { value: theme } of CONCRETE_THEMES) {
  test(`axe finds no violations in the text or the whole appearance panel: ${theme}`, { tag: '@long' }, async ({
    extension,
    page,
    reader,
    read,
  }) => {
    await store(extension, { theme });
    await read('basics--article/index.html');
    await openAppearance(page, reader);
    await expect(reader.getByRole('heading', { name: 'Saved styles' })).toBeAttached();
    expect(await axeFindsInReader(page)).toEqual([]);
    await page.setViewportSize(SIZES.phone);
    expect(await axeFindsInReader(page)).toEqual([]);
  });
}

test('axe finds no violations with forced colours, more contrast, or at 200 % zoom', async ({ page, reader, read }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await read('basics--article/index.html');
  await openAppearance(page, reader);
  expect(await axeFindsInReader(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  // at 200 % zoom, a window of 1280 × 800 pixels has this size in CSS pixels
  await page.setViewportSize({ width: 640, height: 400 });
  expect(await axeFindsInReader(page)).toEqual([]);
  const isScrolledSideways = await reader.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
  expect(isScrolledSideways).toBe(false);
});

test('axe finds no violations in the appearance panel of a right-to-left article', { tag: '@long' }, async ({
  page,
  reader,
  read,
}) => {
  await read('languages--arabic/index.html');
  await openAppearance(page, reader);
  expect(await axeFindsInReader(page)).toEqual([]);
});

test('the reader uses one chosen theme in the light mode of the system, and another in its dark mode', async ({
  page,
  reader,
  read,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await read('basics--article/index.html');
  await openAppearance(page, reader);
  await reader.getByRole('group', { name: 'Light theme' }).getByRole('radio', { name: 'Sepia' }).click();
  await expect(reader).toHaveAttribute('data-theme', 'sepia');
  await reader.getByRole('group', { name: 'Dark theme' }).getByRole('radio', { name: 'Black' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(reader).toHaveAttribute('data-theme', 'black');
});

test('custom colours apply at once, with a warning if they are hard to read', async ({
  extension,
  page,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  await openAppearance(page, reader);
  await reader.getByRole('group', { name: 'Theme', exact: true }).getByRole('radio', { name: 'Custom' }).click();
  await expect(reader.getByRole('group', { name: 'Custom colors' })).toBeVisible();
  const status = reader.locator('.contrast');
  await expect(status).toContainText('Text: contrast 15.6 to 1, easy to read');
  await reader.getByRole('textbox', { name: 'Text: color code' }).fill('#999999');
  await expect(status).toContainText('Text: contrast only 2.7 to 1, hard to read');
  await expect(reader.locator('.body > p').first()).toHaveCSS('color', 'rgb(153, 153, 153)');
  await reader.getByRole('textbox', { name: 'Background: color code' }).fill('nothing');
  await reader.getByRole('textbox', { name: 'Background: color code' }).fill('#0a0');
  await expect(reader).toHaveCSS('background-color', 'rgb(0, 170, 0)');
  await reader.getByRole('textbox', { name: 'Links: color code' }).fill('FFFFFF');
  await expect(reader.locator('.body a').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
  // the reader ignores a colour that a script sets in the browser's colour picker, as Playwright does here
  await reader.getByLabel('Links', { exact: true }).fill('#123456');
  await expect(reader.locator('.body a').first()).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect.poll(() => stored(extension)).toMatchObject({ textColour: '#999999', groundColour: '#00aa00' });
});

for (const [font, family] of [
  ['Literata', 'Literata'],
  ['Source Sans', 'Source Sans 3'],
  ['Atkinson', 'Atkinson Hyperlegible'],
  ['OpenDyslexic', 'OpenDyslexic'],
] as const) {
  test(`the font ${font} loads when chosen, even on a page that allows no fonts, and unloads with the reader`, async ({
    page,
    reader,
    read,
  }) => {
    const faces = () => page.evaluate(() => document.fonts.size);
    await read('access--strict-csp/index.html');
    const before = await faces();
    await page.keyboard.press('a');
    await reader.getByRole('button', { name: 'More fonts' }).click();
    await reader.getByRole('radio', { name: font }).click();
    await expect
      .poll(async () =>
        (await fontsUsed(page, '.body p')).map(({ familyName }) => familyName.replace(/ (?:Regular|ExtraLight)$/, '')),
      )
      .toEqual([family]);
    expect((await fontsUsed(page, '.body p')).every(({ isCustomFont }) => isCustomFont)).toBe(true);
    // closes the panel, because an open panel makes lines shorter
    await page.keyboard.press('Escape');
    const median = medianOf((await page.evaluate(LINE_LENGTHS)) as number[]);
    expect(median).toBeGreaterThanOrEqual(60);
    expect(median).toBeLessThanOrEqual(75);
    await page.keyboard.press('Escape');
    await expect(reader).toHaveCount(0);
    expect(await faces()).toBe(before);
  });
}

test('the user can name any installed font, and a message says if no such font is installed', async ({
  page,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  await openAppearance(page, reader);
  const name = reader.getByRole('textbox', { name: 'Installed font' });
  await name.fill('No Such Font At All');
  await expect(reader.getByText('No font named “No Such Font At All” is installed.')).toBeVisible();
  const families = async () => (await fontsUsed(page, '.body p')).map(({ familyName }) => familyName);
  expect(await families()).not.toContain('DejaVu Sans Mono');
  await name.fill('DejaVu Sans Mono');
  await expect(reader.getByText('The text uses DejaVu Sans Mono.')).toBeVisible();
  await expect.poll(families).toEqual(['DejaVu Sans Mono']);
  await expect(reader.getByRole('radio', { name: 'Installed' })).toBeChecked();
});

test("fonts of the page do not replace the reader's fonts of the same name", async ({ page, read }) => {
  await read('fonts--same-names/index.html');
  const own = (await fontsUsed(page, '.body > p')).filter(({ isCustomFont }) => isCustomFont);
  expect(own).toEqual([]);
  const families = [
    ...(await fontsUsed(page, '.headline')),
    ...(await fontsUsed(page, '.body > p')),
    ...(await fontsUsed(page, '.body > p:last-of-type')),
    ...(await fontsUsed(page, '.kicker')),
  ].map(({ familyName }) => familyName);
  expect(families).not.toContain('DejaVu Sans Mono');
});

test('an appearance can be saved under a name, applied and deleted', async ({ extension, page, reader, read }) => {
  await store(extension, { theme: 'sepia', fontSize: 24 });
  await read('basics--article/index.html');
  await openAppearance(page, reader);
  await reader.getByRole('textbox', { name: 'Name for this style' }).fill('Evening');
  await page.keyboard.press('Enter');
  await expect(reader.getByRole('button', { name: 'Evening', exact: true })).toBeVisible();
  await expect
    .poll(() => stored(extension))
    .toMatchObject({ presets: [{ name: 'Evening', look: { theme: 'sepia', fontSize: 24 } }] });
  await reader.getByRole('button', { name: 'Reset', exact: true }).last().click();
  await expect(reader).not.toHaveAttribute('data-theme', 'sepia');
  await reader.getByRole('button', { name: 'Evening', exact: true }).click();
  await expect(reader).toHaveAttribute('data-theme', 'sepia');
  await expect(reader.locator('.body > p').first()).toHaveCSS('font-size', '24px');
  await reader.getByRole('button', { name: 'Delete “Evening”' }).click();
  await expect(reader.getByRole('button', { name: 'Evening', exact: true })).toHaveCount(0);
});

test('the appearance panel never covers the text, even with the outline, two columns or right-to-left text', async ({
  extension,
  page,
  reader,
  article,
  read,
}) => {
  const overlap = async () => {
    const [panel, text] = [await reader.locator('.panel').boundingBox(), await article.boundingBox()];
    if (!panel || !text) throw new Error('nothing is shown');
    return Math.min(panel.x + panel.width, text.x + text.width) - Math.max(panel.x, text.x);
  };
  for (const [look, path] of [
    [{}, 'basics--article/index.html'],
    [{ outline: true }, 'basics--article/index.html'],
    [{ columns: 'pages' }, 'basics--article/index.html'],
    [{ width: 120 }, 'languages--arabic/index.html'],
  ] as const) {
    await store(extension, look);
    await read(path);
    await page.keyboard.press('a');
    await expect(reader.getByRole('radio', { name: 'Auto' })).toBeFocused();
    expect(await overlap(), JSON.stringify(look)).toBeLessThan(0);
    expect(await reader.evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(true);
    await forgetSettings({ extension });
  }
});

test('the list of themes can be collapsed to four, and only the theme Auto shows “Day and night”', async ({
  extension,
  page,
  reader,
  read,
}) => {
  await store(extension, { theme: 'black' });
  await read('basics--article/index.html');
  await page.keyboard.press('a');
  // the selected theme is visible even while the list of further themes is closed
  await expect(reader.getByRole('radio', { name: 'Black' })).toBeFocused();
  const more = reader.getByRole('button', { name: 'More themes' });
  await more.click();
  await expect(reader.getByRole('radio', { name: 'Black' })).toHaveCount(0);
  await expect(reader.getByRole('group', { name: 'Theme', exact: true }).getByRole('radio')).toHaveCount(4);
  await reader.getByRole('button', { name: 'More settings' }).click();
  await expect(reader.getByRole('heading', { name: 'Day and night' })).toHaveCount(0);
  await reader.getByRole('group', { name: 'Theme', exact: true }).getByRole('radio', { name: 'Auto' }).click();
  await expect(reader.getByRole('heading', { name: 'Day and night' })).toBeVisible();
});

test('on a phone the appearance panel leaves about half of the window to the article', async ({
  page,
  reader,
  article,
  read,
}) => {
  await page.setViewportSize(SIZES.phone);
  await read('basics--article/index.html');
  await openAppearance(page, reader);
  const box = await reader.locator('.panel').boundingBox();
  expect(box?.y).toBeGreaterThan(SIZES.phone.height * 0.4);
  expect(box?.width).toBeLessThanOrEqual(SIZES.phone.width - 16);
  await expect(article.locator('.headline')).toBeInViewport();
});

test('the appearance panel works by keyboard alone', async ({ page, reader, read }) => {
  await read('basics--article/index.html');
  await page.keyboard.press('a');
  await expect(reader.getByRole('radio', { name: 'Auto' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(reader).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Tab');
  await expect(reader.getByRole('button', { name: 'More themes' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(reader).toHaveAttribute('data-font', 'sans');
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(reader.getByRole('heading', { name: 'Spacing' })).toBeAttached();
  // letters typed into a text field do not act as shortcuts
  await reader.getByRole('textbox', { name: 'Installed font' }).focus();
  await page.keyboard.type('cmx1');
  await expect(reader.getByRole('textbox', { name: 'Installed font' })).toHaveValue('cmx1');
  await page.keyboard.press('Escape');
  await expect(reader.locator('.panel')).toHaveCount(0);
  await expect(reader).toBeVisible();
});

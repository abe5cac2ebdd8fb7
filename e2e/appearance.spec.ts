/**
 * The reader's appearance in the built extension: themes, fonts, saved looks. The panel itself is tested in
 * `src/reader/components/appearance/appearance.dom.test.ts`.
 */
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

test('the appearance panel changes themes, colours and the font, and saves them as named styles', async ({
  extension,
  page,
  reader,
  read,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await store(extension, { fontSize: 24 });
  await read('basics--article/index.html');
  await openAppearance(page, reader);
  await test.step('one theme applies in the light mode of the system, and another in its dark mode', async () => {
    await reader.getByRole('group', { name: 'Light theme' }).getByRole('radio', { name: 'Sepia' }).click();
    await expect(reader).toHaveAttribute('data-theme', 'sepia');
    await reader.getByRole('group', { name: 'Dark theme' }).getByRole('radio', { name: 'Black' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(reader).toHaveAttribute('data-theme', 'black');
    await page.emulateMedia({ colorScheme: 'light' });
  });
  await test.step('custom colours apply at once, with a warning if they are hard to read', async () => {
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
  await test.step('any installed font can be named, and a message says if no such font is installed', async () => {
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
  await test.step('an appearance can be saved under a name, applied and deleted', async () => {
    await reader.getByRole('group', { name: 'Theme', exact: true }).getByRole('radio', { name: 'Sepia' }).click();
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
});

test('fonts load when chosen, even on a page that allows no fonts, and unload with the reader', async ({
  page,
  reader,
  read,
}) => {
  const faces = () => page.evaluate(() => document.fonts.size);
  await read('access--strict-csp/index.html');
  const before = await faces();
  for (const [font, family] of [
    ['Literata', 'Literata'],
    ['Source Sans', 'Source Sans 3'],
    ['Atkinson', 'Atkinson Hyperlegible'],
    ['OpenDyslexic', 'OpenDyslexic'],
  ] as const)
    await test.step(`the font ${font} loads when chosen`, async () => {
      await page.keyboard.press('a');
      const radio = reader.getByRole('radio', { name: font });
      const more = reader.getByRole('button', { name: 'More fonts', expanded: false });
      await expect(radio.or(more)).toBeVisible();
      if (await more.isVisible()) await more.click();
      await radio.click();
      const familyOf = (name: string) => name.replace(/ (?:Regular|ExtraLight)$/, '');
      const used = async () => (await fontsUsed(page, '.body p')).map(({ familyName }) => familyOf(familyName));
      await expect.poll(used).toEqual([family]);
      expect((await fontsUsed(page, '.body p')).every(({ isCustomFont }) => isCustomFont)).toBe(true);
      // closes the panel, because an open panel makes lines shorter
      await page.keyboard.press('Escape');
      const median = medianOf((await page.evaluate(LINE_LENGTHS)) as number[]);
      expect(median).toBeGreaterThanOrEqual(60);
      expect(median).toBeLessThanOrEqual(75);
    });
  await page.keyboard.press('Escape');
  await expect(reader).toHaveCount(0);
  expect(await faces()).toBe(before);
});

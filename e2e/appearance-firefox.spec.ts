/** The reader's appearance in Firefox: themes, fonts on a page that forbids fonts, line length, saved looks. */
import type { Page } from 'puppeteer-core';
import { expect, FIREFOX, test } from './support/firefox.ts';
import { inReader, TEXT } from './support/firefox-reader.ts';
import { LINE_LENGTHS, medianOf } from './support/line-lengths.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

/** Expression for the width of the first 24 characters (CSS pixels), which differs between fonts. */
const FIRST_WORDS = `
  const text = root.querySelector('.body > p').firstChild;
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, 24);
  return Math.round(range.getBoundingClientRect().width);`;

/** Presses a control with the mouse, because the reader ignores input that scripts simulate. */
async function press(tab: Page, name: string): Promise<void> {
  const place = () =>
    inReader<{ x: number; y: number } | null>(
      tab,
      `const found = [...(root?.querySelectorAll('.panel button, .panel label') ?? [])].find((control) =>
         (control.querySelector('input')?.ariaLabel ?? control.ariaLabel ?? control.innerText).trim() === ${JSON.stringify(name)});
       found?.scrollIntoView({ block: 'center' });
       const box = found?.getBoundingClientRect();
       return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;`,
    );
  await expect.poll(place).not.toBeNull();
  const { x, y } = (await place()) as { x: number; y: number };
  await tab.mouse.click(x, y);
}

async function open(firefox: { click(): Promise<void> }, tab: Page, url: string): Promise<void> {
  await tab.goto(url);
  await firefox.click();
  await expect.poll(async () => (await inReader<string>(tab, TEXT)).length).toBeGreaterThan(300);
}

test('chosen themes, spacing and picture size apply and are stored', { tag: '@long' }, async ({
  firefox,
  tab,
  site,
}) => {
  test.setTimeout(90_000);
  await tab.setViewport({ width: 1280, height: 800 });
  await open(firefox, tab, `${site.url}/basics--article/index.html`);
  await tab.keyboard.press('a');
  const ground = () => inReader<string>(tab, 'return getComputedStyle(dialog).backgroundColor');
  await press(tab, 'More themes');
  await press(tab, 'Gray');
  await expect.poll(ground).toBe('rgb(60, 60, 63)');
  await press(tab, 'Custom');
  await expect
    .poll(() => inReader(tab, "return root.querySelector('.contrast')?.innerText ?? ''"))
    .toContain('easy to read');
  await press(tab, 'More settings');
  await press(tab, 'Larger letter spacing');
  const style = (property: string) =>
    inReader<string>(tab, `return getComputedStyle(root.querySelector('.body > p')).${property}`);
  await expect.poll(() => style('letterSpacing')).toBe('0.38px');
  await press(tab, 'Justified');
  await expect.poll(() => style('textAlign')).toBe('justify');
  await press(tab, 'Reset: Spacing');
  await expect.poll(() => style('letterSpacing')).toBe('normal');
  await press(tab, 'Sepia');
  await expect.poll(ground).toBe('rgb(246, 237, 219)');
  await inReader(tab, "root.querySelector('.save-look input').focus()");
  await tab.keyboard.type('Evening');
  await tab.keyboard.press('Enter');
  await press(tab, 'Reset');
  await expect.poll(() => style('textAlign')).toBe('start');
  await press(tab, 'Evening');
  await expect.poll(ground).toBe('rgb(246, 237, 219)');
  await expect.poll(() => style('textAlign')).toBe('justify');
  await press(tab, 'Delete “Evening”');
  await press(tab, 'Reset');
  await expect.poll(() => style('textAlign')).toBe('start');
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Escape');
});

test('bundled fonts load even on a page that forbids fonts, and unload when the reader closes', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  test.setTimeout(90_000);
  await tab.setViewport({ width: 1280, height: 800 });
  await open(firefox, tab, `${site.url}/access--strict-csp/index.html`);
  const faces = () => tab.evaluate(() => document.fonts.size);
  const before = await faces();
  await tab.keyboard.press('a');
  const widths = new Set([await inReader<number>(tab, FIRST_WORDS)]);
  await press(tab, 'More fonts');
  for (const font of ['Literata', 'Source Sans', 'Atkinson', 'OpenDyslexic']) {
    await press(tab, font);
    await expect
      .poll(() => inReader<string>(tab, "return dialog.style.getPropertyValue('--lectern-packaged')"))
      .toMatch(/^"lectern-/);
    const width = await inReader<number>(tab, FIRST_WORDS);
    expect([...widths], `${font} is as wide as another one`).not.toContain(width);
    widths.add(width);
  }
  await press(tab, 'Reset');
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Escape');
  await expect.poll(() => inReader(tab, TEXT)).toBe('');
  expect(await faces()).toBe(before);
});

test("a line has 60 to 75 characters, and fonts of the page do not replace the reader's fonts", {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  await tab.setViewport({ width: 1280, height: 800 });
  await open(firefox, tab, `${site.url}/fonts--same-names/index.html`);
  const wide = (await tab.evaluate(LINE_LENGTHS)) as number[];
  expect(medianOf(wide)).toBeGreaterThanOrEqual(60);
  expect(medianOf(wide)).toBeLessThanOrEqual(75);
  // the page defines monospaced fonts under the names of the reader's fonts; in these, “iiiiiiii” and “mmmmmmmm” would
  // have the same width, so different widths show that the reader uses other fonts
  const [narrow, broad] = await inReader<[number, number]>(
    tab,
    `const widthOf = (text) => {
       const probe = document.createElement('p');
       probe.style.cssText = 'position: absolute; width: max-content';
       probe.textContent = text;
       root.querySelector('.body').append(probe);
       const { width } = probe.getBoundingClientRect();
       probe.remove();
       return width;
     };
     return [widthOf('iiiiiiii'), widthOf('mmmmmmmm')];`,
  );
  expect(broad / narrow).toBeGreaterThan(2);
  await tab.setViewport({ width: 390, height: 844 });
  const phone = (await tab.evaluate(LINE_LENGTHS)) as number[];
  expect(medianOf(phone)).toBeGreaterThanOrEqual(35);
  expect(medianOf(phone)).toBeLessThanOrEqual(50);
  await tab.keyboard.press('Escape');
});

/**
 * Articles in unusual places: in shadow trees, in frames, below dialogs, under misleading class names, and on pages
 * that no extension may read.
 */
import { addressOf, expect, test } from '../support/chromium.ts';

const FIRST = 'The harbour wakes before the town does';
const SECOND = 'Nobody remembers who painted';
const THIRD = 'The old pilot said that a map';
const FOURTH = 'By noon the fog had gone';
const FIFTH = 'It is a small place';
const LAST = 'When the wind turns to the north';
const ALL = [FIRST, SECOND, THIRD, FOURTH, FIFTH, LAST];

/** Returns the known beginning of each paragraph, in order; undefined for a paragraph with another beginning. */
const startsOf = (paragraphs: readonly string[]) =>
  paragraphs.map((text) => ALL.find((start) => text.startsWith(start)));

test('slots: slotted text appears once and in its place, even in a closed shadow root', async ({ read, article }) => {
  await read('access--closed-shadow/index.html');
  expect(startsOf(await article.locator('.body p').allTextContents())).toEqual([FIRST, SECOND, THIRD, FOURTH, LAST]);
});

for (const kind of ['frames', 'frameset']) {
  test(`frames: the reader shows the article in a frame, with the right link targets: ${kind}`, async ({
    read,
    article,
    site,
  }) => {
    await read(`access--${kind}/index.html`);
    expect(startsOf(await article.locator('.body p').allTextContents())).toEqual(ALL);
    await expect(article).not.toContainText('Another story');
    const link = article.getByRole('link', { name: 'the next part' });
    await expect(link).toHaveAttribute('href', `${site.url}/access--frames/story/next.html`);
    await expect(article.locator('.body img')).toHaveAttribute('src', `${site.url}/access--frames/lamp.svg`);
  });
}

test('foreign frames: the reader names the site of the framed text, and links to the frame', async ({
  extension,
  site,
  reader,
  visit,
}) => {
  await visit('access--foreign-frame/index.html');
  await expect(reader).toContainText('Most of this page comes from 127.0.0.1, in a frame');
  const link = reader.getByRole('link', { name: 'Open frame' });
  await expect(link).toHaveAttribute('href', `${site.url}/access--frames/inner.html`);
  const [opened] = await Promise.all([extension.context.waitForEvent('page'), link.click()]);
  await expect(opened.locator('h1')).toHaveText('The harbour at the end of the line');
  await opened.close();
});

for (const [path, sentence] of [
  ['formats--xml/data.xml', /not a web page|XML|data/i],
  ['formats--svg/drawing.svg', /drawing|SVG/i],
] as const) {
  test(`unusual pages: the popup explains why ${path} cannot be read`, async ({ extension, reader, visit }) => {
    await visit(path);
    const popup = await extension.popup();
    await expect(popup.locator('body')).toContainText(sentence);
    await expect(reader).toHaveCount(0);
    await popup.close();
  });
}

for (const address of ['chrome://version', 'chrome://extensions']) {
  test(`unusual pages: the popup explains why ${address} cannot be read, and suggests no reload`, async ({
    extension,
    page,
  }) => {
    await page.goto(address);
    await extension.click(page);
    const popup = await extension.popup();
    await expect(popup.locator('body')).toContainText(/browser|cannot be read/i);
    await expect(popup.locator('body')).not.toContainText(/reload/i);
    await popup.close();
  });
}

test('unusual pages: the reader opens on a sandboxed page', async ({ read, article }) => {
  await read('access--sandbox/index.html');
  await expect(article).toContainText('the first sound is the chain of the ferry');
});

test('unusual pages: the reader opens in a tab opened before the extension was loaded', async ({
  extension,
  page,
  site,
  article,
}) => {
  await page.goto(addressOf(site, 'basics--article/index.html'));
  await extension.reload();
  await extension.click(page);
  await expect(article).toContainText('the first sound is the chain of the ferry');
});

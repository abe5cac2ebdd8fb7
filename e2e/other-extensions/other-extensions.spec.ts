/**
 * Other extensions and the browser's own tools must work in the reader. A second extension, made for this test, makes
 * the same calls as such tools (docs/highlights.md).
 */
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { painted, select } from '../highlights/support.ts';
import { expect, launchExtension, test } from '../support/chromium.ts';

const SAID = 'the first sound is the chain of the ferry';
const OTHER = resolve(import.meta.dirname, 'other-extension');

async function probe<T>(page: Page, name: string, argument?: unknown): Promise<T> {
  return page.evaluate(
    (question) => {
      document.documentElement.dataset.probe = JSON.stringify(question);
      document.dispatchEvent(new Event('probe'));
      return JSON.parse(document.documentElement.dataset.answer ?? 'null');
    },
    { name, argument },
  );
}

test('dictionaries, keyboard tools, find in page and translators work in the reader', { tag: '@long' }, async ({
  site,
}) => {
  test.setTimeout(120_000);
  const { extension, close } = await launchExtension({ others: [OTHER] });
  const page = await extension.context.newPage();
  await page.goto(`${site.url}/basics--article/index.html?tools`);
  await expect.poll(() => page.evaluate(() => 'isProbed' in document.documentElement.dataset)).toBe(true);
  await extension.click(page);
  const reader = page.locator('[data-lectern] dialog');
  const article = reader.locator('article');
  await expect(article).toContainText(SAID);
  expect(await probe(page, 'isOpen')).toBe(true);

  await test.step('another extension finds the word under the pointer', async () => {
    const point = await article.evaluate((element, words) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const at = node.data.indexOf(words);
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { x, y, height } = range.getBoundingClientRect();
        return { x: x + 2, y: y + height / 2, at };
      }
      return null;
    }, SAID);
    const under = await probe<Record<string, unknown>>(page, 'textUnderPointer', point);
    expect(under.position).toContain(SAID);
    expect(under.offset).toBe(point?.at);
    expect(under.element).toContain(SAID);
    // two calls that do not look into shadow roots do not find the text: `document.elementFromPoint` returns the
    // reader's host element (`composed`), and `caretRangeFromPoint` something else (`range`)
    expect(under.composed).toBe(true);
    expect(under.range).not.toBe(under.position);
  });

  await test.step('another extension reads the selected text', async () => {
    await select(page, SAID);
    const selection = await probe<Record<string, string>>(page, 'selection');
    expect(selection.text).toBe(SAID);
    expect(selection.root).toBe(SAID);
    expect(selection.composed).toBe(SAID);
  });

  await test.step('another extension finds the links of the article', async () => {
    const shown = await article.locator('.body a[href]').count();
    expect(shown).toBeGreaterThan(0);
    expect(await probe<number>(page, 'links')).toBeGreaterThanOrEqual(shown);
  });

  await test.step('another extension finds text in the article', async () => {
    await select(page, '');
    expect(await probe(page, 'find', 'three boys were selling herring')).toBe(true);
    expect(await probe(page, 'find', 'nobody has ever said this')).toBe(false);
  });

  await test.step('another extension reads the language of the article, and translates the article', async () => {
    expect(await probe(page, 'language')).toEqual({ lang: 'en', isLeftAlone: false });
    await select(page, SAID);
    await page.keyboard.press('h');
    await expect.poll(() => painted(page)).toEqual({ yellow: SAID });
    await page.keyboard.press('Escape');
    expect(await probe<number>(page, 'translate')).toBeGreaterThan(20);
    await expect(article).toContainText('Hafen');
    // highlighted words that the translator left unchanged stay highlighted, even inside the elements that it inserted
    await expect.poll(() => painted(page)).toEqual({ yellow: SAID });
    await expect(reader.locator('.highlight-marker')).toHaveCount(1);
    // the copied article has the original text, not the translated one
    await extension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('m');
    await expect(reader.getByText('Copied as Markdown').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# The harbour');
    for (const key of ['2', '1', '?']) await page.keyboard.press(key);
    await expect(reader.locator('.panel')).toBeVisible();
    await expect(article).toContainText(SAID);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(reader).toHaveCount(0);
  });
  await close();
});

/** The main features in the Firefox build, with the real toolbar button. */
import { strFromU8, unzipSync } from 'fflate';
import { algorithmInfos, DEFAULT_ALGORITHM } from '../src/algorithms/index.ts';
import type { AlgorithmInfo } from '../src/algorithms/types.ts';
import { menuOrder } from '../src/shared/algorithm-groups.ts';
import { wordsBesideNumbers } from './support/article-text.ts';
import { expect, FIREFOX, test } from './support/firefox.ts';

test.skip(FIREFOX === undefined, 'Firefox is not installed; set FIREFOX_PATH to test with one.');

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/**
 * Returns the number key of the first algorithm for which `wanted` is true. Throws if that algorithm has no number key.
 */
function keyOf(wanted: (info: AlgorithmInfo) => boolean): (typeof DIGITS)[number] {
  const digit = DIGITS[menuOrder(algorithmInfos).findIndex(wanted)];
  if (!digit) throw new Error('No number key chooses the algorithm');
  return digit;
}

const ARTICLE = "document.querySelector('[data-lectern]')?.shadowRoot?.querySelector('article')?.innerText ?? ''";

test('the toolbar button opens the reader, C copies its text, the popup changes its algorithm and closes it', async ({
  firefox,
  tab,
  site,
}) => {
  test.setTimeout(60_000);
  const text = () => tab.evaluate(ARTICLE) as Promise<string>;
  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  await expect.poll(text).toContain('the first sound is the chain of the ferry');
  expect(await text()).not.toContain('Copyright by nobody');

  await tab.keyboard.press('c');
  await expect.poll(() => firefox.clipboard()).toContain('the first sound is the chain of the ferry');

  // waits until the button knows that a reader is open: an earlier click would open no popup
  const title = async () => (await firefox.face()).title;
  await expect.poll(title).toBe('Lectern is open. Click to show its controls.');
  await firefox.click();
  await expect
    .poll(() => firefox.inPopup<string>('return content.document.body.innerText'))
    .toContain('All visible text');
  await firefox.inPopup(
    "[...content.document.querySelectorAll('label')].find((label) => label.innerText.includes('All visible text')).click()",
  );
  await expect.poll(text).toContain('Copyright by nobody');
  await firefox.inPopup(
    "[...content.document.querySelectorAll('button')].find((button) => /close/i.test(button.innerText)).click()",
  );
  await expect.poll(text).toBe('');

  // waits until the popup's panel is closed, because an open panel gets all clicks, and until the button opens a reader
  const panel = "document.querySelector('#customizationui-widget-panel')?.state ?? 'closed'";
  await expect.poll(() => firefox.inBrowserWindow<string>(`() => ${panel}`)).toBe('closed');
  await expect.poll(title).toBe('Read this page with Lectern');
  await firefox.click();
  // the choice in the popup applied only to the previous page
  await expect.poll(text).toContain('the first sound is the chain of the ferry');
  expect(await text()).not.toContain('Copyright by nobody');
  await tab.keyboard.press('Escape');
  await expect.poll(text).toBe('');
});

test('on a long page, the key W shows how many algorithms keep a paragraph', {
  tag: '@long',
}, async ({ firefox, tab, site }) => {
  test.setTimeout(60_000);
  await tab.goto(`${site.url}/long.html`);
  await firefox.click();
  await expect.poll(() => tab.evaluate(ARTICLE)).toContain('Paragraph number 0.');
  await tab.keyboard.press('w');
  const card = "document.querySelector('[data-lectern]')?.shadowRoot?.querySelector('.block-card')?.innerText ?? ''";
  await expect.poll(() => tab.evaluate(card), { timeout: 30_000 }).toMatch(/Kept by \d+ of \d+ algorithms/);
});

test('a number key loads and runs an algorithm with a large data file', { tag: '@long' }, async ({
  firefox,
  tab,
  site,
}) => {
  const text = () => tab.evaluate(ARTICLE) as Promise<string>;
  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  await expect.poll(text).toContain('the first sound is the chain of the ferry');
  await tab.keyboard.press(keyOf(({ id }) => id === 'html-text'));
  await expect.poll(text).toContain('Copyright by nobody');
  await tab.keyboard.press(keyOf(({ id, carriesData }) => carriesData === true && id !== DEFAULT_ALGORITHM));
  await expect.poll(text).not.toContain('Copyright by nobody');
  expect(await text()).toContain('the first sound is the chain of the ferry');
  await tab.keyboard.press('1');
  await tab.keyboard.press('Escape');
  await expect.poll(text).toBe('');
});

for (const path of [
  'access--strict-csp/index.html',
  'access--sandbox/index.html',
  'hostile--styles/index.html',
  'access--slots/index.html',
  'languages--arabic/index.html',
  'languages--cjk/index.html',
  'formats--xhtml/page.xhtml',
]) {
  test(`the reader opens on ${path}, covers the page and closes`, { tag: '@long' }, async ({ firefox, tab, site }) => {
    const text = () => tab.evaluate(ARTICLE) as Promise<string>;
    await tab.goto(`${site.url}/${path}`);
    await firefox.click();
    await expect.poll(async () => (await text()).length).toBeGreaterThan(300);
    const covered = await tab.evaluate(
      () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.hasAttribute('data-lectern') ?? false,
    );
    expect(covered).toBe(true);
    await tab.keyboard.press('Escape');
    await expect.poll(text).toBe('');
  });
}

test('the reader shows text from closed shadow roots', { tag: '@long' }, async ({ firefox, tab, site }) => {
  await tab.goto(`${site.url}/access--slots/index.html`);
  await firefox.click();
  await expect.poll(() => tab.evaluate(ARTICLE)).toContain('The closed part begins here.');
  await tab.keyboard.press('Escape');
});

test('the key S opens the menu of file formats, and each format can be saved', async ({ firefox, tab, site }) => {
  const text = () => tab.evaluate(ARTICLE) as Promise<string>;
  const press = (label: string) =>
    tab.evaluate(`(() => {
      const { shadowRoot } = document.querySelector('[data-lectern]');
      const button = [...shadowRoot.querySelectorAll('.save button')].find(({ innerText }) => innerText.trim() === '${label}');
      button?.focus();
      return button !== undefined;
    })()`);
  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.click();
  await expect.poll(text).toContain('the first sound is the chain of the ferry');
  const save = async (label: string) => {
    await tab.keyboard.press('s');
    // the panel's lazy script loads right after the first paint
    await expect.poll(() => press(label)).toBe(true);
    await tab.keyboard.press('Enter');
    return firefox.download();
  };
  const markdown = await save('Markdown');
  expect(markdown.name).toMatch(/^(?:\d{4}-\d\d-\d\d )?The harbour at the end of the line\.md$/);
  expect(String(markdown.bytes)).toMatch(/^---\ntitle: The harbour[\s\S]+the first sound is the chain/);
  expect(wordsBesideNumbers(String((await save('Text')).bytes))).toEqual(wordsBesideNumbers(await text()));
  expect(String((await save('HTML')).bytes)).toMatch(/^<!doctype html>[\s\S]+<img[^>]+src="data:/);
  const book = unzipSync((await save('EPUB')).bytes);
  expect(strFromU8(book['EPUB/article.xhtml'] ?? new Uint8Array())).toContain('the first sound is the chain');
  await tab.keyboard.press('Escape');
});

test('the context menu opens the reader and saves the article as Markdown', async ({ firefox, tab, site }) => {
  await tab.goto(`${site.url}/basics--article/index.html`);
  await firefox.chooseInMenu('Markdown');
  const { name, bytes } = await firefox.download();
  expect(name).toMatch(/The harbour at the end of the line\.md$/);
  expect(String(bytes)).toContain('the first sound is the chain of the ferry');
  await expect.poll(() => tab.evaluate(ARTICLE)).toContain('the first sound is the chain of the ferry');
  await tab.keyboard.press('Escape');
});

import { wholeText, wordsBesideNumbers } from './support/article-text.ts';
import { expect, test } from './support/chromium.ts';
import { readClipboard } from './support/clipboard.ts';
import { wordsOf } from './support/page-state.ts';

test('the key C copies the article as plain text and HTML, and the key M copies it as Markdown', async ({
  extension,
  page,
  site,
  article,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  const shown = wordsBesideNumbers(await wholeText(article));
  await page.keyboard.press('c');
  await expect(reader.getByRole('status')).toHaveText('Copied');
  const clipboard = await readClipboard(extension.context, site.url);
  expect(wordsBesideNumbers(clipboard['text/plain'] ?? '')).toEqual(shown);
  expect(clipboard['text/html']).toContain('<h2>What the list says</h2>');
  expect(clipboard['text/html']).toContain(`href="${site.url}/section/tides"`);
  expect(clipboard['text/plain']).toContain('function tide(hour) {\n  // twelve hours and a bit\n');

  await page.bringToFront();
  await page.keyboard.press('m');
  await expect(reader.getByRole('status')).toHaveText('Copied as Markdown');
  const asMarkdown = await readClipboard(extension.context, site.url);
  expect(Object.keys(asMarkdown)).toEqual(['text/plain']);
  const markdown = asMarkdown['text/plain'] ?? '';
  expect(markdown).toMatch(/^# The harbour at the end of the line\n/);
  expect(markdown).toContain('```js\nfunction tide(hour) {\n');
  expect(markdown).toMatch(/\| Day +\| Morning +\| Evening +\|/);
  expect(markdown).toContain(`[the tide tables](${site.url}/section/tides)`);
});

test('the copy button works even if the page forbids the clipboard API', async ({ extension, site, reader, read }) => {
  await read('access--strict-csp/index.html');
  await reader.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(reader.getByRole('status')).toContainText('Copied');
  expect((await readClipboard(extension.context, site.url))['text/plain']).toContain('the first sound is the chain');
});

test("keys and clipboard: Ctrl+A and Ctrl+C copy the article, but not the reader's buttons", async ({
  extension,
  page,
  site,
  article,
  read,
}) => {
  await read('basics--article/index.html');
  const shown = wordsOf(await wholeText(article));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const clipboard = await readClipboard(extension.context, site.url);
  expect(wordsOf(clipboard['text/plain'] ?? '')).toEqual(shown);
  const html = clipboard['text/html'] ?? '';
  expect(html).toContain('twelve hours and a bit');
  expect(html).not.toMatch(/<button|<svg|piece/);
});

test('keys and clipboard: copying a very long article includes parts that are not laid out yet', {
  tag: '@long',
}, async ({ extension, page, site, reader, read }) => {
  await read('many-blocks.html');
  await expect(reader.locator('.stretch').nth(5)).toBeAttached();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const clipboard = await readClipboard(extension.context, site.url);
  const lines = (clipboard['text/plain'] ?? '').split('\n').map((line) => line.trim());
  expect(lines.filter((line) => /^Entry \d+: .* written in the book\.$/.test(line))).toHaveLength(10_000);
  expect(lines.filter((line, at) => line.startsWith('Entry') && lines[at + 1]?.startsWith('Entry'))).toEqual([]);
  expect(clipboard['text/html']).not.toContain('stretch');
});

test('the popup copies the article', async ({ extension, page, site, article, read }) => {
  await read('basics--article/index.html');
  await extension.click(page);
  const popup = await extension.popup();
  await popup.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(popup.getByRole('status')).toContainText('Copied');
  await popup.close();
  const clipboard = await readClipboard(extension.context, site.url);
  expect(wordsBesideNumbers(clipboard['text/plain'] ?? '')).toEqual(wordsBesideNumbers(await wholeText(article)));
  expect(clipboard['text/html']).toContain('<h2>');
});

test('the export menu copies text and citations, and buttons copy a section, code or a table', async ({
  extension,
  page,
  site,
  article,
  reader,
  read,
}) => {
  await read('basics--article/index.html');
  const shown = wordsBesideNumbers(await wholeText(article));
  const menu = reader.getByRole('button', { name: 'Copy, save, print' });
  await menu.click();
  await reader.getByRole('button', { name: 'Plain text' }).click();
  await expect(reader.getByRole('status')).toHaveText('Copied');
  const text = await readClipboard(extension.context, site.url);
  expect(Object.keys(text)).toEqual(['text/plain']);
  expect(wordsBesideNumbers(text['text/plain'] ?? '')).toEqual(shown);
  await page.bringToFront();
  await menu.click();
  await reader.getByText('Copy a citation').click();
  await reader.getByRole('button', { name: 'BibTeX' }).click();
  await expect(reader.getByRole('status')).toContainText('Copied the citation');
  const citation = (await readClipboard(extension.context, site.url))['text/plain'] ?? '';
  expect(citation).toMatch(/^@online\{\w+,\n/);
  expect(citation).toContain('title = {{The harbour at the end of the line}},');

  await page.bringToFront();
  await article.getByRole('table').hover();
  await reader.getByRole('button', { name: 'Copy this table' }).click();
  await expect(reader.getByRole('status')).toHaveText(/^Copied \d+ words/);
  const table = await readClipboard(extension.context, site.url);
  expect(table['text/plain']).toMatch(/^Day\tMorning\tEvening\n/);
  expect(table['text/html']).toMatch(/^<table>/);
  await page.bringToFront();
  await reader.getByRole('button', { name: 'Copy this code' }).focus();
  await page.keyboard.press('Enter');
  await expect(reader.getByRole('status')).toContainText('Copied');
  const code = await readClipboard(extension.context, site.url);
  expect(code['text/plain']).toMatch(/^function tide\(hour\) \{\n {2}\/\/ twelve hours and a bit\n/);
  await page.bringToFront();
  await reader.getByRole('button', { name: 'Copy this section' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(reader.getByRole('status')).toContainText('Copied');
  const section = await readClipboard(extension.context, site.url);
  expect(section['text/html']).toMatch(/^<h2>/);
});

test('the key L copies a link to the selected passage, or to the page if such a link is impossible', async ({
  extension,
  page,
  site,
  article,
  reader,
  read,
}) => {
  await read('passages.html');
  const select = (words: string) =>
    article.evaluate((element, wanted) => {
      const [from = '', to = ''] = wanted.split(' … ');
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let start: [Node, number] | null = null;
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const text = node.data.replace(/\s/g, ' ');
        const begin = text.indexOf(from);
        if (!start && begin >= 0) start = [node, begin];
        const end = text.indexOf(to || from);
        if (start && end >= 0) return getSelection()?.setBaseAndExtent(...start, node, end + (to || from).length);
      }
      throw new Error(`The article does not contain "${wanted}"`);
    }, words);
  const said = reader.getByRole('status');
  const copied = async () => (await readClipboard(extension.context, site.url))['text/plain'] ?? '';

  const PASSAGES = [
    'the first boat',
    'Nobody spoke of the harbour',
    'The pilot slept … in the cabin',
    'ice lay … on the quay',
  ];
  for (const passage of PASSAGES) {
    await page.bringToFront();
    await select(passage);
    await page.keyboard.press('l');
    await expect(said).toContainText('Copied the link');
    const link = await copied();
    expect(link).toContain('#:~:text=');
    const followed = await extension.context.newPage();
    await followed.setViewportSize({ width: 800, height: 300 });
    await followed.goto(link);
    const [begin = ''] = passage.split(' … ');
    await expect(followed.locator('main p', { hasText: begin }), passage).toBeInViewport();
    await followed.close();
  }

  // here the article is in a frame, and no link can lead to text in a frame, so the page's own address is copied
  await page.bringToFront();
  await read('access--one-frame/index.html');
  await expect(article.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    `${site.url}/access--one-frame/next.html`,
  );
  await select('a map is a promise');
  await page.keyboard.press('l');
  await expect(said).toContainText('A link to the selected text is not possible here');
  expect(await copied()).toBe(page.url());
});

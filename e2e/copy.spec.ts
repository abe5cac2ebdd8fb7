import { expect, test } from './support/chromium.ts';
import { readClipboard } from './support/clipboard.ts';
import { wordsOf } from './support/page-state.ts';

test('C copies text and HTML together, and the text is what the screen shows', async ({
  extension,
  page,
  site,
  article,
  reader,
  read,
}) => {
  await read('article.html');
  const shown = wordsOf(await article.innerText());
  await page.keyboard.press('c');
  await expect(reader.getByRole('status')).toContainText(/Copied [\d,]+ words/);
  const clipboard = await readClipboard(extension.context, site.url);
  expect(wordsOf(clipboard['text/plain'] ?? '')).toEqual(shown);
  expect(clipboard['text/html']).toContain('<h2>What the list says</h2>');
  expect(clipboard['text/html']).toContain(`href="${site.url}/section/tides"`);
  expect(clipboard['text/plain']).toContain('function tide(hour) {\n  // twelve hours and a bit\n');
});

test('M copies Markdown', async ({ extension, page, site, reader, read }) => {
  await read('article.html');
  await page.keyboard.press('m');
  await expect(reader.getByRole('status')).toContainText('Copied');
  const clipboard = await readClipboard(extension.context, site.url);
  expect(Object.keys(clipboard)).toEqual(['text/plain']);
  const markdown = clipboard['text/plain'] ?? '';
  expect(markdown).toMatch(/^# The harbour at the end of the line\n/);
  expect(markdown).toContain('```js\nfunction tide(hour) {\n');
  expect(markdown).toMatch(/\| Day +\| Morning +\| Evening +\|/);
  expect(markdown).toContain(`[the tide tables](${site.url}/section/tides)`);
});

test('the copy button works where the clipboard interface is forbidden', async ({ extension, site, reader, read }) => {
  await read('strict-csp.html');
  await reader.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(reader.getByRole('status')).toContainText('Copied');
  expect((await readClipboard(extension.context, site.url))['text/plain']).toContain('the first sound is the chain');
});

test('Ctrl+A then Ctrl+C gives exactly the article', async ({ extension, page, site, article, read }) => {
  await read('article.html');
  const shown = wordsOf(await article.innerText());
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const clipboard = await readClipboard(extension.context, site.url);
  expect(wordsOf(clipboard['text/plain'] ?? '')).toEqual(shown);
});

test('the popup copies', async ({ extension, page, site, article, read }) => {
  await read('article.html');
  await extension.click(page);
  const popup = await extension.popup();
  await popup.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(popup.getByRole('status')).toContainText('Copied');
  await popup.close();
  const clipboard = await readClipboard(extension.context, site.url);
  expect(wordsOf(clipboard['text/plain'] ?? '')).toEqual(wordsOf(await article.innerText()));
  expect(clipboard['text/html']).toContain('<h2>');
});

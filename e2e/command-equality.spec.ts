/** The command `lectern` prints exactly what the reader copies, on the test pages (`e2e/pages`) and on real pages. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, type Extension, expect } from './support/chromium.ts';
import { readClipboard } from './support/clipboard.ts';
import { lectern } from './support/command.ts';
import { REAL_PAGES, REAL_PAGES_FOLDER, withRealPage } from './support/real-pages.ts';

const PAGES = join(import.meta.dirname, 'pages');

/** One page for each way in which a page can contain or hide its text. The long test run tests all pages. */
const SHORT = [
  'basics--article',
  'access--closed-shadow',
  'access--frames',
  'math--raw',
  'tables--data',
  'threads--board',
];

/** A page that cannot be tested: it removes the reader, but the test has to copy from the reader. */
const WITHOUT_READER = 'hostile--removes';

const ZOO = readdirSync(PAGES).filter((name) => existsSync(join(PAGES, name, 'index.html')) && name !== WITHOUT_READER);

interface Copied {
  text: string;
  markdown: string;
}

/** What the command says of a page. `code`: 2 if it found no text. */
interface Printed extends Copied {
  input: string;
  code: number;
}

/** Runs the command once for all pages. Returns what it prints of each page, by the page's URL. */
async function printed(urls: readonly string[]): Promise<ReadonlyMap<string, Printed>> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-equality-'));
  const output = join(folder, 'pages.jsonl');
  await lectern([...urls, '--parallel', '2', '-o', output]);
  const lines = readFileSync(output, 'utf8').trimEnd().split('\n');
  rmSync(folder, { recursive: true });
  return new Map(lines.map((line) => JSON.parse(line) as Printed).map((page) => [page.input, page]));
}

const urlOf = (origin: string, name: string) => `${origin}/${name}/index.html`;

const test = base.extend<object, { printedZoo: ReadonlyMap<string, Printed> }>({
  /** What the command prints of each test page of this run. */
  printedZoo: [
    async ({ site }, use) => {
      const names = process.env.LECTERN_LONG ? ZOO.filter((name) => !SHORT.includes(name)) : SHORT;
      await use(await printed(names.map((name) => urlOf(site.url, name))));
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

async function copiedFrom(extension: Extension, page: Page, origin: string): Promise<Copied> {
  const copy = async (key: string, said: string) => {
    const status = page.locator('[data-lectern] dialog').getByRole('status');
    await page.keyboard.press(key);
    await expect(status).toHaveText(said);
    const { 'text/plain': text = '' } = await readClipboard(extension.context, origin);
    await page.bringToFront();
    return text;
  };
  return { text: await copy('c', 'Copied'), markdown: await copy('m', 'Copied as Markdown') };
}

/** Checks that the reader copies what the command has printed of the page. */
async function expectEqual(extension: Extension, page: Page, command: Printed | undefined, origin: string) {
  if (!command) throw new Error('The command printed nothing of this page.');
  const { input, code, text, markdown } = command;
  await page.goto(input, { waitUntil: 'load' });
  await extension.click(page);
  const article = page.locator('[data-lectern] article');
  if (code === 2) {
    await expect(page.locator('[data-lectern] dialog')).toBeVisible();
    await expect(article).toHaveCount(0);
    return;
  }
  await expect(article).toBeVisible();
  await extension.settled(page);
  // formulas are typeset after the reader has opened; until then, the reader copies their source
  if (input.includes('/math--')) await expect(article.locator('math').first()).toBeVisible();
  expect({ text, markdown }).toEqual(await copiedFrom(extension, page, origin));
}

for (const name of ZOO) {
  test(`on the test page ${name}, the lectern command prints exactly what the reader copies`, {
    tag: SHORT.includes(name) ? [] : ['@long'],
  }, async ({ extension, page, site, printedZoo }) => {
    await expectEqual(extension, page, printedZoo.get(urlOf(site.url, name)), site.url);
  });
}

if (REAL_PAGES.length === 0) {
  test('the lectern command prints exactly what the reader copies from real pages', () => {
    test.skip(true, `The real pages are not here (${REAL_PAGES_FOLDER})`);
  });
}

for (const [index, id] of REAL_PAGES.entries()) {
  test(`on the real page ${id}, the lectern command prints exactly what the reader copies`, {
    tag: index < 3 ? [] : ['@long'],
  }, async ({ extension, page, site }) => {
    await withRealPage(id, async (url) => {
      const { code, stdout } = await lectern([url, '--json']);
      const command = { input: url, code: code ?? 1, ...(JSON.parse(stdout) as Copied) };
      await expectEqual(extension, page, command, site.url);
    });
  });
}

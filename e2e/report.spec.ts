/** Reporting a page: the report is saved on the user's disk, and the quality benchmark can read it. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Download, Locator, Page } from '@playwright/test';
import { type ParsedReport, parseReport } from '../bench/report/parse-report.ts';
import { STRUCTURE_NAMES } from '../src/vocabulary/structure.ts';
import { wholeText } from './support/article-text.ts';
import { expect, test } from './support/chromium.ts';
import { wordsOf } from './support/page-state.ts';

const run = promisify(execFile);

// generous time limit, because the benchmark bundles the algorithms
test.describe.configure({ timeout: 120_000 });

const WITH_TEXT = 'With the page’s text';
const WITHOUT_TEXT = 'With scrambled text';

async function choose(page: Page, place: Locator, choice: string): Promise<Download> {
  const arriving = page.waitForEvent('download');
  await place.getByText('Report this page…').click();
  await expect(place.getByText('Saves a file on your computer. Nothing is sent.')).toBeVisible();
  await place.getByRole('button', { name: choice, exact: true }).click();
  return arriving;
}

async function report(page: Page, reader: Locator, choice: string): Promise<Download> {
  await reader.getByRole('button', { name: 'More', exact: true }).click();
  return choose(page, reader.getByRole('region', { name: 'More', exact: true }), choice);
}

const fileOf = async (download: Download) => readFileSync(await download.path(), 'utf8');

function sound(file: string): ParsedReport {
  const parsed = parseReport(file);
  if ('fault' in parsed) throw new Error(parsed.fault);
  return parsed;
}

async function bench(file: string, ...args: string[]) {
  const { stdout } = await run('node', ['bench/run.mjs', '--report', file, '--json', ...args]);
  return JSON.parse(stdout) as { algorithm: string; words: number; skipped: string; before: unknown }[];
}

test('from a report with the page’s text, the benchmark makes the same article as the reader', {
  tag: '@long',
}, async ({ page, reader, article, read }) => {
  await read('basics--article/index.html');
  const words = wordsOf(await wholeText(article.locator('.body')));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const download = await report(page, reader, WITH_TEXT);
  expect(download.suggestedFilename()).toMatch(/^lectern-report-\d{4}-\d\d-\d\d\.json$/);
  await expect(reader.getByRole('status')).toContainText('Saved “lectern-report');
  expect(asked.filter((url) => !/^(?:data|blob):/.test(url))).toEqual([]);
  const parsed = sound(await fileOf(download));
  expect(parsed.withText).toBe(true);
  expect(parsed.snapshot.url).toBe(page.url());
  expect(parsed.shown.facts.headline).toBe('The harbour at the end of the line');
  expect(parsed.shown.trace.length).toBeGreaterThan(5);
  expect(parsed.selections[0]?.algorithm).toBe(parsed.shown.algorithm);
  expect(Math.abs(parsed.shown.words - words.length) / words.length).toBeLessThan(0.05);
  const [now] = await bench(await download.path(), '--algorithm', parsed.shown.algorithm);
  expect(now).toMatchObject({
    words: parsed.shown.words,
    confidence: parsed.shown.confidence,
    before: { onlyThen: [], onlyNow: [] },
  });
});

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/**
 * Returns the words in a report that do not come from the text of the page: names of fields, elements, classes, passes
 * (steps of reading) and browsers.
 */
function ownWords({ snapshot, shown, environment }: ParsedReport, file: string): ReadonlySet<string> {
  const keys = file.match(/"[\w:-]+":/g) ?? [];
  const passes = shown.trace.map(([, , pass]) => pass);
  const styles = JSON.stringify(snapshot.styles);
  const own = [...keys, ...passes, ...Object.values(shown.sources), styles, environment.userAgent, ...snapshot.names];
  return wordsIn(`${own.join(' ')} ${STRUCTURE_NAMES} noreferrer noopener`);
}

for (const path of ['basics--article/index.html', 'comments--no-class/index.html', 'languages--rtl/index.html']) {
  test(
    `a report without text has no word of the page, and saving it makes no request: ${path}`,
    path.startsWith('comments') ? {} : { tag: '@long' },
    async ({ page, site, reader, article, read }) => {
      await read(path);
      const before = site.requests.length;
      const text = `${await wholeText(article)} ${await page.evaluate(() => document.body.innerText)} ${await page.title()}`;
      const file = await fileOf(await report(page, reader, WITHOUT_TEXT));
      expect(site.requests.slice(before)).toEqual([]);
      const parsed = sound(file);
      expect(parsed.withText).toBe(false);
      const own = ownWords(parsed, file);
      const inFile = wordsIn(file);
      const onPage = [...wordsIn(text)].filter((word) => !own.has(word));
      expect(onPage.length).toBeGreaterThan(20);
      expect(onPage.filter((word) => inFile.has(word))).toEqual([]);
      expect(file).not.toContain('127.0.0.1');
    },
  );
}

test('the report of a page of 1 MB is at most three times as large', { tag: '@long' }, async ({
  page,
  reader,
  article,
  visit,
}) => {
  await visit('megabyte.html');
  await expect(article).toBeVisible({ timeout: 60_000 });
  const length = await page.evaluate(() => document.documentElement.outerHTML.length);
  const file = await fileOf(await report(page, reader, WITHOUT_TEXT));
  expect(length).toBeGreaterThan(900_000);
  expect(file.length).toBeLessThan(length * 3);
});

test('a page on which the reader finds no text can be reported', async ({ page, reader, visit }) => {
  await visit('empty--no-text/index.html');
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  const parsed = sound(await fileOf(await choose(page, reader.getByRole('main'), WITHOUT_TEXT)));
  expect(parsed.selections[0]?.empty).toBe('no-text');
});

test('both kinds of report can be chosen by keyboard', async ({ page, reader, read }) => {
  await read('basics--article/index.html');
  await reader.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await reader.getByText('Report this page…').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(reader.getByRole('button', { name: WITH_TEXT, exact: true })).toBeFocused();
  const arriving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(sound(await fileOf(await arriving)).withText).toBe(true);
});

/** Runs examples/crawl-site.ts on a site with loops, redirects, errors and pages that hang. */
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { transformWithOxc } from 'vite';
import { LIBRARY } from './support/command.ts';
import { type CrawlSite, startCrawlSite } from './support/crawl-site.ts';

const ROOT = join(import.meta.dirname, '..');
const EXAMPLE = join(ROOT, 'examples', 'crawl-site.ts');
const RUNNER = join(ROOT, 'e2e', 'support', 'crawl-runner.mjs');

/** Limits of the crawl. The timeouts are short, because some pages hang. */
const OPTIONS = { minConcurrency: 4, navigationTimeoutSecs: 4, requestHandlerTimeoutSecs: 4 };

/** Number of pages at the start whose memory samples are ignored, because Node is still loading and compiling code. */
const WARM_UP = 40;
/** Largest growth of the heap from the first half of the crawl to the second (bytes). */
const MAX_GROWTH = 6_000_000;
/** Maximum number of open pages: 4 that the crawler opens at the same time, and a blank page in each of 2 browsers. */
const MAX_PAGES = 4 + 2;

interface DataRecord {
  url: string;
  error?: string;
  markdown?: string;
}

interface Sample {
  /** Number of pages that were read. */
  done: number;
  /** Bytes in use in the heap after a garbage collection. */
  heap: number;
  /** Number of open pages in all browsers. */
  pages: number;
}

interface Crawl {
  site: CrawlSite;
  records: readonly DataRecord[];
  samples: readonly Sample[];
}

const test = base.extend<object, { crawl: Crawl }>({
  crawl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright's fixture form
    async ({}, use) => {
      const site = await startCrawlSite();
      const folder = mkdtempSync(join(tmpdir(), 'lectern-crawl-'));
      try {
        const samples = await crawl(folder, site.url);
        await use({ site, samples, records: recordsIn(join(folder, 'storage', 'datasets', 'default')) });
      } finally {
        site.close();
        rmSync(folder, { recursive: true });
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** Runs the example in a folder in which `lectern` and Crawlee are installed. Resolves to the memory samples. */
async function crawl(folder: string, start: string): Promise<readonly Sample[]> {
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(LIBRARY, join(folder, 'node_modules', 'lectern'));
  symlinkSync(join(ROOT, 'node_modules', '@crawlee'), join(folder, 'node_modules', '@crawlee'));
  const example = join(folder, 'crawl-site.mjs');
  writeFileSync(example, (await transformWithOxc(readFileSync(EXAMPLE, 'utf8'), EXAMPLE)).code);
  const child = fork(RUNNER, {
    cwd: folder,
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      EXAMPLE: example,
      START: start,
      OPTIONS: JSON.stringify(OPTIONS),
      CRAWLEE_STORAGE_DIR: join(folder, 'storage'),
      CRAWLEE_DEFAULT_BROWSER_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      CRAWLEE_DISABLE_BROWSER_SANDBOX: '1',
      CRAWLEE_LOG_LEVEL: process.env.CRAWLEE_LOG_LEVEL ?? 'OFF',
    },
  });
  return new Promise((resolve, reject) => {
    let samples: readonly Sample[] = [];
    child.on('message', (message: { samples: readonly Sample[] }) => {
      samples = message.samples;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(samples);
      else reject(new Error(`The crawl ended with ${code}.`));
    });
  });
}

const recordsIn = (folder: string): DataRecord[] =>
  readdirSync(folder)
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as DataRecord);

const pathOf = ({ url }: DataRecord) => new URL(url).pathname;

const byPath = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

test('the crawl reads each article of the site once, with its whole text', ({ crawl: { site, records } }) => {
  expect(site.expected.size).toBe(200);
  const expected = [...site.expected].flatMap(([path, page]) =>
    page.type === 'article' ? [[path, page.markdown] as const] : [],
  );
  const found = records
    .filter(({ error }) => error === undefined)
    .map((record) => [pathOf(record), record.markdown?.trim()] as const);
  expect(found.toSorted(byPath)).toEqual(expected.toSorted(byPath));
});

test('the crawl records each unreadable page once, with the reason', ({ crawl: { site, records } }) => {
  const expected = [...site.expected]
    .flatMap(([path, page]) => (page.type === 'failure' ? [[path, page.reason] as const] : []))
    .toSorted(byPath);
  const failed = records
    .flatMap((record) => (record.error === undefined ? [] : [[pathOf(record), record.error] as const]))
    .toSorted(byPath);
  expect(failed.map(([path]) => path)).toEqual(expected.map(([path]) => path));
  for (const [index, [path, error]] of failed.entries()) expect(error, path).toMatch(expected[index]?.[1] ?? '');
});

test('the crawl retries pages after temporary failures, and obeys robots.txt', ({ crawl: { site } }) => {
  expect(site.requests.get('/article/3')).toBe(2);
  expect(site.requests.get('/article/4')).toBe(3);
  expect(site.requests.get('/gone/1')).toBe(1);
  expect(site.requests.has('/private/1')).toBe(false);
});

test('the crawl opens few pages at a time, and hardly needs more memory in its second half', ({
  crawl: { samples },
}) => {
  const warm = samples.filter(({ done }) => done > WARM_UP);
  const middle = Math.ceil(warm.length / 2);
  const median = (half: readonly Sample[]) =>
    half.map(({ heap }) => heap).toSorted((a, b) => a - b)[half.length >> 1] ?? 0;
  expect(warm.length).toBeGreaterThan(10);
  expect(median(warm.slice(middle)) - median(warm.slice(0, middle))).toBeLessThan(MAX_GROWTH);
  expect(Math.max(...samples.map(({ pages }) => pages))).toBeLessThanOrEqual(MAX_PAGES);
});

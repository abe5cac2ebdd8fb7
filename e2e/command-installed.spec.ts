/** Installs the npm package in an empty folder, without the network, and uses its command, library and types there. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { LIBRARY } from './support/command.ts';
import { type Site, siteFixture } from './support/server.ts';

const MODULES = join(import.meta.dirname, '../node_modules');

/** The folders of the package and of all its dependencies, so that npm fetches none from the registry. */
const INSTALLED = [
  LIBRARY,
  join(MODULES, 'playwright-core'),
  join(MODULES, 'parse5'),
  join(MODULES, 'robots-parser'),
  // npm installs `entities` inside the folder of parse5 if another package needs a different version of it
  ['parse5/node_modules/entities', 'entities'].map((path) => join(MODULES, path)).find((path) => existsSync(path)) ??
    '',
];

/** Longest time of the installation (ms). Generous, because the machine may be busy. */
const PATIENCE_MS = 180_000;

const test = base.extend<object, { site: Site; folder: string }>({
  site: [...siteFixture],
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright's fixture form
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'lectern-installed-'));
      install(folder);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: PATIENCE_MS },
  ],
});

function install(folder: string): void {
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });
  npm('pack', ...INSTALLED, '--ignore-scripts', '--silent');
  const archives = readdirSync(folder).map((name) => `./${name}`);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  npm('install', ...archives, '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
}

const environment = { ...process.env, CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' };
const runIn = (folder: string, command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd: folder, env: environment });

test('the command `lectern` works after a single `npm install`', async ({ folder, site }) => {
  const { stdout, stderr } = await runIn(folder, 'npx', 'lectern', `${site.url}/basics--article/index.html`);
  expect(stdout).toMatch(/^# The harbour at the end of the line\n/);
  expect(stderr).toBe('');
});

test('the library works as its README says', async ({ folder, site }) => {
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync(join(LIBRARY, 'README.md'), 'utf8')) ?? [];
  const url = `${site.url}/basics--article/index.html`;
  const code = example
    .replace("'playwright'", "'playwright-core'")
    .replace('launch()', `launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })`)
    .replace('https://example.org/story', url);
  writeFileSync(join(folder, 'example.js'), `${code}\nprocess.exit();\n`);
  expect((await runIn(folder, process.execPath, 'example.js')).stdout).toMatch(/^# The harbour/);
});

test("the library's types accept Playwright's and Puppeteer's pages without further packages", async ({ folder }) => {
  writeFileSync(
    join(folder, 'use.ts'),
    `import { chromium } from 'playwright-core';
import { type Reading, read, readHtml, readPage, snapshotScript } from 'lectern';
const page = await (await chromium.launch()).newPage();
const reading: Reading = await readPage(page, { algorithm: 'lectern' });
export const text: string = reading.text() + (await readHtml('', { url: '' })).title;
export const book: Uint8Array = await reading.epub();
export const other = (await read((await page.evaluate(snapshotScript)) as string)).leftOut[0]?.reason.length;
declare const puppeteer: { evaluate(code: string): Promise<unknown>; createCDPSession(): Promise<{
  send(method: 'Page.enable' | 'DOM.enable', params?: object): Promise<object>; detach(): Promise<void> }> };
export const third = await readPage(puppeteer);
`,
  );
  const tsc = join(MODULES, 'typescript', 'bin', 'tsc');
  const options = '--noEmit --strict --target esnext --module nodenext --types node'.split(' ');
  const result = await runIn(
    folder,
    process.execPath,
    tsc,
    ...options,
    '--typeRoots',
    join(MODULES, '@types'),
    'use.ts',
  ).catch((error: unknown) => error as { stdout: string });
  expect(result.stdout).toBe('');
});

test('the npm package contains what it needs, and nothing else', () => {
  const files = readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$|LICENSE/.test(name),
  );
  const types = files.filter((name) => name.startsWith('types'));
  expect(files.filter((name) => !types.includes(name)).toSorted()).toEqual([
    'LICENSE',
    'README.md',
    'THIRD-PARTY-NOTICES.md',
    'browser-pages.js',
    'index.js',
    'lectern.js',
    'library.js',
    'mcp-server.js',
    'package.json',
    'public-proxy.js',
    'snapshot.js',
  ]);
  expect(types.length).toBeLessThan(12);
  expect(readFileSync(join(LIBRARY, 'library.js'), 'utf8')).not.toContain('webextension-polyfill');
});

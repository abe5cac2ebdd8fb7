/** Tests the built command `lectern`: its formats, its exit codes, and its error messages for bad input. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, chromium, expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { lectern } from './support/command.ts';
import { type Site, siteFixture } from './support/server.ts';

interface Fixtures {
  /** An empty temporary folder for the files that the command writes. */
  folder: string;
}

const test = base.extend<Fixtures, { site: Site; bad: string }>({
  site: [...siteFixture],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's fixture form
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-command-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  /** Address of a server whose pages cannot be read, for example because they are PDFs or hang. */
  bad: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright's fixture form
    async ({}, use) => {
      const server = await startBadServer();
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

/** Size of a page that is too large for `--no-browser` (bytes). */
const TOO_LARGE = 101_000_000;

async function startBadServer(): Promise<Server> {
  const answers: Readonly<Record<string, [string, string | Buffer]>> = {
    '/paper.pdf': ['application/pdf', '%PDF-1.4\n%%EOF\n'],
    '/data.bin': ['application/octet-stream', Buffer.from([0, 1, 2, 3])],
    '/data.xml': ['application/xml', '<list><entry>One</entry></list>'],
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bad');
    const known = answers[pathname];
    if (known) return response.writeHead(200, { 'content-type': known[0] }).end(known[1]);
    if (pathname === '/endless') {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<p>It begins');
      const timer = setInterval(() => response.write(' and goes on'), 100);
      return response.on('close', () => clearInterval(timer));
    }
    if (pathname === '/large') {
      response.writeHead(200, { 'content-type': 'text/html' });
      return response.end(Buffer.alloc(TOO_LARGE, 'word '));
    }
    if (pathname === '/busy')
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<p>Text</p><script>onload = () => setTimeout(() => { for (;;); }, 0)</script>');
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const ARTICLE = 'basics--article/index.html';

test('the command prints an article in every format', async ({ site, folder }) => {
  const url = `${site.url}/${ARTICLE}`;
  const [markdown, text, html, json] = await Promise.all([
    lectern([url]),
    lectern([url, '--no-browser', '--format', 'text']),
    lectern([url, '--no-browser', '-f', 'html']),
    lectern([url, '--json']),
  ]);
  expect(markdown.stdout).toMatch(/^# The harbour at the end of the line\n/);
  expect(text.stdout).toMatch(/^The harbour at the end of the line\n/);
  expect(html.stdout).toContain(`href="${site.url}/section/tides"`);
  expect(JSON.parse(json.stdout)).toMatchObject({
    title: 'The harbour at the end of the line',
    kind: 'article',
    hasLayout: true,
    isEmpty: false,
  });
  for (const { code, stderr } of [markdown, text, html, json]) expect([code, stderr]).toEqual([0, '']);
  const file = join(folder, 'a.epub');
  expect(await lectern([url, '--no-browser', '-f', 'epub', '-o', file])).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(strFromU8(unzipSync(readFileSync(file)).mimetype ?? new Uint8Array())).toBe('application/epub+zip');
  expect(readdirSync(folder)).toEqual(['a.epub']);
});

test('the command reads a file or standard input, and can print a single property', async ({ site, folder }) => {
  const html = await (await fetch(`${site.url}/${ARTICLE}`)).text();
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  expect((await lectern([file, '-p', 'title'])).stdout).toBe('The harbour at the end of the line\n');
  expect((await lectern(['-', '--no-browser', '--frontmatter'], html)).stdout).toMatch(/^---\ntitle: The harbour/);
  expect(await lectern(['parse', '-', '--no-browser', '-p', 'nothing'], html)).toMatchObject({ code: 1, stdout: '' });
});

test('with --wait-for, the command waits until the page has an element', async ({ site }) => {
  const url = `${site.url}/${ARTICLE}`;
  expect((await lectern([url, '--wait-for', 'h1'])).code).toBe(0);
  const missing = await lectern([url, '--wait-for', '#never', '--timeout', '3']);
  expect(missing).toEqual({
    code: 4,
    stdout: '',
    stderr: `lectern: ${url} was not read: no element matches "#never".\n`,
  });
});

test('the command compares the algorithms in a table', async ({ site }) => {
  const { stdout } = await lectern(['compare', `${site.url}/${ARTICLE}`]);
  const lines = stdout.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^algorithm +words +kept +more +less +confidence$/);
  expect(lines).toHaveLength(20);
  expect(stdout).toMatch(/^readability +\d+ +\d+ %/m);
});

test('with --connect, the command reads the page in a running browser, which stays open', async ({ site }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--remote-debugging-port=9337'],
  });
  try {
    const { code, stdout } = await lectern([`${site.url}/${ARTICLE}`, '--connect', 'http://127.0.0.1:9337']);
    expect([code, stdout.slice(0, 13)]).toEqual([0, '# The harbour']);
    expect(browser.isConnected()).toBe(true);
  } finally {
    await browser.close();
  }
});

test('the exit code is 2 for a page without text, and 3 for a front page if --strict is set', async ({ site }) => {
  const empty = await lectern([`${site.url}/empty--blank/index.html`]);
  expect(empty).toMatchObject({ code: 2, stdout: '' });
  expect(empty.stderr).toMatch(/^lectern: .* has no text to read\.\n$/);
  const list = `${site.url}/kinds--front-page/index.html`;
  expect((await lectern([list, '--no-browser'])).code).toBe(0);
  expect(await lectern([list, '--strict'])).toMatchObject({ code: 3, stderr: expect.stringContaining('may not be') });
});

test('the command reports in one sentence that a page cannot be loaded, and writes no file', async ({
  bad,
  folder,
}) => {
  const { code, stdout, stderr } = await lectern([`${bad}/missing`, '-o', join(folder, 'out.md')]);
  expect([code, stdout]).toEqual([4, '']);
  expect(stderr).toBe(`lectern: ${bad}/missing answers 404 Not Found.\n`);
  expect(readdirSync(folder)).toEqual([]);
});

const BAD: Readonly<Record<string, RegExp>> = {
  '/paper.pdf': /(?:to download, not a web page\)|is a PDF, not a web page)\.$/,
  '/data.bin': /cannot be opened \(it is a file to download, not a web page\)\.$/,
  '/data.xml': /cannot be read: It is not a web page\.$/,
  '/endless': /cannot be opened \(it took longer than 3 s\)\.$/,
  '/busy': /cannot be opened \(it took longer than 3 s\)\.$/,
};

test('the command says for each unreadable page why it cannot be loaded', async ({ bad, folder }) => {
  const output = join(folder, 'pages.jsonl');
  const pages = Object.keys(BAD).map((path) => bad + path);
  expect((await lectern([...pages, '--timeout', '3', '--parallel', '2', '-o', output])).code).toBe(4);
  const lines = readFileSync(output, 'utf8').trimEnd().split('\n');
  const errors = lines.map((line) => JSON.parse(line) as { input: string; code: number; error: string });
  expect(errors).toHaveLength(pages.length);
  for (const [path, error] of Object.entries(BAD))
    expect(errors).toContainEqual({ input: bad + path, code: 4, error: expect.stringMatching(error) });
});

test('with --no-browser, the command says why a page cannot be loaded', async ({ bad }) => {
  const sentences: readonly [string, RegExp][] = [
    ['/missing', /answers 404 Not Found\.\n$/],
    ['/paper.pdf', /is not a web page \(application\/pdf\)\.\n$/],
    ['/data.bin', /is not a web page/],
    ['/endless', /took longer than 2 s\)\.\n$/],
    ['/large', /has more than 100 MB\.\n$/],
  ];
  for (const [path, sentence] of sentences) {
    const ended = await lectern([bad + path, '--no-browser', '--timeout', path === '/large' ? '60' : '2']);
    expect(ended, path).toMatchObject({ code: 4, stdout: '', stderr: expect.stringMatching(sentence) });
  }
  expect((await lectern(['http://nowhere.invalid/', '--no-browser'])).stderr).toContain('cannot be opened');
});

test('the command writes one line of JSON per page, goes on after a failure, and resumes a run', async ({
  site,
  bad,
  folder,
}) => {
  const [list, output] = [join(folder, 'urls.txt'), join(folder, 'pages.jsonl')];
  const pages = [ARTICLE, 'tables--data/index.html', 'footnotes--word/index.html'].map((path) => `${site.url}/${path}`);
  writeFileSync(list, `# pages\n${pages[0]}\n${bad}/missing\n\n${pages[1]}\n${pages[2]}\n`);
  const linesOf = () =>
    readFileSync(output, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { input: string; code: number; title?: string; error?: string });
  const first = await lectern(['-i', list, '--parallel', '2', '-o', output]);
  expect(first).toEqual({ code: 4, stdout: '', stderr: '1 of 4 pages were not read.\n' });
  expect(
    linesOf()
      .map(({ input }) => input)
      .toSorted(),
  ).toEqual([...pages, `${bad}/missing`].toSorted());
  expect(linesOf().find(({ code }) => code === 4)?.error).toContain('answers 404');

  // makes the file look as after an interrupted run: only one complete line, and the beginning of a second
  const lines = readFileSync(output, 'utf8').trimEnd().split('\n');
  const kept = lines.filter((line) => line.includes('"code":0')).slice(0, 1);
  writeFileSync(output, `${kept.join('\n')}\n{"input":"${pages[1]}","co`);
  site.requests.length = 0;
  expect((await lectern(['-i', list, '-o', output, '--resume'])).code).toBe(4);
  expect(
    linesOf()
      .map(({ input }) => input)
      .toSorted(),
  ).toEqual([...pages, `${bad}/missing`].toSorted());
  const { input } = JSON.parse(kept[0] as string) as { input: string };
  expect(site.requests.map((path) => site.url + path)).not.toContain(input);
});

test('an interrupted run leaves only complete lines in its file', async ({ site, bad, folder }) => {
  const output = join(folder, 'pages.jsonl');
  const pages = [`${site.url}/${ARTICLE}`, `${bad}/endless`, `${bad}/endless?2`];
  await lectern([...pages, '-o', output], '', (child) => {
    const timer = setInterval(() => {
      if (!existsSync(output) || readFileSync(output, 'utf8') === '') return;
      clearInterval(timer);
      child.kill('SIGINT');
    }, 50);
  });
  const text = readFileSync(output, 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  const [first] = text.split('\n').map((line) => (line === '' ? null : (JSON.parse(line) as { input: string })));
  expect(first?.input).toBe(pages[0]);
});

test('the command explains wrong arguments', async ({ folder }) => {
  const cases: readonly [readonly string[], string][] = [
    [['--bogus'], "lectern: Unknown option '--bogus'. See lectern --help.\n"],
    [[], 'lectern: Which page? See lectern --help.\n'],
    [['-i', join(folder, 'none.txt')], `lectern: There is no file ${join(folder, 'none.txt')}.\n`],
  ];
  for (const [args, stderr] of cases) expect(await lectern(args)).toEqual({ code: 1, stdout: '', stderr });
  const file = join(folder, 'page.html');
  writeFileSync(file, '<p>One long line of text is here, and it is enough to be an article of its own for once.</p>');
  const unwritable = await lectern([file, '--no-browser', '-a', 'html-text', '-o', join(folder, 'no', 'out.md')]);
  expect(unwritable).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be written (ENOENT).') });
  expect(existsSync(join(folder, 'no'))).toBe(false);
  expect(await lectern([join(folder, 'none.html')])).toMatchObject({ code: 4, stdout: '' });
  expect((await lectern(['--help'])).stdout).toContain('Exit codes:');
});

/** Tests `lectern mcp` (a server for AI agents) with the client of the official MCP SDK. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { test as base, chromium, expect } from '@playwright/test';
import { startPublicProxy } from '../src/command/public-proxy.ts';
import { LIBRARY } from './support/command.ts';
import { type Site, siteFixture } from './support/server.ts';

interface Agent {
  /** Calls a tool. Resolves to its text, or to its error message. */
  call(name: string, input: Record<string, unknown>): Promise<{ text: string; isError: boolean }>;
  client: Client;
}

const test = base.extend<object, { site: Site; agent: Agent; careful: Agent }>({
  site: [...siteFixture],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's fixture form
  agent: [async ({}, use) => withAgent(['--allow-private'], use), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's fixture form
  careful: [async ({}, use) => withAgent([], use), { scope: 'worker' }],
});

async function withAgent(args: readonly string[], use: (agent: Agent) => Promise<void>): Promise<void> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(LIBRARY, 'lectern.js'), 'mcp', ...args],
      env: { PATH: process.env.PATH ?? '', CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    }),
  );
  await use({
    client,
    async call(name, input) {
      const { content, isError } = await client.callTool({ name, arguments: input });
      const [{ text }] = content as [{ text: string }];
      return { text, isError: isError === true };
    },
  });
  await client.close();
}

/** Returns the page's text from a tool's result: the text between two tags that the result declares to be untrusted. */
function markedIn(text: string): string {
  const [, mark = '', marked = ''] = /^<(page-[\w-]+)>\n([\s\S]*)\n<\/\1>$/m.exec(text) ?? [];
  expect(text).toMatch(new RegExp(`^The text between <${mark}> and </${mark}> is from \\S+ and is untrusted`, 'm'));
  return marked;
}

test('the MCP server offers two tools and declares both as read-only', async ({ agent }) => {
  const { tools } = await agent.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['read_page', 'outline_page']);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

test('the MCP server returns a page in several parts, but requests it only once', async ({ agent, site }) => {
  const url = `${site.url}/basics--article/index.html`;
  const whole = markedIn((await agent.call('read_page', { url, max_length: 100_000 })).text);
  expect(whole).toMatch(/^# The harbour at the end of the line\n/);
  let joined = '';
  for (let start: number | null = 0; start !== null; ) {
    const { text } = await agent.call('read_page', { url, max_length: 700, start_index: start });
    joined += markedIn(text);
    const next = /call read_page with start_index (\d+)\./.exec(text)?.[1];
    start = next === undefined ? null : Number(next);
  }
  expect(joined).toBe(whole);
  expect(site.requests.filter((path) => path.startsWith('/basics--article/index.html'))).toHaveLength(1);
});

test('the MCP server can read a single element, named by a selector, as text', async ({ agent, site }) => {
  const url = `${site.url}/basics--article/index.html`;
  const { text } = await agent.call('read_page', { url, selector: 'table', format: 'text' });
  expect(markedIn(text)).toContain('Day\tMorning\tEvening');
  expect(markedIn(text)).not.toContain('The harbour wakes');
  const none = await agent.call('read_page', { url, selector: '#none' });
  expect(none).toEqual({ text: `${url}: No element of the page matches the selector.`, isError: true });
  expect((await agent.call('read_page', { url, selector: '!' })).isError).toBe(true);
});

test('the MCP server lists the headings and their positions in the text (start_index)', async ({ agent, site }) => {
  const url = `${site.url}/basics--article/index.html`;
  const outline = JSON.parse(markedIn((await agent.call('outline_page', { url })).text)) as {
    title: string;
    headings: { text: string; start_index: number }[];
  };
  expect(outline.title).toBe('The harbour at the end of the line');
  const last = outline.headings.at(-1);
  const { text } = await agent.call('read_page', { url, start_index: last?.start_index });
  expect(markedIn(text)).toMatch(new RegExp(`^#+ ${last?.text}`));
});

test('the MCP server answers invalid calls with an error message of one sentence', async ({ agent, site }) => {
  const url = `${site.url}/basics--article/index.html`;
  for (const [name, input, sentence] of [
    ['read_page', {}, /^url is wrong/],
    ['read_page', { url, max_length: 0 }, /^max_length is wrong/],
    ['read_page', { url, start_index: 1_000_000 }, /has only \d+ characters\.$/],
    ['read_page', { url: 'file:///etc/passwd' }, /only http and https addresses can\.$/],
    ['read_page', { url: '-' }, /only http and https addresses can\.$/],
    ['read_page', { url: `${site.url}/missing.html` }, /answers 404/],
    ['read_page', { url: `${site.url}/empty--blank/index.html` }, /has no text to read\.$/],
    ['write_page', { url }, /^There is no tool "write_page"\.$/],
  ] as const) {
    const { text, isError } = await agent.call(name, input);
    expect(isError).toBe(true);
    expect(text).toMatch(sentence);
  }
});

test('the MCP server refuses private addresses unless they are allowed', async ({ careful, site }) => {
  const before = site.requests.length;
  for (const url of [site.url, site.url.replace('127.0.0.1', 'localhost'), site.url.replace('127.0.0.1', '0x7f.1')]) {
    const { text, isError } = await careful.call('read_page', { url });
    expect(isError).toBe(true);
    expect(text).toMatch(/is not on the public internet\.$/);
  }
  expect(site.requests.length).toBe(before);
});

test("the MCP server's proxy lets neither redirects nor scripts of a page reach private addresses", async () => {
  test.skip(process.platform !== 'linux', 'Only Linux has a second address of its own without set-up.');
  const reached: string[] = [];
  const server = createServer((asked, answer) => {
    const { host = '' } = asked.headers;
    reached.push(host.replace(/:.*/, ''));
    const port = host.split(':')[1];
    if (asked.url === '/redirect') return answer.writeHead(302, { location: `http://127.0.0.2:${port}/` }).end();
    return answer.end(`<p>Text</p><script>fetch('http://127.0.0.2:${port}/', { mode: 'no-cors' })
      .then(() => { document.title = 'reached'; }, () => { document.title = 'refused'; })</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy = await startPublicProxy((address) => address === '127.0.0.2');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], proxy: { server: proxy.url } });
  try {
    let page = await browser.newPage();
    // the browser follows the redirect to 127.0.0.2, which the proxy treats as private here; the proxy answers 403
    // itself, so the server gets no request for that address
    await page.goto(`http://127.0.0.1:${port}/redirect`).catch(() => {});
    await page.close();
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction(() => document.title !== '');
    expect(reached).not.toContain('127.0.0.2');
    expect(reached).toContain('127.0.0.1');
  } finally {
    await browser.close();
    proxy.close();
    server.close();
  }
});

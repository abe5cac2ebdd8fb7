import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseCommand } from './arguments.ts';
import { browserPages, findBrowser } from './browser-pages.ts';

// `readPage` needs a script that exists only in the built package
vi.mock('../library/read-page.ts', () => ({ readPage: async () => null }));

const requests: { url: string; cookie: string }[] = [];
const server = createServer(({ url = '', headers: { cookie = '' } }, answer) => {
  requests.push({ url, cookie });
  answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>A page of this computer.');
});
let site = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('the MCP server cannot fetch pages from a web server on the same computer', async () => {
  const pages = await browserPages(parseCommand(['mcp']).load, []);
  try {
    expect(await pages.fetchText(`${site}/robots.txt`, 5000, 1000)).toMatchObject({ status: 403 });
    await expect(pages.read({ type: 'web', url: `${site}/page` }, {})).rejects.toThrow('answers 403');
    expect(requests).toEqual([]);
  } finally {
    await pages.close();
  }
});

test('cookies are sent only to the site they belong to', async () => {
  const cookie = { path: '/', expires: -1, httpOnly: false, secure: false };
  const pages = await browserPages(parseCommand(['page']).load, [
    { ...cookie, name: 'session', value: 'a', domain: '127.0.0.1' },
    { ...cookie, name: 'other', value: 'b', domain: '.example.org' },
  ]);
  try {
    await pages.read({ type: 'web', url: `${site}/page` }, {});
    await pages.fetchText(`${site}/robots.txt`, 5000, 1000);
    expect(requests.filter(({ url }) => url !== '/favicon.ico')).toEqual([
      { url: '/page', cookie: 'session=a' },
      { url: '/robots.txt', cookie: 'session=a' },
    ]);
  } finally {
    await pages.close();
  }
});

test('closes its proxy server if the browser does not start', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/missing');
  const servers = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
  const before = servers();
  await expect(browserPages(parseCommand(['mcp']).load, [])).rejects.toThrow('there is no such file');
  await expect.poll(servers).toBe(before);
  vi.unstubAllEnvs();
});

test('the command fails with a one-sentence message if the browser does not accept a cookie', async () => {
  const cookie = { name: '__Host-a', value: 'b', domain: '.example.org', path: '/', expires: -1 };
  const { load } = parseCommand(['page', '--cookies', 'cookies.txt']);
  const opened = browserPages(load, [{ ...cookie, httpOnly: false, secure: false }]);
  await expect(opened).rejects.toThrow('The browser does not accept the cookies of cookies.txt.');
});

const folder = mkdtempSync(join(tmpdir(), 'lectern-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

function installed(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
}

test('prefers the browser in CHROMIUM_PATH, then one on the PATH, then the downloaded one', () => {
  const [own, edge, downloaded] = [installed('own'), installed('microsoft-edge'), installed('downloaded')];
  expect(findBrowser(downloaded, { CHROMIUM_PATH: own, PATH: folder })).toBe(own);
  expect(findBrowser(downloaded, { PATH: folder })).toBe(edge);
  expect(findBrowser(downloaded, { PATH: '' })).toMatch(/downloaded$|Applications/);
});

test('the error message says what to do if there is no browser', () => {
  expect(() => findBrowser('/nowhere', { PATH: '' })).toThrow(/^No browser found: install .* --no-browser\.$/);
  expect(() => findBrowser('/nowhere', { CHROMIUM_PATH: '/missing' })).toThrow('CHROMIUM_PATH is "/missing"');
});

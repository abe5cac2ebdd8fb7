import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseCommand } from './arguments.ts';
import { inputOf } from './input.ts';
import { staticPages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function textOf(name: string, bytes: Buffer): Promise<string> {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const pages = staticPages(parseCommand([file, '--no-browser']).load, []);
  return (await pages.read(await inputOf(file), { algorithm: 'html-text' })).text();
}

test('reads a file in UTF-16, as editors on Windows write it', async () => {
  expect(await textOf('page.html', Buffer.from('\ufeff<p>The ferry to Łódź.</p>', 'utf16le'))).toContain('Łódź');
});

test.each([
  ['a.pdf', '%PDF-1.7\n'],
  ['a.png', '\u0089PNG\r\n\u001a\n\0\0\0'],
])('refuses a file that is not a text: %s', async (name, content) => {
  await expect(textOf(name, Buffer.from(content, 'latin1'))).rejects.toThrow('is not a web page.');
});

test('without a browser, cookies are also sent after a redirect: those of the file, and those that it sets', async () => {
  const cookies: (string | undefined)[] = [];
  const server = createServer(({ url, headers }, answer) => {
    cookies.push(headers.cookie);
    const { port } = server.address() as AddressInfo;
    if (url === '/page') answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>The river rose.');
    else if (cookies.length > 1) answer.writeHead(302, { location: `http://localhost:${port}/page` }).end();
    else answer.writeHead(302, { location: '/', 'set-cookie': 'seen=a=b; Path=/; HttpOnly' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cookie = { name: 'own', value: 'c', path: '/', expires: -1, httpOnly: false, secure: false };
  const pages = staticPages(parseCommand(['page', '--no-browser']).load, [{ ...cookie, domain: 'localhost' }]);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect((await pages.read({ type: 'web', url }, { algorithm: 'html-text' })).text()).toContain('The river rose.');
  expect(cookies).toEqual([undefined, 'seen=a=b', 'own=c']);
  server.close();
});

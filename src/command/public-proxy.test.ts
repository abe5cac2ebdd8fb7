import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPrivateAddress, isPublic, startPublicProxy } from './public-proxy.ts';

const site = createServer((asked, answer) => answer.end(`${asked.method} ${asked.url}`));
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  ({ port } = site.address() as AddressInfo);
});
afterAll(() => void site.close());

/** Sends a request through a proxy. Resolves to the status and the text of the answer. */
function through(proxy: string, options: { method?: string; path: string }): Promise<[status: number, text: string]> {
  return new Promise((resolve, reject) => {
    const asked = request(proxy, options, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += String(chunk);
      });
      answer.on('end', () => resolve([answer.statusCode ?? 0, text]));
    });
    asked.on('connect', (answer) => resolve([answer.statusCode ?? 0, '']));
    asked.on('error', reject).end();
  });
}

test('the proxy forwards requests and tunnels to allowed addresses', async () => {
  const proxy = await startPublicProxy(() => false);
  expect(await through(proxy.url, { path: `http://127.0.0.1:${port}/a` })).toEqual([200, 'GET /a']);
  expect(await through(proxy.url, { path: `http://localhost:${port}/b` })).toEqual([200, 'GET /b']);
  expect((await through(proxy.url, { method: 'CONNECT', path: `127.0.0.1:${port}` }))[0]).toBe(200);
  proxy.close();
});

test('the proxy refuses private addresses and host names that resolve to them', async () => {
  const proxy = await startPublicProxy();
  expect((await through(proxy.url, { path: `http://127.0.0.1:${port}/` }))[0]).toBe(403);
  expect((await through(proxy.url, { path: `http://[::1]:${port}/` }))[0]).toBe(403);
  expect((await through(proxy.url, { path: `http://localhost:${port}/` }))[0]).toBe(502);
  expect((await through(proxy.url, { method: 'CONNECT', path: `127.0.0.1:${port}` }))[0]).toBe(403);
  expect((await through(proxy.url, { method: 'CONNECT', path: `localhost:${port}` }))[0]).toBe(502);
  proxy.close();
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
])('the IP address %s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700:4700::1111'])(
  'the IP address %s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.each([
  'http://127.0.0.1:8080/',
  'http://[::1]/',
  // other notations of IP addresses that browsers accept
  'http://2130706433/',
  'http://0x7f.1/',
  'http://localhost/',
  'http://nowhere.invalid/',
  'file:///etc/passwd',
  'not an address',
])('the address %s does not lead to the public internet', async (url) => {
  expect(await isPublic(url)).toBe(false);
});

test('the address https://1.1.1.1/ leads to the public internet', async () => {
  expect(await isPublic('https://1.1.1.1/')).toBe(true);
});

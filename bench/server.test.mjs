import assert from 'node:assert/strict';
import { request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { startServer } from './server.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * Requests a path from a site. Sends the site's host name in the Host header, because Node may be unable to resolve
 * *.localhost.
 */
function get(address, path) {
  const { hostname, port, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: path ?? pathname, headers: { host: hostname } };
    request(options, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });
}

await test('serves each site from a host of its own, and forbids scripts', async (context) => {
  const folder = temporaryFolder(context, {
    'one/a/index.html': '<meta charset="koi8-r">',
    'one/b.html': 'plain',
    'two/s.css': 'p {}',
    'secret.txt': 'x',
  });
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  const server = await startServer([one, two]);
  context.after(server.close);
  const page = await get(server.addressOf(one, '/a/'));
  assert.equal(page.status, 200);
  assert.match(page.headers['content-security-policy'], /script-src 'none'/);
  assert.equal(page.headers['content-type'], 'text/html', 'the page names its own encoding');
  assert.match((await get(server.addressOf(one, '/b.html'), '/b.html?x=1')).headers['content-type'], /charset=utf-8/);
  assert.equal((await get(server.addressOf(two, '/s.css'))).headers['content-type'], 'text/css');
  assert.equal((await get(server.addressOf(one, '/a'))).headers.location, '/a/');
  assert.equal((await get(server.addressOf(one, '/s.css'))).status, 404);
  assert.equal((await get(server.addressOf(one, '/'), '/..%2fsecret.txt')).status, 404);
});

await test('forbids style sheets with a second content security policy', async (context) => {
  const folder = temporaryFolder(context, { 'index.html': 'plain' });
  const server = await startServer([folder], { styles: false });
  context.after(server.close);
  for (const address of [server.addressOf(folder, '/'), server.blank]) {
    assert.match((await get(address)).headers['content-security-policy'], /script-src 'none'.*, style-src 'none'$/);
  }
});

await test('answers other addresses with 204, so that a page that navigates away stays open', async (context) => {
  const server = await startServer();
  context.after(server.close);
  assert.equal((await get(server.blank)).status, 200);
  assert.equal((await get(server.blank, '/elsewhere')).status, 204);
});

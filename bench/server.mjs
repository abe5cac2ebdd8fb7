// Serves pages to the benches: a blank document that a bench fills, and folders of files as sites.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, sep } from 'node:path';
import { decodePath, mediaTypeOf } from '../scripts/setup/static-files.mjs';

// Headers that isolate a page from other sites. In an isolated page, the clock has steps of 5 µs; in any other page, it
// has steps of 100 µs.
const EXACT_CLOCK = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };

/** Headers of a document whose own scripts do not run, and which loads nothing from the network. */
const SEALED = {
  ...EXACT_CLOCK,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; script-src 'none'; form-action 'none'",
};

/** Headers of a page that may load the files of its site but runs no scripts. */
const NO_SCRIPTS = { ...EXACT_CLOCK, 'content-security-policy': "script-src 'none'; form-action 'none'" };

/**
 * Adds a second content security policy to headers. It makes style sheets and style attributes ineffective, although
 * they stay in the document.
 */
const withoutStyles = (headers) => ({
  ...headers,
  'content-security-policy': `${headers['content-security-policy']}, style-src 'none'`,
});

const BLANK = '/blank';

export const isOwnHost = (host) => host === '127.0.0.1' || host.endsWith('.localhost');

/**
 * Starts a server that serves each folder from its own host. With `styles: false`, the browser ignores all styles of
 * the pages.
 */
export async function startServer(folders = [], { styles = true } = {}) {
  const [sealed, headers] = [SEALED, NO_SCRIPTS].map((policy) => (styles ? policy : withoutStyles(policy)));
  const server = createServer((request, response) => {
    const site = /^site-(\d+)\.localhost/.exec(request.headers.host ?? '');
    const path = decodePath(request.url ?? '/');
    if (site && path !== null) sendFile(response, folders[Number(site[1])], path, headers);
    else if (path === BLANK) response.writeHead(200, sealed).end('<!doctype html>');
    // 204 ("no content"): if a page navigates to another address, this answer makes the browser stay on the page
    else response.writeHead(204).end();
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  return {
    blank: `http://127.0.0.1:${port}${BLANK}`,
    addressOf: (folder, path) => `http://site-${folders.indexOf(folder)}.localhost:${port}${path}`,
    close: () => server.close(),
  };
}

function sendFile(response, folder, path, headers) {
  const asked = folder === undefined ? null : join(folder, path);
  const isInside = asked !== null && (asked + sep).startsWith(folder + sep);
  if (!isInside || !existsSync(asked)) return response.writeHead(404, headers).end();
  const isFolder = statSync(asked).isDirectory();
  // redirects to the address with a slash at the end, from which relative addresses in the page are resolved
  if (isFolder && !path.endsWith('/')) return response.writeHead(301, { location: encodeURI(`${path}/`) }).end();
  const file = isFolder ? join(asked, 'index.html') : asked;
  if (!existsSync(file)) return response.writeHead(404, headers).end();
  const bytes = readFileSync(file);
  return response.writeHead(200, { ...headers, 'content-type': typeOf(file, bytes) }).end(bytes);
}

function typeOf(file, bytes) {
  const type = mediaTypeOf(file);
  if (!/html/.test(type) || /charset/i.test(bytes.subarray(0, 1024).toString('latin1'))) return type;
  return `${type}; charset=utf-8`;
}

/** Serves `e2e/pages` and some generated pages on a free local port. */
import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { hostilePage } from '../security/payloads.ts';
import { bigPage, longPage, manyBlocks, manyHeadings } from './generated-pages.ts';

const PAGES = join(import.meta.dirname, '..', 'pages');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

const STRICT_CSP =
  "default-src 'none'; style-src 'none'; img-src 'none'; font-src 'none'; frame-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const HEADERS: Readonly<Record<string, Record<string, string>>> = {
  '/access--strict-csp/index.html': {
    'content-security-policy': STRICT_CSP,
    'permissions-policy': 'clipboard-write=(), clipboard-read=()',
  },
  '/access--sandbox/index.html': { 'content-security-policy': "sandbox; default-src 'none'" },
};

const GENERATED: Readonly<Record<string, () => string>> = {
  '/big.html': bigPage,
  '/long.html': () => longPage(),
  '/megabyte.html': () => longPage(8),
  '/many-blocks.html': manyBlocks,
  '/many-headings.html': manyHeadings,
  '/hostile.html': () => hostilePage(),
};

export interface Site {
  url: string;
  requests: string[];
  close(): Promise<void>;
}

export async function startSite(): Promise<Site> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    requests.push(request.url ?? '');
    const headers = { 'content-type': TYPES[extname(path)] ?? 'text/html; charset=utf-8', ...HEADERS[path] };
    if (path === '/slow.html') {
      // simulates a slow page: sends the first half at once, and the rest after four seconds
      response.writeHead(200, headers);
      const half =
        '<!doctype html><title>Slow</title><h1>Slow page</h1>' +
        '<p>First half of the slow page, long enough to be read as an article by anyone who likes to read, even before it is all there.</p>'.repeat(
          8,
        );
      response.write(half);
      setTimeout(
        () => response.end('<p>The second half has arrived, and it ends with the word <b>finis</b>.</p>'),
        4000,
      );
      return;
    }
    const generated = GENERATED[path];
    try {
      const body = generated ? generated() : pageFile(path);
      response.writeHead(200, headers).end(body);
    } catch {
      // ENOENT: a page requests a file that does not exist
      response.writeHead(404).end();
    }
  });
  return { requests, ...(await listen(server)) };
}

/** Reads a file of the test site. In HTML, replaces `<!-- include: FILE -->` with a part that several pages share. */
function pageFile(path: string): string | Buffer {
  const bytes = readFileSync(join(PAGES, path));
  if (extname(path) !== '.html') return bytes;
  return String(bytes).replace(/<!-- include: (\S+) -->/g, (_comment, part: string) =>
    readFileSync(join(PAGES, part), 'utf8'),
  );
}

/** Serves a saved site, without scripts. `entry` is the file to serve at the article's URL. */
export async function startFolder(root: string, entryPath: string, entry: string): Promise<Omit<Site, 'requests'>> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    try {
      const asked = path === entryPath ? join(root, entry) : join(root, path);
      const file = statSync(asked).isDirectory() ? join(asked, 'index.html') : asked;
      const headers = {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': "script-src 'none'",
      };
      response.writeHead(200, headers).end(readFileSync(file));
    } catch {
      // ENOENT: the saved site lacks this file
      response.writeHead(404).end();
    }
  });
  return listen(server);
}

async function listen(server: Server): Promise<Omit<Site, 'requests'>> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The test site as a fixture for Chromium and Firefox. All tests of a Playwright worker use the same server. */
export const siteFixture = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's fixture form
  async ({}, use: (site: Site) => Promise<void>): Promise<void> => {
    const site = await startSite();
    await use(site);
    await site.close();
  },
  { scope: 'worker' },
] as const;

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../setup/main.mjs';
import { root } from '../setup/root.mjs';
import { decodePath, mediaTypeOf } from '../setup/static-files.mjs';

const SAMPLE = join(root, 'scripts', 'sample', 'article.html');
/**
 * Returns a web address for the page argument of `npm start`. For a file, starts a local server: without an additional
 * permission, extensions cannot read pages whose address begins with file:.
 */
export async function addressOf(page) {
  if (page !== null && /^https?:\/\//i.test(page)) return { url: checkedUrl(page), close() {} };
  const file = page === null ? SAMPLE : pathOf(page);
  if (!existsSync(file) || !statSync(file).isFile()) {
    throw new UserError(`There is no file ${file}. Give a page as an address (https://…) or as an HTML file.`);
  }
  return serveFolder(dirname(file), basename(file));
}

function checkedUrl(text) {
  if (!URL.canParse(text)) throw new UserError(`${text} is not a web address.`);
  return new URL(text).href;
}

function pathOf(page) {
  if (page.startsWith('file:')) return fileURLToPath(page);
  if (/^[a-z][a-z\d+.-]+:/i.test(page))
    throw new UserError(`${page}: only http(s) addresses and HTML files can be read.`);
  // resolves the path from the folder in which the user called npm (INIT_CWD), because npm runs scripts in the
  // repository's root
  return resolve(process.env.INIT_CWD ?? process.cwd(), page);
}

async function serveFolder(folder, file) {
  const server = createServer((request, response) => {
    const path = decodePath(request.url ?? '/');
    const target = path === null ? null : resolve(folder, `.${path}`);
    if (!target?.startsWith(folder + sep) || !existsSync(target) || !statSync(target).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': typeOf(target) });
    response.end(readFileSync(target));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/${encodeURIComponent(file)}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns the media type of a file. Text files get the charset UTF-8, which all sample and test pages use. */
function typeOf(file) {
  const type = mediaTypeOf(file);
  return /^text\/|xhtml/.test(type) ? `${type}; charset=utf-8` : type;
}

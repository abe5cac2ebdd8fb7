// Helpers for servers of local files, here and in the bench.
import { extname } from 'node:path';

const TYPES = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.xhtml': 'application/xhtml+xml',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.eot': 'application/vnd.ms-fontobject',
};

/** Returns a file's media type by its name, without a character set. */
export const mediaTypeOf = (file) => TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';

/** Returns the path that a request asks for; null if it is not a valid file address. */
export function decodePath(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0]);
  } catch {
    // URIError
    return null;
  }
}

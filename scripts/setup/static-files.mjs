// Functions for the servers of local files in scripts/ and bench/. They return the path of a requested file, and the
// media type of a file.
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

export const mediaTypeOf = (file) => TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';

/** Returns the file path from the address of a request; null if the address is invalid. */
export function decodePath(url) {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0]);
  } catch {
    // ignores a URIError: the percent-encoding is invalid
    return null;
  }
}

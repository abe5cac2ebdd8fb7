/**
 * Reads the file of `--cookies`: a cookies.txt in Netscape's format (curl, wget, browser extensions), or JSON:
 * Playwright's storage state, or the cookies that a browser extension exported.
 */
import * as v from 'valibot';
import { parsed } from '../shared/own-fields.ts';
import { CommandError } from './arguments.ts';
import { readTextFile } from './input.ts';

/** A cookie in the form that Playwright accepts. */
export type Cookie = Readonly<v.InferOutput<typeof COOKIE>>;

const COOKIE = v.pipe(
  v.object({
    name: v.string(),
    value: v.string(),
    /** Host to which the cookie is sent; with a leading dot, also to its subdomains. */
    domain: v.pipe(v.string(), v.nonEmpty()),
    path: v.optional(v.string(), '/'),
    expires: v.optional(v.number()),
    expirationDate: v.optional(v.number()),
    httpOnly: v.optional(v.boolean(), false),
    secure: v.optional(v.boolean(), false),
  }),
  // expiry time (s since 1970); -1 for a session cookie
  v.transform(({ expires, expirationDate, ...cookie }) => ({ ...cookie, expires: expires ?? expirationDate ?? -1 })),
);
const JSON_FILE = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.array(COOKIE),
    v.pipe(
      v.object({ cookies: v.array(COOKIE) }),
      v.transform(({ cookies }) => cookies),
    ),
  ]),
);

/** @throws {@link CommandError} if there is no such file, or it contains no cookies */
export function readCookies(path: string): readonly Cookie[] {
  const text = readTextFile(path);
  const cookies = /^\s*[[{]/.test(text) ? parsed(JSON_FILE, text) : cookiesOfLines(text);
  // the message contains no cookie values, because they are secrets
  if (!cookies?.length) throw new CommandError(`${path} is neither a cookies.txt nor the JSON of cookies.`);
  return cookies.filter(({ expires }) => expires <= 0 || expires > Date.now() / 1000);
}

/** Prefix of a line with a cookie that scripts cannot read (HttpOnly). Other lines that start with # are comments. */
const HTTP_ONLY = '#HttpOnly_';

/** Returns the cookies in a cookies.txt, expired ones included; null if a line is neither a cookie nor a comment. */
function cookiesOfLines(text: string): readonly Cookie[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const cookies = lines.filter((line) => !line.startsWith('#') || line.startsWith(HTTP_ONLY)).map(cookieOfLine);
  const known = cookies.filter((cookie) => cookie !== null);
  return known.length === cookies.length ? known : null;
}

function cookieOfLine(line: string): Cookie | null {
  const httpOnly = line.startsWith(HTTP_ONLY);
  const [host, hasHostsBelow, path, secure, expires, name, value = ''] = line
    .slice(httpOnly ? HTTP_ONLY.length : 0)
    .split('\t');
  if (!host || !path || name === undefined || !/^-?\d+$/.test(expires ?? '')) return null;
  const domain = hasHostsBelow === 'TRUE' && !host.startsWith('.') ? `.${host}` : host;
  return { name, value, domain, path, expires: Number(expires) || -1, httpOnly, secure: secure === 'TRUE' };
}

/** Returns the cookie in a Set-Cookie header. It is sent only to the host that has set it, but there to all paths. */
export function cookieOfAnswer(line: string, address: string): Cookie {
  const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(line) ?? [];
  const { hostname: domain, protocol } = new URL(address);
  return { name, value, domain, path: '/', expires: -1, httpOnly: true, secure: protocol === 'https:' };
}

/** Returns the Cookie header for an address (RFC 6265, 5.1.3, 5.1.4 and 5.4); '' if no cookie applies to it. */
export function cookieHeader(cookies: readonly Cookie[], address: string): string {
  const { hostname, pathname, protocol } = new URL(address);
  return cookies
    .filter(({ secure }) => !secure || protocol === 'https:')
    .filter(({ domain }) => hostname === domain || (domain.startsWith('.') && `.${hostname}`.endsWith(domain)))
    .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
}

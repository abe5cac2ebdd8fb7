/**
 * Addresses that parsing leaves as they are: a plain host, and a path of characters that need no escape and no folding
 * of dots. Most links of most pages are such, and parsing is the dearest part of reading a link.
 */
const AS_WRITTEN = /^https?:\/\/(?:[a-z0-9_-]+\.)+[a-z]{2,}\/(?:[\w\-~!$&()*+,:;=@/?#]|[\w\-~]\.(?=\w))*$/;
const PUNYCODE = /\/\/(?:[^/]*\.)?xn--/;

/** Absolute form of a link as written in a page, or '' when it is malformed. */
export function absoluteUrl(raw: string, base: string): string {
  if (AS_WRITTEN.test(raw) && !PUNYCODE.test(raw)) return raw;
  const trimmed = raw.trim();
  if (trimmed === '') return '';
  try {
    return new URL(trimmed, base).href;
  } catch {
    // TypeError: pages do contain links like "http://[" (docs/specs/edge-cases.md); such a link leads nowhere.
    return '';
  }
}

/** The host of an absolute address that names no user and no port. */
const HOST = /^https?:\/\/([^/:@]+)\//;

/** Host name without "www.", or '' for addresses that have none. */
export function hostOf(url: string): string {
  const absolute = absoluteUrl(url, 'about:blank');
  if (absolute === '') return '';
  const host = HOST.exec(absolute)?.[1] ?? new URL(absolute).hostname;
  return host.replace(/^www\./, '');
}

/** Whether two hosts are of one site: one and the same, or one below the other (example.org, news.example.org). */
export function areOneSite(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

/** True for the address of what a page stands in: its site, its section, its blog. */
export function isAbove(address: string, url: string): boolean {
  if (hostOf(address) !== hostOf(url) || /[?]/.test(address)) return false;
  const folder = `${pathOf(address).replace(/\/$/, '')}/`;
  return pathOf(url) === folder ? folder === '/' && url.includes('?') : pathOf(url).startsWith(folder);
}

function pathOf(url: string): string {
  return url.replace(/^\w+:\/\/[^/?#]*|[?#].*/gs, '') || '/';
}

/** The address without its fragment: what says whether a link leads back into the same document. */
export function withoutHash(url: string): string {
  return url.replace(/#.*/s, '');
}

/** The decoded fragment of a link, or ''. */
export function fragmentOf(url: string): string {
  const start = url.indexOf('#');
  const fragment = start < 0 ? '' : url.slice(start + 1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    // URIError: a stray percent sign; browsers then take the fragment as it is.
    return fragment;
  }
}

/** Matches URLs that `new URL` would not change. Most links match and skip `new URL`, the slowest step for a link. */
const AS_WRITTEN = /^https?:\/\/(?:[a-z0-9_-]+\.)+[a-z]{2,}\/(?:[\w\-~!$&()*+,:;=@/?#]|[\w\-~]\.(?=\w))*$/;
const PUNYCODE = /\/\/(?:[^/]*\.)?xn--/;

/** Returns the absolute form of a link's address; '' if it is malformed. */
export function absoluteUrl(raw: string, base: string): string {
  if (AS_WRITTEN.test(raw) && !PUNYCODE.test(raw)) return raw;
  const trimmed = raw.trim();
  if (trimmed === '') return '';
  try {
    return new URL(trimmed, base).href;
  } catch {
    // TypeError: some pages contain malformed addresses such as "http://[" (docs/specs/edge-cases.md)
    return '';
  }
}

/** Matches an absolute address without user name and port; captures the host. */
const HOST = /^https?:\/\/([^/:@]+)\//;

/** Returns the host name without "www."; '' for addresses without a host. */
export function hostOf(url: string): string {
  const absolute = absoluteUrl(url, 'about:blank');
  if (absolute === '') return '';
  const host = HOST.exec(absolute)?.[1] ?? new URL(absolute).hostname;
  return host.replace(/^www\./, '');
}

/** Returns whether two hosts are equal, or one is a subdomain of the other (news.example.org, example.org). */
export function areOneSite(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}

/**
 * Returns whether `address` is the front page of the site, section or blog of `url`: `/news/` for `/news/story`. False
 * with a query string, which may be an ordinary page (`/?p=12`).
 */
export function isAbove(address: string, url: string): boolean {
  if (hostOf(address) !== hostOf(url) || /[?]/.test(address)) return false;
  const folder = `${pathOf(address).replace(/\/$/, '')}/`;
  return pathOf(url) === folder ? folder === '/' && url.includes('?') : pathOf(url).startsWith(folder);
}

function pathOf(url: string): string {
  return url.replace(/^\w+:\/\/[^/?#]*|[?#].*/gs, '') || '/';
}

/** Returns the address without its fragment. Two addresses with the same result belong to the same document. */
export function withoutHash(url: string): string {
  return url.replace(/#.*/s, '');
}

/** Returns the decoded fragment of a link; '' if it has none. */
export function fragmentOf(url: string): string {
  const start = url.indexOf('#');
  const fragment = start < 0 ? '' : url.slice(start + 1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    // URIError: the fragment has a stray percent sign; browsers then use it without decoding
    return fragment;
  }
}

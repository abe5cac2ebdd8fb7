/** Absolute form of a link as written in a page, or '' when it is malformed. */
export function absoluteUrl(raw: string, base: string): string {
  const trimmed = raw.trim();
  if (trimmed === '') return '';
  try {
    return new URL(trimmed, base).href;
  } catch {
    // TypeError: pages do contain links like "http://[" (edge case 37 of product.md); such a link leads nowhere.
    return '';
  }
}

/** Host name without "www.", or '' for addresses that have none. */
export function hostOf(url: string): string {
  const absolute = absoluteUrl(url, 'about:blank');
  return absolute === '' ? '' : new URL(absolute).hostname.replace(/^www\./, '');
}

/** The address without its fragment: what says whether a link leads back into the same document. */
export function withoutHash(url: string): string {
  return url.replace(/#.*$/, '');
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

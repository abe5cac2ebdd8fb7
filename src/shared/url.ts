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

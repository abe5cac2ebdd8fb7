/** Fetches the other pages of a multi-page article (docs/adr/015-other-pages-are-parsed-as-inert-documents.md). */

import { intact } from '../platform/unclobbered.ts';
import { decodePage } from '../shared/decode-page.ts';
import { absoluteUrl } from '../shared/url.ts';

/** Maximum length of a fetched page (characters). Pages of articles are shorter, and parsing blocks the open page. */
const MOST_CHARACTERS = 8_000_000;

/**
 * Fetches and parses a page, with the site's cookies. The document is inert: it runs no script and loads no image, and
 * none of its nodes enters the page or the reader. Throws if the answer is not an HTML page of the same site.
 */
export async function fetchDocument(url: string, signal: AbortSignal): Promise<Document> {
  // With this mode, the browser refuses redirects to another site.
  const response = await fetch(url, { mode: 'same-origin', credentials: 'same-origin', signal });
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) throw new Error(`The page is ${type || 'of no type'}`);
  const html = decodePage(new Uint8Array(await response.arrayBuffer()), type);
  if (html.length > MOST_CHARACTERS) throw new Error('The page is too large');
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  // Without a `base`, relative addresses would resolve against the open page instead of the fetched one.
  const base = intact(parsed).createElement('base');
  const declared = intact(parsed).querySelector('base[href]')?.getAttribute('href') ?? '';
  base.href = absoluteUrl(declared, response.url) || response.url;
  intact(parsed).head.prepend(base);
  return parsed;
}

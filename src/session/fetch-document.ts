/** Other pages of the article that is being read, as documents that never run and are never shown (decision 015). */

import { intact } from '../platform/unclobbered.ts';

/** Larger answers are no page of an article. */
const MOST_CHARACTERS = 8_000_000;

/**
 * Fetches a page of the site that the content script runs in, with the cookies that the page itself has. The document is
 * inert: no script runs, no image loads, nothing in it is ever put into the page or the reader.
 *
 * @throws when the site gives no HTML page of its own for the address
 */
export async function fetchDocument(url: string, signal: AbortSignal): Promise<Document> {
  // In this mode the browser follows no redirect to another site either: nothing is asked of one.
  const response = await fetch(url, { mode: 'same-origin', credentials: 'same-origin', signal });
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) throw new Error(`The page is ${type || 'of no type'}`);
  const html = decode(await response.arrayBuffer(), type);
  if (html.length > MOST_CHARACTERS) throw new Error('The page is too large');
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  // Relative addresses are those of the page that was fetched.
  const base = intact(parsed).createElement('base');
  base.href = intact(parsed).querySelector('base')?.href || response.url;
  intact(parsed).head.prepend(base);
  return parsed;
}

/** By the header, else by what the page declares, else as UTF-8. */
function decode(bytes: ArrayBuffer, type: string): string {
  const declared = /charset=["']?([\w-]+)/i;
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 2048));
  const label = declared.exec(type)?.[1] ?? declared.exec(start)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // RangeError: an encoding that does not exist.
    return new TextDecoder().decode(bytes);
  }
}

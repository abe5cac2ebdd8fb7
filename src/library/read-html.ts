import { createPage, type Page } from '../page/page.ts';
import { metaHints } from '../page/snapshot/declared.ts';
import type { Media, MetadataHints } from '../page/snapshot/types.ts';
import { absoluteUrl } from '../shared/url.ts';
import { snapshotOfHtml } from './build-snapshot.ts';
import { read } from './read.ts';
import type { Reading, ReadOptions } from './types.ts';

export interface HtmlOptions extends ReadOptions {
  /** The page's address, against which relative links and pictures are resolved. Default: `about:blank`. */
  url?: string;
}

/**
 * Extracts the article from HTML text without a browser, so no style sheet hides text, no script adds text, and no
 * element has a position (`hasLayout` is false in the result). If that matters, take a snapshot in a browser and {@link
 * read} it.
 *
 * @throws {@link RangeError} if there is no algorithm with the requested id
 */
export async function readHtml(html: string, options: HtmlOptions = {}): Promise<Reading> {
  const { url = 'about:blank', ...rest } = options;
  const built = snapshotOfHtml(html, url);
  const page = createPage(built);
  const documents = [{ node: 0, url, baseUrl: baseUrlOf(page) }];
  const viewport = { width: 0, height: 0, scrollX: 0, scrollY: 0 };
  return read({ ...built, documents, viewport, media: picturesOf(page), metadata: hintsOf(page) }, rest);
}

/** Returns the pictures as if none had loaded yet. Their addresses and sizes are then taken from their attributes. */
function picturesOf(page: Page): Media[] {
  return page.index
    .named('img')
    .map((node) => ({ node, currentSrc: '', naturalWidth: 0, naturalHeight: 0, broken: false }));
}

function hintsOf(page: Page): MetadataHints {
  const meta = metaHints(page.index.named('meta').map((element) => (name) => page.attributesOf(element)[name]));
  const language = page.attributesOf(0).lang?.trim();
  return {
    title: page.snapshot.metadata.title,
    language: language || (meta['content-language']?.[0] ?? ''),
    canonicalUrl: canonicalUrl(page),
    meta,
    jsonLd: page.index
      .named('script')
      .filter((script) => /^application\/ld\+json$/i.test(page.attributesOf(script).type ?? ''))
      .map((script) => page.nodes.text.slice(script, page.endOf(script)).join('')),
  };
}

function baseUrlOf(page: Page): string {
  const { url } = page.snapshot;
  const base = page.index.named('base').find((element) => page.attributesOf(element).href !== undefined) ?? -1;
  return absoluteUrl(page.attributesOf(base).href ?? '', url) || url;
}

function canonicalUrl(page: Page): string {
  const link = page.index.named('link').find((element) => {
    const { rel = '', href } = page.attributesOf(element);
    return href !== undefined && rel.toLowerCase().split(/\s+/).includes('canonical');
  });
  return absoluteUrl(page.attributesOf(link ?? -1).href ?? '', baseUrlOf(page));
}

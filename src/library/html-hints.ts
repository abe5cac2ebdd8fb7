/** Reads the title, language, `meta` elements and JSON-LD of a parsed page, like `readMetadataHints` in a browser. */
import { createPage, type Page } from '../page/page.ts';
import type { Attributes, MetadataHints, PageSnapshot } from '../page/snapshot/types.ts';

/** Returns the metadata hints of a snapshot that was built from HTML text. */
export function hintsOf(snapshot: PageSnapshot): MetadataHints {
  const page = createPage(snapshot);
  const meta = metaOf(page);
  const language = snapshot.nodes.attributes[0]?.lang?.trim();
  return {
    title: snapshot.metadata.title,
    language: language || (meta['content-language']?.[0] ?? ''),
    canonicalUrl: canonicalUrl(page),
    meta,
    jsonLd: page.index
      .named('script')
      .filter((script) => /^application\/ld\+json$/i.test(attributes(page, script).type ?? ''))
      .map((script) => textIn(page, script)),
  };
}

/** Returns the base URL of a page, against which its relative URLs are resolved. */
export function baseUrlOf(snapshot: PageSnapshot): string {
  const page = createPage(snapshot);
  const base = page.index.named('base').find((element) => attributes(page, element).href !== undefined);
  return base === undefined ? snapshot.url : absolute(attributes(page, base).href, snapshot.url) || snapshot.url;
}

const attributes = (page: Page, element: number): Attributes => page.nodes.attributes[element] ?? {};

function metaOf(page: Page): MetadataHints['meta'] {
  const meta: Record<string, string[]> = Object.create(null);
  for (const element of page.index.named('meta')) {
    const own = attributes(page, element);
    const content = own.content?.trim();
    if (!content) continue;
    for (const attribute of ['property', 'name', 'itemprop', 'http-equiv']) {
      // RDFa allows several names in one attribute
      for (const name of own[attribute]?.toLowerCase().split(/\s+/) ?? []) if (name) (meta[name] ??= []).push(content);
    }
  }
  return meta;
}

function canonicalUrl(page: Page): string {
  const link = page.index.named('link').find((element) => {
    const { rel = '', href } = attributes(page, element);
    return href !== undefined && rel.toLowerCase().split(/\s+/).includes('canonical');
  });
  return link === undefined ? '' : absolute(attributes(page, link).href, baseUrlOf(page.snapshot));
}

function textIn(page: Page, element: number): string {
  return page.nodes.text.slice(element, page.endOf(element)).join('');
}

function absolute(address: string | undefined, base: string): string {
  return address !== undefined && URL.canParse(address, base) ? new URL(address, base).href : '';
}

import { intact } from '../../platform/unclobbered.ts';
import type { MetadataHints } from './types.ts';

/** Collects the document's own metadata. Read-only; values are raw. */
export function readMetadataHints(page: Document): MetadataHints {
  const document = intact(page);
  const meta: Record<string, string[]> = Object.create(null);
  for (const element of document.querySelectorAll('meta[content]')) {
    const content = element.getAttribute('content')?.trim();
    if (!content) continue;
    for (const attribute of ['property', 'name', 'itemprop', 'http-equiv']) {
      const names = element.getAttribute(attribute);
      // RDFa allows several names in one attribute.
      for (const name of names?.toLowerCase().split(/\s+/) ?? []) {
        if (name) (meta[name] ??= []).push(content);
      }
    }
  }
  return {
    title: document.title,
    language: document.documentElement?.getAttribute('lang')?.trim() || (meta['content-language']?.[0] ?? ''),
    canonicalUrl: document.querySelector<HTMLLinkElement>('link[rel~="canonical"][href]')?.href ?? '',
    meta,
    jsonLd: [...document.querySelectorAll('script[type="application/ld+json" i]')].map(
      (script) => script.textContent ?? '',
    ),
  };
}

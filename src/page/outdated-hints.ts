import { holds } from '../vocabulary/match.ts';
import { LASTING_META, SITE_META } from '../vocabulary/names/site.ts';
import type { MetadataHints, PageSnapshot } from './snapshot/types.ts';

/** Metadata about the site, which is valid for all of its articles. */
const OF_THE_SITE = holds(`${SITE_META}|${LASTING_META}`);

/**
 * Drops the metadata of the previous article (title, JSON-LD, Open Graph) from a page that changed its address without
 * loading. Values that have changed since belong to the new article.
 */
export function withoutOutdated(snapshot: PageSnapshot, before: MetadataHints | null): PageSnapshot {
  if (!before) return snapshot;
  const now = snapshot.metadata;
  const isNew = ([name, values]: [string, readonly string[]]) =>
    OF_THE_SITE.test(name) || values.join('\n') !== before.meta[name]?.join('\n');
  const metadata: MetadataHints = {
    ...now,
    title: now.title === before.title ? '' : now.title,
    canonicalUrl: now.canonicalUrl === before.canonicalUrl ? '' : now.canonicalUrl,
    meta: Object.fromEntries(Object.entries(now.meta).filter(isNew)),
    jsonLd: now.jsonLd.filter((text) => !before.jsonLd.includes(text)),
  };
  return { ...snapshot, metadata };
}

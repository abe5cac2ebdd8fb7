import { holds } from '../vocabulary/match.ts';
import { LASTING_META, SITE_META } from '../vocabulary/names/meta.ts';
import type { MetadataHints, PageSnapshot } from './snapshot/types.ts';

/** Names of metadata about the site, which applies to all its articles. */
const OF_THE_SITE = holds(`${SITE_META}|${LASTING_META}`);

/**
 * Drops metadata of the previous article (title, JSON-LD, Open Graph) after a page has changed its address without
 * loading. Keeps values that differ from those in `before`.
 *
 * @param before metadata of the previous article; null if the page has not changed its address
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

import { fragmentOf } from '../../shared/url.ts';
import { NodeKind } from '../../snapshot/types.ts';
import type { Coverage } from './coverage.ts';
import type { PageView } from './page.ts';

/** Ids in the article begin with this, so that they cannot clash with the reader's own. */
export const ANCHOR_PREFIX = 'lectern-';

/**
 * Ids of the page that links inside the kept text lead to (footnotes and their way back, tables of contents): only
 * these become ids of the article.
 */
export function linkedIds(page: PageView, coverage: Coverage): ReadonlySet<string> {
  const { nodes } = page.snapshot;
  const ids = new Set<string>();
  for (let id = 0; id < nodes.size; id++) {
    if (nodes.kind[id] !== NodeKind.element || page.nameOf(id) !== 'a' || coverage.keptIn(id) === 0) continue;
    const fragment = fragmentOf(page.attributesOf(id).href ?? '');
    if (fragment !== '') ids.add(fragment);
  }
  return ids;
}

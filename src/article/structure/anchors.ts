import type { Properties } from 'hast';
import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { fragmentOf } from '../../shared/url.ts';

/** Ids in the article begin with this, so that they cannot clash with the reader's own. */
export const ANCHOR_PREFIX = 'lectern-';

/** The ids of notes and of the references to them are ours. */
const NOTE_ID = /^fn(?:ref)?-/;

/**
 * Ids of the page that links inside the kept text lead to (footnotes and their way back, tables of contents): only
 * these become ids of the article.
 */
export function linkedIds(page: Page, coverage: Coverage): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const link of page.index.named('a')) {
    const { href = '' } = page.attributesOf(link);
    if (!href.includes('#') || coverage.keptIn(link) === 0) continue;
    const fragment = fragmentOf(href);
    if (fragment !== '' && !NOTE_ID.test(fragment)) ids.add(fragment);
  }
  return ids;
}

/** A linked id that the walk has passed and that waits for the next thing shown. */
export class PendingAnchor {
  private id = '';
  /** Those that were not met yet: of elements with the same id the first counts, as in the page. */
  private readonly linked: Set<string>;

  constructor(linked: ReadonlySet<string>) {
    this.linked = new Set(linked);
  }

  pass(name: string, attributes: Attributes): void {
    const id = attributes.id ?? (name === 'a' ? attributes.name : undefined);
    if (id && this.linked.delete(id)) this.id = ANCHOR_PREFIX + id;
  }

  /** Gives the waiting id to what shows the place that was linked to. */
  give<T extends { properties: Properties }>(element: T): T {
    if (this.id !== '') element.properties.id = this.id;
    this.id = '';
    return element;
  }
}

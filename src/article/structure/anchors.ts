import type { Properties } from 'hast';
import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { fragmentOf } from '../../shared/url.ts';

/** Prefix of ids in the article, so that they cannot clash with the reader's own. */
export const ANCHOR_PREFIX = 'lectern-';

/** Ids of notes and references, which we create. */
const NOTE_ID = /^fn(?:ref)?-/;

/**
 * Returns the page's ids that links in the kept text lead to (footnotes and back, tables of contents): only these
 * become ids of the article.
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

/** A linked id that the walk has passed, to be set on the next element shown. */
export class PendingAnchor {
  private id = '';
  /** Ids not met yet: of elements with the same id, the first counts, as on the page. */
  private readonly linked: Set<string>;

  constructor(linked: ReadonlySet<string>) {
    this.linked = new Set(linked);
  }

  pass(name: string, attributes: Attributes): void {
    const id = attributes.id ?? (name === 'a' ? attributes.name : undefined);
    if (id && this.linked.delete(id)) this.id = ANCHOR_PREFIX + id;
  }

  /** Sets the waiting id on the element that shows the link target. */
  give<T extends { properties: Properties }>(element: T): T {
    if (this.id !== '') element.properties.id = this.id;
    this.id = '';
    return element;
  }
}

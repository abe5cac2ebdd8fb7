import type { Properties } from 'hast';
import type { Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { fragmentOf } from '../../shared/url.ts';

/** Prefix of all ids in the article, so that none is equal to an id of the reader's own page. */
export const ANCHOR_PREFIX = 'lectern-';

/** Matches ids of footnotes and of references to them, which the tree builder creates itself. */
const NOTE_ID = /^fn(?:ref)?-/;

/** Returns the ids to which links in the article lead. All other ids of the page are left out of the article. */
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

/** Remembers the id of a link target, and gives it to the next element that is created for the article. */
export class PendingAnchor {
  private id = '';
  /** Ids of link targets without an element so far. The first element with an id gets it, as in browsers. */
  private readonly linked: Set<string>;

  constructor(linked: ReadonlySet<string>) {
    this.linked = new Set(linked);
  }

  pass(name: string, attributes: Attributes): void {
    const { id = '' } = attributes;
    const target = this.linked.has(id) || name !== 'a' ? id : (attributes.name ?? '');
    if (this.linked.delete(target)) this.id = ANCHOR_PREFIX + target;
  }

  give<T extends { properties: Properties }>(element: T): T {
    if (this.id !== '') element.properties.id = this.id;
    this.id = '';
    return element;
  }
}

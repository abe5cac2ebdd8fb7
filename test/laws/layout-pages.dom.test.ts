/**
 * Checks on real pages with their style sheets that articles obey the laws in `laws.ts`. These pages are not in the
 * repository.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { REAL_PAGES, realPage } from '../pages/real-pages.ts';
import { LAWFUL, readBy } from '../read-by.ts';
import { removePages, snapshotPage } from '../render.ts';
import { LAWS } from './laws.ts';

afterEach(removePages);

describe.skipIf(REAL_PAGES.length === 0)('the laws for articles (skipped without ../shared/data/layout-dev)', () => {
  it.each(REAL_PAGES)('the article of the real page $id obeys the laws for articles (laws.ts)', async (entry) => {
    const { html, address } = await realPage(entry);
    const { snapshot } = await snapshotPage(`<base href="${address}">${html}`);
    for (const id of LAWFUL) {
      const read = readBy(snapshot, id);
      for (const [name, law] of Object.entries(LAWS)) expect(law(read), `${id}: ${name}`).toEqual([]);
    }
  });
});

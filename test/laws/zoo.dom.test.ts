/** Checks on the test pages in `e2e/pages` that articles obey the laws in `laws.ts`. */
import { afterEach, expect, it } from 'vitest';
import { LAWFUL, readBy } from '../read-by.ts';
import { removePages, snapshotPage } from '../render.ts';
import { LAWS } from './laws.ts';

const pages = import.meta.glob<string>('../../e2e/pages/**/*.html', { query: '?raw', import: 'default', eager: true });

/** Path of a page that is not tested here, because it replaces its own document while it is read. */
const LEFT_OUT = /hostile--takes-over/;

afterEach(removePages);

it.each(Object.keys(pages).filter((path) => !LEFT_OUT.test(path)))(
  'the article of the test page %s obeys the laws for articles (laws.ts)',
  async (path) => {
    const { snapshot } = await snapshotPage(pages[path] ?? '');
    for (const id of LAWFUL) {
      const read = readBy(snapshot, id);
      for (const [name, law] of Object.entries(LAWS)) expect(law(read), `${id}: ${name}`).toEqual([]);
    }
  },
);

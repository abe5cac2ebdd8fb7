/** The laws over real pages with their styles, which stand beside the repository. */
import { afterEach, describe, expect, it } from 'vitest';
import { LAWFUL, readBy } from '../read-by.ts';
import { removePages, snapshotPage } from '../render.ts';
import { LAWS } from './laws.ts';

const FOLDER = '../../../shared/data/layout-dev/';

interface SitePage {
  id: string;
  site: string;
  path: string;
}

const [index] = Object.values(
  import.meta.glob<readonly SitePage[]>('../../../shared/data/layout-dev/index.json', {
    import: 'default',
    eager: true,
  }),
);
const sources = import.meta.glob<string>('../../../shared/data/layout-dev/sites/**/*.html', {
  query: '?raw',
  import: 'default',
});

afterEach(removePages);

/** With its own address, so that its style sheets are found. */
async function openPage({ site, path }: SitePage) {
  const name = `${FOLDER}sites/${site}/${path}`;
  const base = new URL(name, import.meta.url).href;
  const html = (await sources[name]?.()) ?? expect.fail(`${name} is not there`);
  return snapshotPage(`<base href="${base}">${html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')}`);
}

describe.skipIf(!index)('on pages of ../shared/data/layout-dev (skipped where it is not there)', () => {
  it.each(index ?? [])('hold on $id', async (entry) => {
    const { snapshot } = await openPage(entry);
    for (const id of LAWFUL) {
      const read = readBy(snapshot, id);
      for (const [name, law] of Object.entries(LAWS)) expect(law(read), `${id}: ${name}`).toEqual([]);
    }
  });
});

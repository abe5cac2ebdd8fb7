/** The real pages with their styles in `../shared/data/layout-dev`; none in a checkout that has no such folder beside it. */
import { expect } from 'vitest';

const FOLDER = '../../../shared/data/layout-dev/';

export interface RealPage {
  id: string;
  site: string;
  path: string;
}

const [index] = Object.values(
  import.meta.glob<readonly RealPage[]>('../../../shared/data/layout-dev/index.json', {
    import: 'default',
    eager: true,
  }),
);
const sources = import.meta.glob<string>('../../../shared/data/layout-dev/sites/**/*.html', {
  query: '?raw',
  import: 'default',
});
const truths = import.meta.glob<{ articleBody: string }>('../../../shared/data/layout-dev/truth/*.json', {
  import: 'default',
});

export const REAL_PAGES: readonly RealPage[] = index ?? [];

/** The HTML without its scripts, and the address at which its style sheets are found. */
export async function realPage({ site, path }: RealPage): Promise<{ html: string; address: string }> {
  const name = `${FOLDER}sites/${site}/${path}`;
  const html = (await sources[name]?.()) ?? expect.fail(`${name} is not there`);
  return {
    html: html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, ''),
    address: new URL(name, import.meta.url).href,
  };
}

/** What a person took for the text of a page. */
export async function truthOf({ id }: RealPage): Promise<string> {
  return (await truths[`${FOLDER}truth/${id}.json`]?.())?.articleBody ?? expect.fail(`there is no text of ${id}`);
}

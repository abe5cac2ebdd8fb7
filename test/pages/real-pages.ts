/** Real pages with their styles, from `../shared/data/layout-dev`. The list is empty if this folder is missing. */
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

/** Returns the HTML of a page without scripts, and the URL that its style sheets are relative to. */
export async function realPage({ site, path }: RealPage): Promise<{ html: string; address: string }> {
  const name = `${FOLDER}sites/${site}/${path}`;
  const html = (await sources[name]?.()) ?? expect.fail(`${name} is not there`);
  return {
    html: html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, ''),
    address: new URL(name, import.meta.url).href,
  };
}

/** Returns the text of a page that a person marked as the article. */
export async function truthOf({ id }: RealPage): Promise<string> {
  return (await truths[`${FOLDER}truth/${id}.json`]?.())?.articleBody ?? expect.fail(`there is no text of ${id}`);
}

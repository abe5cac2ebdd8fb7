/** Returns the metadata of a page whose article contains only the text that `isKept` accepts. */
import type { PageKind } from '../src/algorithms/types.ts';
import { readArticle } from '../src/article/make-article.ts';
import { createPage } from '../src/page/page.ts';
import { articleOf, selectText } from './article-of.ts';
import { snapshotPage } from './render.ts';

export const metadataOf = async (html: string, isKept?: (text: string) => boolean) =>
  (await articleOf(html, isKept)).metadata;
export const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
export const inBody = (text: string) => text.startsWith('Body');

/** Returns the metadata of a page as if its URL were the given one, not `about:srcdoc` as in other tests. */
export async function metadataAt(url: string, html: string, kind?: PageKind) {
  const { snapshot } = await snapshotPage(`<base href="${url}">${html}`);
  const [top, ...others] = snapshot.documents;
  const documents = top ? [{ ...top, url, baseUrl: url }, ...others] : [];
  const page = kind ? { kind, article: 0.5, readable: 0.5 } : null;
  return readArticle(createPage({ ...snapshot, url, documents }), { ...selectText(snapshot, inBody), page }).metadata;
}

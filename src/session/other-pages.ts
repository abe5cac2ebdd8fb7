/** Finds, fetches and joins the pages of an article that goes on elsewhere. */
import type { Chapters } from '../article/pages/find-chapters.ts';
import type { ArticlePages } from '../article/pages/find-pages.ts';
import type { PagePart } from '../article/pages/join-pages.ts';
import type { Article } from '../article/types.ts';
import { createPage, type Page } from '../page/page.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { reportOnce } from '../platform/errors.ts';
import { type EngineModule, provided } from './lazy-script.ts';
import { isAwaited } from './load-algorithm.ts';
import { load } from './load-script.ts';
import type { SessionEvent } from './state/events.ts';
import type { OtherPages } from './state/other-pages.ts';

/** Where the article goes on: its other pages, the chapters beside it. null for what there is not, or could not be looked for. */
export async function findOtherPages(
  own: PageSnapshot,
): Promise<{ pages: ArticlePages | null; chapters: Chapters | null }> {
  try {
    const { findPages, findChapters } = await load('pages');
    return { pages: findPages(own), chapters: findChapters(own) };
  } catch (error) {
    reportOnce('other pages were not looked for', error);
    return { pages: null, chapters: null };
  }
}

/** Never throws: a page that did not come is an event as well. */
export async function fetchOtherPage(number: number, address: string, signal: AbortSignal): Promise<SessionEvent> {
  try {
    const [{ findPages, fetchDocument }, { takeSnapshot }] = [await load('pages'), await load('engine')];
    const taken = takeSnapshot(await fetchDocument(address, signal)).snapshot;
    const snapshot = { ...taken, url: address };
    const addresses = findPages(snapshot)?.addresses ?? new Map<number, string>();
    return { type: 'other-page-fetched', number, snapshot, addresses };
  } catch (error) {
    if (!signal.aborted) reportOnce('a page of the article did not load', error);
    return { type: 'other-page-failed', number };
  }
}

/** The article with what was fetched, read by the same algorithm. */
export function joinOtherPages(article: Article, pages: OtherPages | null, ownSize: number): Article {
  const [joinPages, engine] = [provided('pages')?.joinPages, provided('engine')];
  if (!joinPages || !engine || !pages || pages.fetched.length === 0 || article.empty) return article;
  if (isAwaited(article.algorithm)) return article;
  const parts = pages.fetched.map(({ number, snapshot }): PagePart => {
    return { number, article: articleOf(snapshot, article.algorithm, engine), size: snapshot.nodes.size };
  });
  return joinPages([{ number: pages.current, article, size: ownSize }, ...parts], pages.current) ?? article;
}

/** What was made of such a page, by algorithm. */
interface Made {
  page: Page;
  articles: Map<string, Article>;
}

const madeOf = new WeakMap<PageSnapshot, Made>();

/** Such a page has no layout: it is read as the originals of the algorithms read pages. */
function articleOf(snapshot: PageSnapshot, algorithm: string, { makeArticle, runAlgorithm }: EngineModule): Article {
  const made = madeOf.get(snapshot) ?? { page: createPage(snapshot), articles: new Map<string, Article>() };
  madeOf.set(snapshot, made);
  const { page, articles } = made;
  const article = articles.get(algorithm) ?? makeArticle(page, runAlgorithm(page, algorithm, 'source').selection);
  articles.set(algorithm, article);
  return article;
}

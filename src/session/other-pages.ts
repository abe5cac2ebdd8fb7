/** Finds, fetches and joins the pages of an article that is split over several pages. Part of the script `pages`. */
import { type Chapters, findChapters } from '../article/pages/find-chapters.ts';
import { type ArticlePages, findPages, joinPages, type PagePart } from '../article/pages/other-pages.ts';
import type { Article } from '../article/types.ts';
import { takeSnapshot } from '../page/snapshot/take.ts';
import type { PageSnapshot } from '../page/snapshot/types.ts';
import { reportOnce } from '../platform/errors.ts';
import { fetchDocument } from './fetch-document.ts';
import type { LiveReading } from './reading.ts';
import type { OtherPages } from './state/other-pages.ts';
import type { SessionEvent } from './state/state.ts';

/** Finds the article's other pages, and the chapters before and after it; null for each kind that the page lacks. */
export function findOtherPages(own: PageSnapshot): { pages: ArticlePages | null; chapters: Chapters | null } {
  return { pages: findPages(own), chapters: findChapters(own) };
}

/** Resolves to an event with the page, or to one that reports the failure; never rejects. */
export async function fetchOtherPage(number: number, address: string, signal: AbortSignal): Promise<SessionEvent> {
  try {
    const taken = takeSnapshot(await fetchDocument(address, signal)).snapshot;
    const snapshot = { ...taken, url: address };
    const addresses = findPages(snapshot)?.addresses ?? new Map<number, string>();
    return { type: 'other-page-fetched', number, snapshot, addresses };
  } catch (error) {
    if (!signal.aborted) reportOnce('a page of the article did not load', error);
    return { type: 'other-page-failed', address };
  }
}

/** Joins the pages that the engine has read so far. `onAnswer` is called when it has read another one. */
export function joinOtherPages(
  article: Article,
  pages: OtherPages | null,
  reading: LiveReading,
  onAnswer: () => void,
): Article {
  if (!pages || pages.fetched.length === 0 || article.empty) return article;
  const parts = pages.fetched.flatMap(({ number, snapshot }): PagePart[] => {
    const by = article.algorithm;
    const read = reading.lookUp({ type: 'other-page', by, snapshot }, `${by} ${snapshot.url}`, onAnswer);
    return read ? [{ number, article: read, size: snapshot.nodes.size }] : [];
  });
  if (parts.length === 0) return article;
  return (
    joinPages([{ number: pages.current, article, size: reading.nodes.length }, ...parts], pages.current) ?? article
  );
}

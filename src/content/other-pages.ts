/** The other pages of the article that is being read: offered, and fetched when the user wants them. */

import { makeArticle } from '../article/make-article.ts';
import type { ArticlePages } from '../article/pages/find-pages.ts';
import type { PagePart } from '../article/pages/join-pages.ts';
import type { Article } from '../article/types.ts';
import { createPage } from '../page/page.ts';
import { reportOnce } from '../platform/errors.ts';
import type { Offer } from '../reader/types.ts';
import { takeSnapshot } from '../snapshot/take.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { load, type PagesModule } from './lazy-script.ts';
import { runAlgorithm } from './run-algorithm.ts';

export interface OtherPages {
  /** What is said of them now; none where the article has one page. */
  offers(): readonly Offer[];
  /** Fetches them one after the other. Never throws; calls back whenever there is something new to say. */
  load(onChange: () => void, signal: AbortSignal): Promise<void>;
  /** The article with what was fetched, read by the same algorithm. */
  join(article: Article, algorithm: string): Article;
}

/** Id of the offer. */
export const OTHER_PAGES = 'pages';

const MOST_PAGES = 60;

interface Page {
  number: number;
  snapshot: PageSnapshot;
  /** By algorithm. */
  articles: Map<string, Article>;
}

export const NO_OTHER_PAGES: OtherPages = { offers: () => [], load: async () => {}, join: (article) => article };

/** Whether the article goes on elsewhere; null when it does not, or when that could not be found out. */
export async function findOtherPages(own: PageSnapshot): Promise<OtherPages | null> {
  try {
    const code = await load('pages');
    const found = code.findPages(own);
    return found && otherPages(own, found, code);
  } catch (error) {
    reportOnce('other pages were not looked for', error);
    return null;
  }
}

function otherPages(
  own: PageSnapshot,
  found: ArticlePages,
  { findPages, joinPages, fetchDocument }: PagesModule,
): OtherPages {
  const addresses = new Map(found.addresses);
  const pages: Page[] = [];
  let state: 'offered' | 'loading' | 'loaded' | 'failed' = 'offered';
  let failed = 0;

  const isMissing = (number: number) => number !== found.current && !pages.some((page) => page.number === number);
  /** The lowest page whose address is known and that is not there yet. */
  const nextNumber = () => [...addresses.keys()].filter(isMissing).sort((a, b) => a - b)[0];
  const last = () => Math.max(found.current, ...addresses.keys());

  async function fetchNext(number: number, signal: AbortSignal): Promise<void> {
    const document = await fetchDocument(addresses.get(number) ?? '', signal);
    const taken = takeSnapshot(document).snapshot;
    const snapshot = { ...taken, url: addresses.get(number) ?? taken.url };
    pages.push({ number, snapshot, articles: new Map() });
    for (const [other, address] of findPages(snapshot)?.addresses ?? []) {
      if (!addresses.has(other) && other !== found.current) addresses.set(other, address);
    }
  }

  return {
    offers() {
      const text = `Page ${found.current} of ${last()}`;
      const offer = (change: Partial<Offer>): Offer[] =>
        (['above', 'below'] as const).map((place) => ({ id: OTHER_PAGES, text, label: 'Load all', place, ...change }));
      switch (state) {
        case 'offered':
          return offer({});
        case 'loading':
          return offer({ text: `Loading page ${pages.length + 2} of ${last()} …`, label: '' });
        case 'failed':
          return offer({ text: `Page ${failed} did not load`, label: 'Try again' });
        case 'loaded':
          return [];
      }
    },
    async load(onChange, signal) {
      if (state === 'loading') return;
      state = 'loading';
      for (let number = nextNumber(); number !== undefined && pages.length < MOST_PAGES; number = nextNumber()) {
        onChange();
        try {
          await fetchNext(number, signal);
        } catch (error) {
          if (signal.aborted) return;
          reportOnce('a page of the article did not load', error);
          [state, failed] = ['failed', number];
          onChange();
          return;
        }
      }
      state = 'loaded';
      onChange();
    },
    join(article, algorithm) {
      if (pages.length === 0 || article.empty) return article;
      const parts = pages.map((page): PagePart => {
        const made = page.articles.get(algorithm) ?? read(page.snapshot, algorithm);
        page.articles.set(algorithm, made);
        return { number: page.number, article: made, size: page.snapshot.nodes.size };
      });
      const self: PagePart = { number: found.current, article, size: own.nodes.size };
      return joinPages([self, ...parts], found.current) ?? article;
    },
  };
}

/** Such a page has no layout: it is read as the originals of the algorithms read pages. */
function read(snapshot: PageSnapshot, algorithm: string): Article {
  return makeArticle(createPage(snapshot), runAlgorithm(snapshot, algorithm, 'source').selection);
}

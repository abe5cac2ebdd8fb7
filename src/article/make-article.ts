import type { EmptyReason, Selection } from '../algorithms/types.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { buildTree } from './build/build-tree.ts';
import { cleanTree } from './clean/index.ts';
import { countTreeWords, readingMinutes } from './measure.ts';
import { readMetadata } from './metadata/index.ts';
import { sanitizeTree } from './sanitize.ts';
import type { Article } from './types.ts';

/** Snapshot + selection → article: build, clean, sanitise, in that order, the same for every algorithm. Pure. */
export function makeArticle(snapshot: PageSnapshot, selection: Selection): Article {
  const metadata = readMetadata(snapshot, selection);
  const built = buildTree(snapshot, selection.marks);
  const tree = sanitizeTree(
    cleanTree(built, {
      headline: metadata.headline,
      byline: metadata.byline,
      language: metadata.language,
      ownUrls: [snapshot.url, ...snapshot.documents.map(({ baseUrl }) => baseUrl)],
    }),
  );
  const words = countTreeWords(tree, metadata.language);
  const empty = selection.empty ?? (tree.children.length === 0 ? 'no-candidate' : null);
  return { tree, metadata, words, minutes: readingMinutes(words), algorithm: selection.algorithm, empty };
}

/** What is shown when nothing could be made of a page: its title and the reason. */
export function emptyArticle(page: { title: string; url: string }, algorithm: string, reason: EmptyReason): Article {
  return {
    tree: { type: 'root', children: [] },
    metadata: {
      headline: page.title,
      byline: '',
      published: '',
      site: '',
      url: page.url,
      language: '',
      direction: 'ltr',
      leadImage: null,
    },
    words: 0,
    minutes: 1,
    algorithm,
    empty: reason,
  };
}

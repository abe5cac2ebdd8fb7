import type { Selection } from '../algorithms/types.ts';
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
      ownUrls: [snapshot.url, ...snapshot.documents.map(({ baseUrl }) => baseUrl)],
    }),
  );
  const words = countTreeWords(tree, metadata.language);
  const empty = selection.empty ?? (tree.children.length === 0 ? 'no-candidate' : null);
  return { tree, metadata, words, minutes: readingMinutes(words), algorithm: selection.algorithm, empty };
}

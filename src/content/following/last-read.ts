/** What was read last in this document, for a reader that opens again after the page went elsewhere. */
import type { Article } from '../../article/types.ts';
import { isSameStory } from '../../session/same-story.ts';
import { withoutHash } from '../../shared/url.ts';
import type { MetadataHints } from '../../snapshot/types.ts';
import type { OpenReader } from '../open-reader.ts';
import { type Reading, readPage } from '../reading.ts';

export interface LastRead {
  url: string;
  hints: MetadataHints;
  article: Article;
}

export function lastRead({ reading, algorithm }: OpenReader): LastRead | null {
  if (!reading?.page || !reading.hints) return null;
  return { url: reading.page.snapshot.url, hints: reading.hints, article: reading.show(algorithm).article };
}

/** Reads the page; where it is another article than the last one, without what its head still says of that. */
export function readAfter(
  document: Document,
  ranges: readonly Range[],
  algorithm: string,
  last: LastRead | null,
): { reading: Reading; outdated: MetadataHints | null } {
  const hasMoved = last !== null && withoutHash(last.url) !== withoutHash(document.URL);
  const outdated = hasMoved ? last.hints : null;
  const reading = readPage(document, ranges, outdated);
  if (!hasMoved || !isSameStory(last.article, reading.show(algorithm).article)) return { reading, outdated };
  // It only goes by another address.
  return { reading: readPage(document, ranges), outdated: null };
}

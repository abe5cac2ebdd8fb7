import type { EmptyReason, Selection } from '../algorithms/types.ts';
import { createTextStyleAt } from '../page/text-style.ts';
import { openCollapsed } from '../selection/folds/index.ts';
import { findThread } from '../selection/posts/index.ts';
import { readingMinutes } from '../shared/count-words.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { buildTree } from '../structure/build-tree.ts';
import { cleanTree } from './clean/index.ts';
import type { CleanContext } from './clean/types.ts';
import { buildComments, countMarkedWords, splitComments } from './comments.ts';
import { dropShownAbove } from './head-marks.ts';
import { labelCollapsed } from './label-folds.ts';
import { countTreeWords } from './measure.ts';
import { readMetadata } from './metadata/index.ts';
import { NO_METADATA } from './metadata/none.ts';
import { sanitizeTree } from './sanitize.ts';
import type { Article, ArticleMetadata } from './types.ts';

/** What the user may ask for beside the text. */
export interface ArticleOptions {
  /** With the comments under it; they are part of the tree then, so that every export holds what is shown. */
  comments?: boolean;
}

/**
 * Snapshot + selection → article: build, clean, sanitise, in that order, the same for every algorithm. Pure. Does not
 * ask for the trace, which an algorithm may write only then.
 */
export function makeArticle(snapshot: PageSnapshot, selection: Selection, options: ArticleOptions = {}): Article {
  const opened = openCollapsed(snapshot, selection.marks);
  const thread = findThread(opened.snapshot, opened.marks, selection.page?.kind === 'forum');
  const { text, comments } = splitComments(thread.marks);
  const metadata = readMetadata(snapshot, selection);
  const context = cleanContext(snapshot, metadata);
  const built = dropShownAbove(buildTree(opened.snapshot, text, thread.sections), snapshot, text, metadata);
  const body = cleanTree(built, context);
  const words = countTreeWords(body, metadata.language);
  const isShown = options.comments === true && comments.length > 0;
  const below = isShown ? buildComments(opened.snapshot, comments, context, thread.sections) : [];
  const tree = sanitizeTree(labelCollapsed({ type: 'root', children: [...body.children, ...below] }, opened));
  return {
    tree,
    metadata,
    words,
    minutes: readingMinutes(words, metadata.language),
    algorithm: selection.algorithm,
    comments: comments.length > 0 ? { words: countMarkedWords(snapshot, comments, metadata.language), isShown } : null,
    confidence: selection.confidence,
    page: selection.page,
    empty: selection.empty ?? (tree.children.length === 0 ? 'no-candidate' : null),
  };
}

function cleanContext(snapshot: PageSnapshot, { headline, byline, language }: ArticleMetadata): CleanContext {
  return {
    headline,
    byline,
    language,
    ownUrls: [snapshot.url, ...snapshot.documents.map(({ baseUrl }) => baseUrl)],
    textStyleAt: createTextStyleAt(snapshot),
  };
}

/** What is shown when nothing could be made of a page: its title and the reason. */
export function emptyArticle(page: { title: string; url: string }, algorithm: string, reason: EmptyReason): Article {
  return {
    tree: { type: 'root', children: [] },
    metadata: { ...NO_METADATA, headline: page.title, url: page.url },
    words: 0,
    minutes: 1,
    algorithm,
    comments: null,
    confidence: null,
    page: null,
    empty: reason,
  };
}

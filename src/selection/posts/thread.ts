/**
 * Threads: forum, issue, question and answer, chat, comments. Every post becomes a section of the article that begins
 * with its author and time; answers that the page nests are nested.
 */
import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { withoutMarks } from '../marks.ts';
import type { Context, Draft } from '../types.ts';
import { commentsBelow, declaresArticle, markComments, titleOfComments } from './below-article.ts';
import { addComments, addMissingPosts } from './complete.ts';
import { isRightIn } from './post-texts.ts';
import { postsOf } from './posts.ts';

const FEWEST = 2;
const BUTTON: ReadonlySet<string> = new Set(['button']);

/** The posts among what is kept, whole; those below an article of which none is kept as its comments. */
export function completePosts({ page, marks }: Draft): Partial<Draft> {
  const posts = postsOf(page);
  const isKept = keptIn(page, marks);
  const kept = posts.filter(({ root }) => isKept(root));
  const comments = kept.length === 0 ? commentsBelow(page, marks, posts) : [];
  if (comments.length > 0) return addComments(page, marks, comments);
  return kept.length < FEWEST ? {} : addMissingPosts(page, marks, posts, kept);
}

function keptIn(page: Page, marks: readonly Mark[]): (node: number) => boolean {
  const ids = marks.map(({ node }) => node);
  return (node) => (ids[indexFrom(ids, node)] ?? Number.POSITIVE_INFINITY) < page.endOf(node);
}

/** Posts that are called comments, below an article of its own, are comments. */
export function tellComments({ page, marks, posts }: Draft, { isThread }: Context): Partial<Draft> {
  return posts.length === 0 || (isThread && !declaresArticle(page)) ? {} : { marks: markComments(page, marks, posts) };
}

/** The page's heading of its comments ("5 comments"): they get one of ours. */
export function dropCommentsTitle({ page, marks, posts }: Draft): Partial<Draft> {
  if (posts.length === 0) return {};
  const title = titleOfComments(page, marks);
  return { marks: withoutMarks(marks, (node) => title.has(node)) };
}

/** "Copy", "Reply": an algorithm may keep the tools of a post with its text. */
export function dropPostTools({ page, marks, posts }: Draft): Partial<Draft> {
  if (posts.length === 0) return {};
  return { marks: withoutMarks(marks, (node) => isRightIn(page, node, BUTTON)) };
}

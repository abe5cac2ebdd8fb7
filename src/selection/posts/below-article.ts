/** Comments under an article, whatever algorithm found both: recognised by the name of their box. */
import type { Mark, Role } from '../../algorithms/types.ts';
import { isInComments, WORDS_OF_AN_ARTICLE } from '../../page/areas/comments.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { jsonLdOf, typesOf } from '../../page/json-ld.ts';
import type { Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { countWords } from '../../shared/count-words.ts';
import { holds, says } from '../../vocabulary/match.ts';
import type { Post } from './post.ts';
import { isRightIn } from './post-texts.ts';

/** schema.org types of an article that has comments. */
const ARTICLE = /^(?:\w*Article|BlogPosting|Report|Review|Recipe)$/;
const THREAD = /^(?:DiscussionForumPosting|QAPage)$/;
const THREAD_ADDRESS = holds('schema\\.org/(?:discussionforumposting|qapage)');
/** A line above comments without a box of their own: "4 responses to …". */
const ANNOUNCES = says('anywhere', 'comments');
const LONGEST_ANNOUNCEMENT = 80;

/** Returns the marks, with posts as comments if they are named comments and an article is above them. */
export function markComments(page: Page, marks: readonly Mark[], posts: readonly Post[]): readonly Mark[] {
  const first = posts[0]?.root ?? -1;
  if (first < 0) return marks;
  const tops = posts.filter(({ depth }) => depth === 0);
  if (marks.some(({ role }) => role === 'comment')) return alikeInRole(page, marks, tops);
  if (!tops.every(isCommentOf(page, posts))) return marks;
  if (!isArticleAbove(page, marks, first)) return marks;
  let index = 0;
  return marks.map((mark) => {
    while (index + 1 < tops.length && (tops[index + 1]?.root ?? 0) <= mark.node) index++;
    const { root = 0 } = tops[index] ?? {};
    return mark.node >= root && mark.node < page.endOf(root) ? { ...mark, role: 'comment' } : mark;
  });
}

/** Gives posts side by side the same role: comments if an article is above them, else the text of a thread. */
function alikeInRole(page: Page, marks: readonly Mark[], tops: readonly Post[]): readonly Mark[] {
  const roles = new Map<number, Set<Role>>();
  let index = 0;
  const lists = marks.map(({ node, role }) => {
    while ((tops[index + 1]?.root ?? node + 1) <= node) index++;
    const root = tops[index]?.root ?? -1;
    const list = page.holds(root, node) ? page.parentOf(root) : -1;
    roles.set(list, (roles.get(list) ?? new Set<Role>()).add(role));
    return list;
  });
  const isMixed = (list: number) => list >= 0 && roles.get(list)?.has('comment') && roles.get(list)?.has('body');
  const first = marks[lists.findIndex(isMixed)];
  if (!first) return marks;
  const role = isArticleAbove(page, marks, first.node) ? 'comment' : 'body';
  return marks.map((mark, at) => (isMixed(lists[at] ?? -1) ? { ...mark, role } : mark));
}

/** Returns the posts in a box of comments below an article; algorithms are not expected to keep them. */
export function commentsBelow(page: Page, marks: readonly Mark[], posts: readonly Post[]): readonly Post[] {
  let isBelow = false;
  // answers go with the post that contains them
  const isComment = isCommentOf(page, posts);
  const comments = posts.filter((post) => (isBelow = post.depth > 0 ? isBelow : isComment(post)));
  return comments[0] && isArticleAbove(page, marks, comments[0].root) ? comments : [];
}

/** Returns the text nodes of the page's heading right above its comments, or first among them. */
export function titleOfComments(page: Page, marks: readonly Mark[]): ReadonlySet<number> {
  const title = new Set<number>();
  const first = marks.findIndex(({ role }) => role === 'comment');
  for (let index = first - 1; index >= 0; index--) {
    const { node = -1 } = marks[index] ?? {};
    if (!isRightIn(page, node, HEADINGS) || !(isInComments(page, node) || announces(page, node))) break;
    title.add(node);
  }
  const { node = -1 } = marks[first] ?? {};
  if (node >= 0 && isRightIn(page, node, HEADINGS) && countsComments(page, node)) title.add(node);
  return title;
}

/**
 * Whether a heading counts or names the comments: "4 responses to …", "Comments". The heading of one comment names a
 * person.
 */
function countsComments(page: Page, text: number): boolean {
  const line = page.textOf(text).trim();
  return announces(page, text) && (/^\p{Number}/u.test(line) || !line.includes(' '));
}

/** Returns a test whether a post is in a box of comments, or in a list that a line announces as comments. */
function isCommentOf(page: Page, posts: readonly Post[]): (post: Post) => boolean {
  const lists = new Map<number, boolean>();
  for (const { root } of posts) {
    const list = page.parentOf(root);
    if (!lists.has(list)) lists.set(list, announces(page, textsOf(page)[indexFrom(textsOf(page), root) - 1] ?? -1));
  }
  return ({ root }) => isInComments(page, root) || lists.get(page.parentOf(root)) === true;
}

function announces(page: Page, text: number): boolean {
  const line = text < 0 ? '' : page.textOf(text).trim();
  return line.length <= LONGEST_ANNOUNCEMENT && ANNOUNCES.test(line);
}

function isArticleAbove(page: Page, marks: readonly Mark[], post: number): boolean {
  const above = marks.filter(({ node }) => node < post).map(({ node }) => page.textOf(node));
  return countWords(above.join(' '), page.attributesOf(0).lang ?? '') >= WORDS_OF_AN_ARTICLE;
}

/**
 * Whether the page declares that it is an article, which outweighs the algorithm's classification. Forums use the
 * `og:type` `article` too, because there is no better one, so schema.org types of threads win.
 */
export function declaresArticle(page: Page): boolean {
  const types = jsonLdOf(page).flatMap(typesOf);
  if (types.some((type) => THREAD.test(type)) || page.index.matching('itemtype', THREAD_ADDRESS).length > 0)
    return false;
  const isArticle = (page.snapshot.metadata.meta['og:type'] ?? []).includes('article');
  return isArticle || types.some((type) => ARTICLE.test(type));
}

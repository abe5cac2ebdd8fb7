/**
 * Finds the comments below an article, whichever algorithm selected the text. Recognises them by the class or id of
 * their box, or by the line above them.
 */
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

/** schema.org types of pages whose main content is an article. */
const ARTICLE = /^(?:\w*Article|BlogPosting|Report|Review|Recipe)$/;
const THREAD = /^(?:DiscussionForumPosting|QAPage)$/;
const THREAD_ADDRESS = holds('schema\\.org/(?:discussionforumposting|qapage)');
/** Phrases in a line above comments: "4 responses to …". */
const ANNOUNCES = says('anywhere', 'comments');
const LONGEST_ANNOUNCEMENT = 80;

/**
 * Gives posts side by side the same role if an algorithm took only some for comments. All become comments if an article
 * is above them; otherwise, they are the text of a thread.
 */
export function alikeInRole(page: Page, marks: readonly Mark[], posts: readonly Post[]): readonly Mark[] {
  const tops = posts.filter(({ depth }) => depth === 0);
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

/** Returns the posts in a box of comments below an article, whether an algorithm kept them or not. */
export function commentsBelow(page: Page, marks: readonly Mark[], posts: readonly Post[]): readonly Post[] {
  let isBelow = false;
  // An answer is a comment if the post that contains it is one.
  const isComment = isCommentOf(page, posts);
  const comments = posts.filter((post) => (isBelow = post.depth > 0 ? isBelow : isComment(post)));
  return comments[0] && isArticleAbove(page, marks, comments[0].root) ? comments : [];
}

/**
 * Returns the text nodes of the page's heading of its comments, which is right above the first comment or begins it.
 */
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
 * Whether a heading counts or names the comments: "4 responses to …", "Comments". A heading that begins a single
 * comment names a person instead.
 */
function countsComments(page: Page, text: number): boolean {
  const line = page.textOf(text).trim();
  return announces(page, text) && (/^\p{Number}/u.test(line) || !line.includes(' '));
}

/**
 * Returns a function that tests whether a post is in a box of comments, or in a list below a line that announces
 * comments.
 */
function isCommentOf(page: Page, posts: readonly Post[]): (post: Post) => boolean {
  const lists = new Map<number, boolean>();
  for (const { root } of posts) {
    const list = page.parentOf(root);
    if (!lists.has(list)) lists.set(list, announces(page, textsOf(page)[indexFrom(textsOf(page), root) - 1] ?? -1));
  }
  return ({ root }) => isInComments(page, root) || lists.get(page.parentOf(root)) === true;
}

/** Whether a text is a line that announces comments, such as "4 responses to …". */
export function announces(page: Page, text: number): boolean {
  const line = text < 0 ? '' : page.textOf(text).trim();
  return line.length <= LONGEST_ANNOUNCEMENT && ANNOUNCES.test(line);
}

function isArticleAbove(page: Page, marks: readonly Mark[], post: number): boolean {
  const above = marks.filter(({ node }) => node < post).map(({ node }) => page.textOf(node));
  return countWords(above.join(' '), page.attributesOf(0).lang ?? '') >= WORDS_OF_AN_ARTICLE;
}

/**
 * Whether the page declares that it is an article. This is better evidence than the algorithm's opinion that it is a
 * forum. Forums declare the `og:type` `article` too, so a schema.org type of a thread overrides it.
 */
export function declaresArticle(page: Page): boolean {
  const types = jsonLdOf(page).flatMap(typesOf);
  if (types.some((type) => THREAD.test(type)) || page.index.matching('itemtype', THREAD_ADDRESS).length > 0)
    return false;
  const isArticle = (page.snapshot.metadata.meta['og:type'] ?? []).includes('article');
  return isArticle || types.some((type) => ARTICLE.test(type));
}

/** Finds the comments below an article by the class or id of an element around them, or the line above them. */
import type { Mark, Role } from '../../algorithms/types.ts';
import { isInComments, WORDS_OF_AN_ARTICLE } from '../../page/areas.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { jsonLdOf, typesOf } from '../../page/json-ld.ts';
import type { Page } from '../../page/page.ts';
import { textsOf } from '../../page/texts.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { countWords } from '../../shared/count-words.ts';
import { holds, says } from '../../vocabulary/match.ts';
import { isRightIn, type Post } from './post-texts.ts';

const ARTICLE = /^(?:\w*Article|BlogPosting|Report|Review|Recipe)$/;
const THREAD = /^(?:DiscussionForumPosting|QAPage)$/;
const THREAD_ADDRESS = holds('schema\\.org/(?:discussionforumposting|qapage)');
const LIVE_BLOG_ADDRESS = holds('schema\\.org/liveblogposting');
/** Matches phrases in a line above comments, such as "4 responses to …". */
const ANNOUNCES = says('anywhere', 'comments');
const LONGEST_ANNOUNCEMENT = 80;

/** Gives all posts of a list one role: `comment` if an article is above them, else `body` (the text of a thread). */
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

/** Returns the comments below an article, kept or not; none if no article is above the posts. */
export function commentsBelow(page: Page, marks: readonly Mark[], posts: readonly Post[]): readonly Post[] {
  let isBelow = false;
  // A nested answer is a comment if the post around it is a comment.
  const isComment = isCommentOf(page, posts);
  const comments = posts.filter((post) => (isBelow = post.depth > 0 ? isBelow : isComment(post)));
  return comments[0] && isArticleAbove(page, marks, comments[0].root) ? comments : [];
}

/** Returns the text nodes of a heading such as "5 comments", right above the first comment or at its start. */
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

/** Returns whether a heading counts or names the comments. Another heading may name a comment's author. */
function countsComments(page: Page, text: number): boolean {
  const line = page.textOf(text).trim();
  return announces(page, text) && (/^\p{Number}/u.test(line) || !line.includes(' '));
}

/** Returns a test for comments: posts in a comments section, or in a list below a line such as "4 comments". */
function isCommentOf(page: Page, posts: readonly Post[]): (post: Post) => boolean {
  const lists = new Map<number, boolean>();
  for (const { root } of posts) {
    const list = page.parentOf(root);
    if (!lists.has(list)) lists.set(list, announces(page, textsOf(page)[indexFrom(textsOf(page), root) - 1] ?? -1));
  }
  return ({ root }) => isInComments(page, root) || lists.get(page.parentOf(root)) === true;
}

export function announces(page: Page, text: number): boolean {
  const line = text < 0 ? '' : page.textOf(text).trim();
  return line.length <= LONGEST_ANNOUNCEMENT && ANNOUNCES.test(line);
}

function isArticleAbove(page: Page, marks: readonly Mark[], post: number): boolean {
  const above = marks.filter(({ node }) => node < post).map(({ node }) => page.textOf(node));
  return countWords(above.join(' '), page.attributesOf(0).lang ?? '') >= WORDS_OF_AN_ARTICLE;
}

/** Returns whether the metadata declare an article and no thread: many forums have the `og:type` "article". */
export function declaresArticle(page: Page): boolean {
  const types = jsonLdOf(page).flatMap(typesOf);
  if (types.some((type) => THREAD.test(type)) || page.index.matching('itemtype', THREAD_ADDRESS).length > 0)
    return false;
  const isArticle = (page.snapshot.metadata.meta['og:type'] ?? []).includes('article');
  return isArticle || types.some((type) => ARTICLE.test(type));
}

/** Returns whether the metadata declare a live blog (a ticker), whose entries some sites call comments. */
export function declaresLiveBlog(page: Page): boolean {
  const isDeclared = jsonLdOf(page).flatMap(typesOf).includes('LiveBlogPosting');
  return isDeclared || page.index.matching('itemtype', LIVE_BLOG_ADDRESS).length > 0;
}

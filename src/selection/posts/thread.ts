/** Handles threads (forums, questions, chats, comments). Each post becomes a section with author and time. */

import type { Mark } from '../../algorithms/types.ts';
import { isInComments } from '../../page/areas.ts';
import type { Page } from '../../page/page.ts';
import { holdsAnyOf } from '../../page/subtrees.ts';
import { firstFrom, indexFrom } from '../../shared/ascending.ts';
import { countEach } from '../../shared/lists.ts';
import { absoluteUrl } from '../../shared/url.ts';
import { calls } from '../../vocabulary/match.ts';
import { SIGNATURE_NAMES } from '../../vocabulary/names/parts.ts';
import { marksWith, withMarks, withoutMarks } from '../marks.ts';
import type { Context, Draft } from '../types.ts';
import { alikeInRole, commentsBelow, declaresArticle, titleOfComments } from './below-article.ts';
import { isRightIn, kindOf, type Post, postTexts, textsInPost } from './post-texts.ts';
import { postsOf } from './posts.ts';

const FEWEST = 2;
const FEWEST_TOOLS = 3;
const LINK: ReadonlySet<string> = new Set(['a']);
const BUTTON: ReadonlySet<string> = new Set(['button']);
const SIGNATURE = calls(SIGNATURE_NAMES);

/** Adds the dropped posts of a thread. Also adds the comments below an article if the algorithm kept none of them. */
export function completePosts({ page, marks }: Draft): Partial<Draft> {
  const posts = postsOf(page);
  const isKept = keptIn(page, marks);
  const kept = posts.filter(({ root }) => isKept(root));
  // If no kept post names an author, the posts are entries of an article (as in a live blog), which may have comments.
  const below = kept.every(({ author }) => author < 0) ? commentsBelow(page, marks, posts) : [];
  const comments = below.some(({ root }) => isKept(root)) ? [] : below;
  // A single post is not a thread, but it may be the only comment.
  const isComment = kept.length > 0 && kept.every(({ root }) => isInComments(page, root));
  const thread = kept.length < FEWEST && !isComment ? null : addMissingPosts(page, marks, posts, kept);
  if (comments.length === 0) return thread ?? {};
  const added = addComments(page, thread?.marks ?? marks, comments);
  return { marks: added.marks, posts: [...(thread?.posts ?? []), ...added.posts] };
}

function keptIn(page: Page, marks: readonly Mark[]): (node: number) => boolean {
  const ids = marks.map(({ node }) => node);
  return (node) => firstFrom(ids, node) < page.endOf(node);
}

/** Gives all posts of a list one role, comment or body. Skips threads, unless their metadata declare an article. */
export function tellComments({ page, marks, posts }: Draft, { isThread }: Context): Partial<Draft> {
  return posts.length === 0 || (isThread && !declaresArticle(page)) ? {} : { marks: alikeInRole(page, marks, posts) };
}

/** Drops the page's heading for its comments ("5 comments"), because the reader adds its own. */
export function dropCommentsTitle({ page, marks }: Draft): Partial<Draft> {
  const title = titleOfComments(page, marks);
  return { marks: withoutMarks(marks, (node) => title.has(node)) };
}

/** Drops signatures and controls: buttons, and links alone on their lines in at least half of the posts. */
export function dropPostTools({ page, marks, posts }: Draft): Partial<Draft> {
  const isOfPosts = ({ role }: Mark) => posts.length > 0 || role === 'comment';
  if (!marks.some(isOfPosts)) return {};
  const said = (node: number) => page.textOf(node).trim();
  const links = marks.filter((mark, index) => {
    const { node, role } = mark;
    if (!isOfPosts(mark) || !isRightIn(page, node, LINK)) return false;
    const isIn = (other: Mark | undefined) => other !== undefined && page.blockOf(other.node) === page.blockOf(node);
    const isLast = !isIn(marks[index + 1]);
    return isLast && (!isIn(marks[index - 1]) || (role === 'comment' && leadsHere(page, page.parentOf(node))));
  });
  const counts = countEach(links.map(({ node }) => said(node)));
  const fewest = Math.max(FEWEST_TOOLS, posts.length / 2);
  const tools = new Set(links.filter(({ node }) => (counts.get(said(node)) ?? 0) >= fewest).map(({ node }) => node));
  for (const mark of marks)
    if (isOfPosts(mark) && (isRightIn(page, mark.node, BUTTON) || isInSignature(page, mark.node))) tools.add(mark.node);
  for (const node of signaturesBelowLines(page, marks, posts)) tools.add(node);
  return { marks: withoutMarks(marks, (node) => tools.has(node)) };
}

/** Returns whether a text is in a signature: a motto or advert that a forum shows below each post of its author. */
const isInSignature = (page: Page, text: number): boolean =>
  page.ancestorsOf(text, 5).some((node) => page.index.isCalled(node, SIGNATURE));

/** The line of underscores between a post and its signature, in phpBB 2 and vBulletin 3. */
const SIGNATURE_LINE = /^\s*_{15,}\s*$/;
/** Longest signature below a line of underscores (characters). A longer text there is part of the post. */
const LONGEST_SIGNATURE = 400;

/** Returns the signatures of all posts: the texts from the last line of underscores to the end of a post. */
function signaturesBelowLines(page: Page, marks: readonly Mark[], posts: readonly Post[]): number[] {
  const roots = posts.map(({ root }) => root).sort((a, b) => a - b);
  const ids = marks.map(({ node }) => node);
  return roots.flatMap((root, at) => {
    const end = Math.min(page.endOf(root), roots[at + 1] ?? Number.POSITIVE_INFINITY);
    const own = ids.slice(indexFrom(ids, root), indexFrom(ids, end));
    const line = own.findLastIndex((node) => SIGNATURE_LINE.test(page.textOf(node)));
    if (line <= 0) return [];
    const below = own.slice(line);
    return below.reduce((sum, node) => sum + page.textOf(node).length, 0) <= LONGEST_SIGNATURE ? below : [];
  });
}

function leadsHere(page: Page, link: number): boolean {
  const here = (url: string) => url.replace(/[?#].*/s, '');
  return here(absoluteUrl(page.attributesOf(link).href ?? '', page.baseUrlOf(link))) === here(page.snapshot.url);
}

/** Dropped posts are added only if at least this share of the posts with the same element name and class is kept. */
const MOSTLY = 0.5;

type Whole = Pick<Draft, 'marks' | 'posts'>;

function addMissingPosts(page: Page, marks: readonly Mark[], posts: readonly Post[], kept: readonly Post[]): Whole {
  const isKept = new Set(kept.map(({ root }) => root));
  const [first, last] = [kept[0]?.root ?? 0, kept.at(-1)?.root ?? 0];
  const countKinds = (of: readonly Post[]) => countEach(of.map(({ root }) => kindOf(page, root)));
  const [all, ofKept] = [countKinds(posts), countKinds(kept)];
  const missing = posts.filter(({ root }) => {
    const kind = kindOf(page, root);
    const isAmong = page.parentOf(root) === page.parentOf(last) || (root > first && root < last);
    return !isKept.has(root) && isAmong && (ofKept.get(kind) ?? 0) >= (all.get(kind) ?? 0) * MOSTLY;
  });
  if (missing.length === 0) return { marks, posts: kept };
  const bodies = bodyKinds(page, marks, kept);
  // The first kept text may be a headline or byline. The added texts must not get such a role.
  const role = marks.find(({ node }) => node > first)?.role === 'comment' ? 'comment' : 'body';
  const added = missing.flatMap((post) => wordsOf(page, post, bodies));
  const isAdded = new Set(added);
  return {
    marks: withMarks(marks, marksWith(role, added)),
    posts: posts.filter(({ root }) => isKept.has(root) || holdsAnyOf(page, root, isAdded)),
  };
}

function addComments(page: Page, marks: readonly Mark[], comments: readonly Post[]): Whole {
  const texts = postTexts(page, comments);
  const isOfPost = new Set(texts);
  return {
    marks: withMarks(marks, marksWith('comment', texts)),
    posts: comments.filter(({ root }) => holdsAnyOf(page, root, isOfPost)),
  };
}

/** Returns the kinds (element name and class) of parents of kept texts; '' for roots of posts, whose kinds differ. */
function bodyKinds(page: Page, marks: readonly Mark[], kept: readonly Post[]): ReadonlySet<string> {
  const roots = new Set(kept.map(({ root }) => root));
  const kinds = new Set<string>();
  for (const { node } of marks) {
    const parent = page.parentOf(node);
    kinds.add(roots.has(parent) ? '' : kindOf(page, parent));
  }
  return kinds;
}

/** Returns the texts of a dropped post in elements of the same kinds as the text of kept posts. */
function wordsOf(page: Page, post: Post, bodies: ReadonlySet<string>): number[] {
  return textsInPost(page, post).filter((text) => {
    const parent = page.parentOf(text);
    return bodies.has(parent === post.root ? '' : kindOf(page, parent));
  });
}

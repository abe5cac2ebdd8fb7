/**
 * Handles threads: forum, issue, questions and answers, chat, comments. Each post becomes a section of the article that
 * begins with its author and time. Answers are nested as on the page.
 */

import type { Mark } from '../../algorithms/types.ts';
import { isInComments } from '../../page/areas.ts';
import type { Page } from '../../page/page.ts';
import { holdsAnyOf } from '../../page/subtrees.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { countEach } from '../../shared/lists.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { absoluteUrl } from '../../shared/url.ts';
import { withoutMarks } from '../marks.ts';
import type { Context, Draft } from '../types.ts';
import { alikeInRole, commentsBelow, declaresArticle, titleOfComments } from './below-article.ts';
import { CONTROLS, isRightIn, kindOf, type Post, postTexts } from './post-texts.ts';
import { postsOf } from './posts.ts';

const FEWEST = 2;
const FEWEST_TOOLS = 3;
const LINK: ReadonlySet<string> = new Set(['a']);
const BUTTON: ReadonlySet<string> = new Set(['button']);

/** Adds the dropped posts of a thread. Adds the posts below an article as comments if none of them is kept. */
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
  return (node) => (ids[indexFrom(ids, node)] ?? Number.POSITIVE_INFINITY) < page.endOf(node);
}

/** Gives neighbouring posts the same role: all of them are comments, or none is. Skips pages that are threads. */
export function tellComments({ page, marks, posts }: Draft, { isThread }: Context): Partial<Draft> {
  return posts.length === 0 || (isThread && !declaresArticle(page)) ? {} : { marks: alikeInRole(page, marks, posts) };
}

/** Drops the page's heading for its comments ("5 comments"), because the reader adds its own. */
export function dropCommentsTitle({ page, marks }: Draft): Partial<Draft> {
  const title = titleOfComments(page, marks);
  return { marks: withoutMarks(marks, (node) => title.has(node)) };
}

/**
 * Drops controls of posts ("Copy", "Reply") from the text: buttons, and links whose text occurs in at least half of the
 * posts. Such a link is alone on its line. In a comment, a link to this page may also be at the end of a line.
 */
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
  for (const mark of marks) if (isOfPosts(mark) && isRightIn(page, mark.node, BUTTON)) tools.add(mark.node);
  return { marks: withoutMarks(marks, (node) => tools.has(node)) };
}

function leadsHere(page: Page, link: number): boolean {
  const here = (url: string) => url.replace(/[?#].*/s, '');
  return here(absoluteUrl(page.attributesOf(link).href ?? '', page.baseUrlOf(link))) === here(page.snapshot.url);
}

/** Minimum kept share of the posts of one kind (element and class) for adding the dropped ones. */
const MOSTLY = 0.5;

interface Whole {
  marks: readonly Mark[];
  /** The posts that contain marked text. */
  posts: readonly Post[];
}

function addMissingPosts(page: Page, marks: readonly Mark[], posts: readonly Post[], kept: readonly Post[]): Whole {
  const isKept = new Set(kept.map(({ root }) => root));
  const [first, last] = [kept[0]?.root ?? 0, kept.at(-1)?.root ?? 0];
  const kinds = new Map<string, { all: number; kept: number }>();
  for (const { root } of posts) {
    const count = kinds.get(kindOf(page, root)) ?? { all: 0, kept: 0 };
    count.all++;
    if (isKept.has(root)) count.kept++;
    kinds.set(kindOf(page, root), count);
  }
  const missing = posts.filter(({ root }) => {
    const count = kinds.get(kindOf(page, root));
    const isAmong = page.nodes.parent[root] === page.nodes.parent[last] || (root > first && root < last);
    return !isKept.has(root) && isAmong && count !== undefined && count.kept >= count.all * MOSTLY;
  });
  if (missing.length === 0) return { marks, posts: kept };
  const bodies = bodyKinds(page, marks, kept);
  const role = marks.find(({ node }) => node > first)?.role ?? 'body';
  const added = missing.flatMap((post) => wordsOf(page, post, bodies).map((node): Mark => ({ node, role })));
  const all = new Map([...added, ...marks].map((mark) => [mark.node, mark]));
  const isAdded = new Set(added.map(({ node }) => node));
  return {
    marks: [...all.values()].sort((a, b) => a.node - b.node),
    posts: posts.filter(({ root }) => isKept.has(root) || holdsAnyOf(page, root, isAdded)),
  };
}

function addComments(page: Page, marks: readonly Mark[], comments: readonly Post[]): Whole {
  const texts = postTexts(page, comments);
  const isOfPost = new Set(texts);
  const all = [...marks, ...texts.map((node): Mark => ({ node, role: 'comment' }))];
  return {
    marks: all.sort((a, b) => a.node - b.node),
    posts: comments.filter(({ root }) => holdsAnyOf(page, root, isOfPost)),
  };
}

/**
 * Returns the kinds (element name and class) of the parents of kept texts. The root element of a post has the kind ''.
 */
function bodyKinds(page: Page, marks: readonly Mark[], kept: readonly Post[]): ReadonlySet<string> {
  const roots = new Set(kept.map(({ root }) => root));
  const kinds = new Set<string>();
  for (const { node } of marks) {
    const parent = page.parentOf(node);
    kinds.add(roots.has(parent) ? '' : kindOf(page, parent));
  }
  return kinds;
}

/**
 * Returns the text nodes of a dropped post without author, time and controls. These are the visible texts in elements
 * of the same kinds as those with the text of the kept posts.
 */
function wordsOf(page: Page, { root, author, time }: Post, bodies: ReadonlySet<string>): number[] {
  const found: number[] = [];
  for (let id = root + 1; id < page.endOf(root); id++) {
    if (id === author || id === time || CONTROLS.has(page.nameOf(id))) {
      id = page.endOf(id) - 1;
      continue;
    }
    if (!page.isText(id) || !page.isVisible(id) || isSpaceOnly(page.textOf(id))) continue;
    const parent = page.parentOf(id);
    if (bodies.has(parent === root ? '' : kindOf(page, parent))) found.push(id);
  }
  return found;
}

/**
 * Threads: forum, issue, question and answer, chat, comments. Every post becomes a section of the article that begins
 * with its author and time; answers that the page nests are nested.
 */
import type { Element } from 'hast';
import type { Mark } from '../../algorithms/types.ts';
import { type PageView, viewPage } from '../../page/view.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { NodeKind, type PageSnapshot } from '../../snapshot/types.ts';
import { findHeaded, headLine } from '../../structure/posts/head-line.ts';
import type { Sections } from '../../structure/sections.ts';
import { commentsBelow, declaresArticle, markComments, withoutTitle } from './below-article.ts';
import { addComments, addMissingPosts } from './complete.ts';
import { findPosts } from './posts.ts';
import { isRightIn } from './said.ts';
import type { Post } from './types.ts';

export interface Thread {
  /** Without author and time, which head the post; with the posts that the algorithm left out among the others. */
  marks: readonly Mark[];
  /** The posts, by source element. */
  sections: Sections;
}

const FEWEST = 2;
const BUTTON: ReadonlySet<string> = new Set(['button']);
/** Nested deeper than this, answers stand side by side. */
const DEEPEST = 6;

/**
 * The posts among what an algorithm kept; the marks as they are where that is no thread.
 *
 * @param isForum the algorithm takes the thread for what the page is there for
 */
export function findThread(snapshot: PageSnapshot, marks: readonly Mark[], isForum = false): Thread {
  const page = viewPage(snapshot);
  const posts = findPosts(page);
  const isKept = keptIn(snapshot, marks);
  const kept = posts.filter(({ frame }) => isKept(frame));
  const comments = kept.length === 0 ? commentsBelow(page, marks, posts) : [];
  if (kept.length < FEWEST && comments.length === 0) return { marks, sections: new Map() };
  const all = comments.length > 0 ? addComments(page, marks, comments) : addMissingPosts(page, marks, posts, kept);
  const headed = findHeaded(snapshot, all.marks, all.posts);
  const sections = new Map<number, (() => Element) | null>();
  for (const post of all.posts) {
    flattenAround(page, post.frame, sections);
    sections.set(post.frame, () => sectionOf(page, post));
  }
  const told = isForum && !declaresArticle(snapshot) ? all.marks : markComments(page, all.marks, all.posts);
  // "Copy", "Reply": an algorithm may keep the tools of a post with its text
  const isSaid = ({ node }: Mark) => !headed.has(node) && !isRightIn(page, node, BUTTON);
  return { marks: withoutTitle(page, told).filter(isSaid), sections };
}

function keptIn({ nodes }: PageSnapshot, marks: readonly Mark[]): (node: number) => boolean {
  const ids = marks.map(({ node }) => node);
  return (node) => (ids[indexFrom(ids, node)] ?? Number.POSITIVE_INFINITY) < (nodes.end[node] as number);
}

/** Lists and tables that only hold posts, and cells of a row that is one: the posts are the structure. */
function flattenAround(
  { snapshot: { nodes }, nameOf }: PageView,
  frame: number,
  sections: Map<number, (() => Element) | null>,
) {
  let ancestor = nodes.parent[frame] as number;
  for (let level = 0; level < 4 && ancestor >= 0; level++) {
    if (/^(?:[uo]l|li|d[ldt]|table|t(?:body|head|foot|r|d|h))$/.test(nameOf(ancestor)) && !sections.has(ancestor)) {
      sections.set(ancestor, null);
    }
    ancestor = nodes.parent[ancestor] as number;
  }
  if (nameOf(frame) !== 'tr') return;
  for (let id = frame + 1; id < (nodes.end[frame] as number); id = nodes.end[id] as number) {
    if (nodes.kind[id] === NodeKind.element) sections.set(id, null);
  }
}

function sectionOf(page: PageView, post: Post): Element {
  const tagName = post.depth > 0 && post.depth <= DEEPEST ? 'blockquote' : 'section';
  const head = headLine(page, post);
  return { type: 'element', tagName, properties: { dataPost: '' }, children: head ? [head] : [] };
}

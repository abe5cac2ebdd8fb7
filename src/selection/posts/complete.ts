/**
 * Completes threads: if an algorithm kept most posts, adds those that it dropped. Also adds the comments below an
 * article, so that the user can show them: good algorithms drop all comments.
 */
import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { kindOf, type Post } from './post.ts';
import { CONTROLS, postTexts } from './post-texts.ts';

/**
 * Minimum share of the posts of one kind (same element and class) that must be kept for the dropped ones to be added.
 */
const MOSTLY = 0.5;

interface Whole {
  marks: readonly Mark[];
  /** The posts that contain marked text. */
  posts: readonly Post[];
}

export function addMissingPosts(
  page: Page,
  marks: readonly Mark[],
  posts: readonly Post[],
  kept: readonly Post[],
): Whole {
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
    posts: posts.filter(({ root }) => isKept.has(root) || holds(page, root, isAdded)),
  };
}

export function addComments(page: Page, marks: readonly Mark[], comments: readonly Post[]): Whole {
  const texts = postTexts(page, comments);
  const isOfPost = new Set(texts);
  const all = [...marks, ...texts.map((node): Mark => ({ node, role: 'comment' }))];
  return {
    marks: all.sort((a, b) => a.node - b.node),
    posts: comments.filter(({ root }) => holds(page, root, isOfPost)),
  };
}

function holds(page: Page, root: number, texts: ReadonlySet<number>): boolean {
  for (let id = root; id < page.endOf(root); id++) if (texts.has(id)) return true;
  return false;
}

/**
 * Returns the kinds (element name and class) of the parents of kept texts; '' if the parent is the root element of a
 * post.
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
 * Returns the text nodes of a dropped post without author, time and controls: the visible text in the kinds of elements
 * that contain the text of kept posts.
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

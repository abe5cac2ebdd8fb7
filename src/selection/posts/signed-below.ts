/**
 * Handles posts that give author and time in a separate box below their text ("answered 3 May, Ada"), as sites with
 * questions and answers do.
 */
import { isInComments } from '../../page/areas.ts';
import type { Page } from '../../page/page.ts';
import { insideOf } from '../../page/subtrees.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { groupBy } from '../../shared/lists.ts';
import { innermostOf, kindOf } from './post-texts.ts';

/** Maximum number of words besides author and time in a box that is only a signature. */
const MOST_OF_SIGNATURE = 6;

/** Functions that count what is in an element. */
export interface Counts {
  /** Counts labels that state a time. */
  times(node: number): number;
  /** Counts labels that name a person. */
  people(node: number): number;
  /** Counts visible words outside times, names, links and buttons. */
  words(node: number): number;
}

/**
 * Returns the boxes that are posts although their element name or class differs from that of the other posts, such as
 * the question above the answers. Such a box has a time with the same markup as the times of the other posts.
 */
export function openersOf(
  page: Page,
  boxes: readonly number[],
  roots: ReadonlySet<number>,
  times: readonly number[],
  holds: Counts,
): number[] {
  const posts = [...roots].filter((root) => holds.words(root) > MOST_OF_SIGNATURE);
  const isInPost = insideOf(page, posts);
  const others = boxes.filter((box) => isInPost[box] === 0);
  if (others.length === 0) return [];
  const timesIn = (box: number) => times.slice(indexFrom(times, box), indexFrom(times, page.endOf(box)));
  const looks = new Set(
    posts.flatMap((post) => (isInComments(page, post) ? [] : timesIn(post))).map((time) => lookOf(page, time)),
  );
  const openers = others.filter((box) =>
    timesIn(box).some((time) => isInPost[time] === 0 && looks.has(lookOf(page, time))),
  );
  return openers.filter((box) => !openers.some((outer) => outer !== box && page.holds(outer, box)));
}

/**
 * Returns a key that is equal for labels (authors or times) with the same markup: the kinds (element name and class)
 * of the label and of its two nearest ancestors. Without any class, the key is unique.
 */
export function lookOf(page: Page, label: number): string {
  const kinds = [label, ...page.ancestorsOf(label, 2)].map((node) => kindOf(page, node));
  return kinds.some((kind) => kind.includes('.')) ? kinds.join(' ') : `${label}`;
}

/** Removes boxes that were taken for posts, but only sign the text above them with author and time. */
export function withoutSignatures(page: Page, roots: readonly number[], holds: Counts): number[] {
  const post = innermostOf(page, roots);
  const inner = groupBy(roots, (root) => post(page.parentOf(root)));
  const signatures = new Set(
    [...inner].flatMap(([outer, posts]) => (outer < 0 ? [] : signaturesIn(page, outer, posts, holds))),
  );
  return roots.filter((root) => !signatures.has(root));
}

/**
 * Returns those `posts` inside an outer post that only sign the outer post with author and time. Such signatures have
 * only a few words. If a longer post has the same element name and class as a short one, both are real posts. Empty if
 * the outer post has a time of its own, or if its own text is not longer than the signatures.
 */
function signaturesIn(page: Page, outer: number, posts: readonly number[], { times, words }: Counts): number[] {
  const sum = (of: (node: number) => number, nodes: readonly number[]) =>
    nodes.reduce((all, node) => all + of(node), 0);
  const said = new Set(posts.filter((post) => words(post) > MOST_OF_SIGNATURE).map((post) => kindOf(page, post)));
  const silent = posts.filter((post) => !said.has(kindOf(page, post)));
  const isSigned = times(outer) > sum(times, posts);
  return isSigned || words(outer) - sum(words, posts) <= sum(words, silent) ? [] : silent;
}

/** Handles posts signed in a separate box below their text ("answered 3 May, Ada"). */
import { isInComments } from '../../page/areas.ts';
import type { Page } from '../../page/page.ts';
import { insideOf } from '../../page/subtrees.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { groupBy } from '../../shared/lists.ts';
import { innermostOf, kindOf } from './post-texts.ts';

/** Maximum number of words besides author and time in a box that is only a signature. */
const MOST_OF_SIGNATURE = 6;

export interface Counts {
  times(node: number): number;
  people(node: number): number;
  /** Counts visible words outside times, names, links and buttons. */
  words(node: number): number;
}

/** Returns boxes with other markup than the posts, such as the question, but with a time like theirs. */
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

/** Returns a key for labels with the same markup (kinds of the label and two ancestors); unique without a class. */
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

/** Returns the short `posts` that only sign an outer post without a time; none of a kind that longer posts have. */
function signaturesIn(page: Page, outer: number, posts: readonly number[], { times, words }: Counts): number[] {
  const sum = (of: (node: number) => number, nodes: readonly number[]) =>
    nodes.reduce((all, node) => all + of(node), 0);
  const said = new Set(posts.filter((post) => words(post) > MOST_OF_SIGNATURE).map((post) => kindOf(page, post)));
  const silent = posts.filter((post) => !said.has(kindOf(page, post)));
  const isSigned = times(outer) > sum(times, posts);
  return isSigned || words(outer) - sum(words, posts) <= sum(words, silent) ? [] : silent;
}

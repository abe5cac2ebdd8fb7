/** All posts of a page, whether an algorithm keeps them or not. */
import { facet, type Page } from '../../page/page.ts';
import type { Post } from './post.ts';
import { declaredTime } from './post-head.ts';
import { findPostLabels, type PostLabels } from './post-labels.ts';
import { findPostRoots } from './post-roots.ts';
import { lookOf } from './signed-below.ts';
import { findTurns } from './turns.ts';

/** How far above a time to look for the person next to it (levels). */
const NEAR = 6;

/** All posts in document order, so each is followed by the posts that the page nests in it. */
export const postsOf = facet((page: Page): readonly Post[] => {
  const turns = findTurns(page);
  if (turns.length > 0) {
    return turns.map(({ node, role }) => ({ root: node, depth: 0, author: -1, time: -1, role }));
  }
  const labels = findPostLabels(page);
  const all = findPostRoots(page, labels);
  const { end } = page.nodes;
  const times = byRoot(innermostRoots(all, labels.times, end));
  const people = byRoot(innermostRoots(all, labels.people, end));
  // A root without a label of its own is a box around one post.
  const roots = all.filter((root) => times.has(root) || people.has(root));
  const open: number[] = [];
  return roots.map((root) => {
    while (open.length > 0 && (end[open.at(-1) as number] as number) <= root) open.pop();
    const depth = open.push(root) - 1;
    const time = writtenAt(page, times.get(root) ?? []);
    const author = writerOf(page, people.get(root) ?? [], labels, time === times.get(root)?.[0] ? -1 : time);
    return { root, depth, author, time, role: '' };
  });
});

function byRoot(pairs: readonly [number, number][]): ReadonlyMap<number, number[]> {
  const labels = new Map<number, number[]>();
  for (const [label, root] of pairs) {
    const others = labels.get(root);
    if (others) others.push(label);
    else labels.set(root, [label]);
  }
  return labels;
}

/** Returns the first of a post's times; the oldest of several that look alike ("edited …", "asked …"). */
function writtenAt(page: Page, times: readonly number[]): number {
  const isDated = (time: number) => /^\d{4}-\d{2}/.test(declaredTime(page, time));
  const isEarlier = (time: number, best: number) => declaredTime(page, time) < declaredTime(page, best);
  return times.reduce((best, time) => {
    const isAlike = isDated(time) && isDated(best) && lookOf(page, time) === lookOf(page, best);
    return isAlike && isEarlier(time, best) ? time : best;
  }, times[0] ?? -1);
}

/**
 * Returns the first of a post's people with the highest rank; if its time is not the first one, the person next to that
 * time.
 */
function writerOf(page: Page, people: readonly number[], { rankOf }: PostLabels, time: number): number {
  const most = Math.max(...people.map(rankOf));
  const surest = people.filter((person) => rankOf(person) === most);
  const box = time < 0 ? [] : page.ancestorsOf(time, NEAR).filter((one) => surest.some((p) => page.holds(one, p)));
  return surest.find((person) => page.holds(box[0] ?? person, person)) ?? -1;
}

/** Pairs each label with the innermost root around it, so that a post gets no author or time from an answer in it. */
function innermostRoots(
  roots: readonly number[],
  labels: readonly number[],
  end: readonly number[],
): [number, number][] {
  const open: number[] = [];
  let next = 0;
  return labels.flatMap((label): [number, number][] => {
    for (; next < roots.length && (roots[next] as number) <= label; next++) {
      closeBefore(open, roots[next] as number, end);
      open.push(roots[next] as number);
    }
    closeBefore(open, label, end);
    const root = open.at(-1);
    return root === undefined ? [] : [[label, root]];
  });
}

function closeBefore(open: number[], node: number, end: readonly number[]): void {
  while (open.length > 0 && (end[open.at(-1) as number] as number) <= node) open.pop();
}

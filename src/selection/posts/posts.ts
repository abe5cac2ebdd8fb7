/** The posts of a page, whatever an algorithm keeps of them. */
import { facet, type Page } from '../../page/page.ts';
import { findPostLabels } from './post-labels.ts';
import { findPostRoots } from './post-roots.ts';
import { findTurns } from './turns.ts';
import type { Post } from './types.ts';

/** In document order, each with the posts that the page nests in it right behind it. */
export const postsOf = facet((page: Page): readonly Post[] => {
  const turns = findTurns(page);
  if (turns.length > 0) {
    return turns.map(({ node, role }) => ({ root: node, depth: 0, author: -1, time: -1, role }));
  }
  const labels = findPostLabels(page);
  const all = findPostRoots(page, labels);
  const { end } = page.nodes;
  const time = new Map<number, number>();
  const author = new Map<number, number>();
  for (const [label, root] of innermostRoots(all, labels.times, end)) if (!time.has(root)) time.set(root, label);
  for (const [label, root] of innermostRoots(all, labels.people, end)) {
    const other = author.get(root);
    if (other === undefined || labels.rankOf(label) > labels.rankOf(other)) author.set(root, label);
  }
  // What has no label of its own is a box around one post.
  const roots = all.filter((root) => time.has(root) || author.has(root));
  const open: number[] = [];
  return roots.map((root) => {
    while (open.length > 0 && (end[open.at(-1) as number] as number) <= root) open.pop();
    const depth = open.push(root) - 1;
    return { root, depth, author: author.get(root) ?? -1, time: time.get(root) ?? -1, role: '' };
  });
});

/** Each label with the innermost root that it stands in, so that a post gets no author or time from an answer in it. */
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

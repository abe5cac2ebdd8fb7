/** The posts of a page, whatever an algorithm keeps of them. */

import { facet, type Page } from '../../page/page.ts';
import { findFrames } from './frames.ts';
import { findSigns } from './signs.ts';
import { findTurns } from './turns.ts';
import type { Post } from './types.ts';

/** In document order, each with the posts that the page nests in it right behind it. */
export const postsOf = facet((page: Page): readonly Post[] => {
  const turns = findTurns(page);
  if (turns.length > 0) {
    return turns.map(({ node, role }) => ({ frame: node, depth: 0, author: -1, time: -1, role }));
  }
  const signs = findSigns(page);
  const all = findFrames(page, signs);
  const { end } = page.nodes;
  const time = new Map<number, number>();
  const author = new Map<number, number>();
  for (const [sign, frame] of innermostFrames(all, signs.times, end)) if (!time.has(frame)) time.set(frame, sign);
  for (const [sign, frame] of innermostFrames(all, signs.people, end)) {
    const other = author.get(frame);
    if (other === undefined || signs.rankOf(sign) > signs.rankOf(other)) author.set(frame, sign);
  }
  // What has no sign of its own is a box around one post.
  const frames = all.filter((frame) => time.has(frame) || author.has(frame));
  const open: number[] = [];
  return frames.map((frame) => {
    while (open.length > 0 && (end[open.at(-1) as number] as number) <= frame) open.pop();
    const depth = open.push(frame) - 1;
    return { frame, depth, author: author.get(frame) ?? -1, time: time.get(frame) ?? -1, role: '' };
  });
});

/** Each sign with the innermost frame that it stands in, so that a post is not signed by an answer in it. */
function innermostFrames(
  frames: readonly number[],
  signs: readonly number[],
  end: readonly number[],
): [number, number][] {
  const open: number[] = [];
  let next = 0;
  return signs.flatMap((sign): [number, number][] => {
    for (; next < frames.length && (frames[next] as number) <= sign; next++) {
      closeBefore(open, frames[next] as number, end);
      open.push(frames[next] as number);
    }
    closeBefore(open, sign, end);
    const frame = open.at(-1);
    return frame === undefined ? [] : [[sign, frame]];
  });
}

function closeBefore(open: number[], node: number, end: readonly number[]): void {
  while (open.length > 0 && (end[open.at(-1) as number] as number) <= node) open.pop();
}

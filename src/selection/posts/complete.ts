/**
 * A thread is whole: where most posts were kept, those that an algorithm thought little of are kept as well. And comments
 * below an article are there for who asks for them, though a good algorithm keeps none.
 */
import type { Mark } from '../../algorithms/types.ts';
import type { Page } from '../../page/page.ts';
import { isSpaceOnly } from '../../shared/text.ts';
import { kindOf } from './frames.ts';
import { CONTROLS, saidIn } from './said.ts';
import type { Post } from './types.ts';

/** Of the posts of one kind, so many must be kept. */
const MOSTLY = 0.5;

interface Whole {
  marks: readonly Mark[];
  /** Those with text among the marks. */
  posts: readonly Post[];
}

export function addMissingPosts(
  page: Page,
  marks: readonly Mark[],
  posts: readonly Post[],
  kept: readonly Post[],
): Whole {
  const isKept = new Set(kept.map(({ frame }) => frame));
  const [first, last] = [kept[0]?.frame ?? 0, kept.at(-1)?.frame ?? 0];
  const kinds = new Map<string, { all: number; kept: number }>();
  for (const { frame } of posts) {
    const count = kinds.get(kindOf(page, frame)) ?? { all: 0, kept: 0 };
    count.all++;
    if (isKept.has(frame)) count.kept++;
    kinds.set(kindOf(page, frame), count);
  }
  const missing = posts.filter(({ frame }) => {
    const count = kinds.get(kindOf(page, frame));
    const isAmong = page.nodes.parent[frame] === page.nodes.parent[last] || (frame > first && frame < last);
    return !isKept.has(frame) && isAmong && count !== undefined && count.kept >= count.all * MOSTLY;
  });
  if (missing.length === 0) return { marks, posts: kept };
  const bodies = bodyKinds(page, marks, kept);
  const role = marks.find(({ node }) => node > first)?.role ?? 'body';
  const added = missing.flatMap((post) => wordsOf(page, post, bodies).map((node): Mark => ({ node, role })));
  const all = new Map([...added, ...marks].map((mark) => [mark.node, mark]));
  const isAdded = new Set(added.map(({ node }) => node));
  return {
    marks: [...all.values()].sort((a, b) => a.node - b.node),
    posts: posts.filter(({ frame }) => isKept.has(frame) || holds(page, frame, isAdded)),
  };
}

export function addComments(page: Page, marks: readonly Mark[], comments: readonly Post[]): Whole {
  const said = saidIn(page, comments);
  const isSaid = new Set(said);
  const all = [...marks, ...said.map((node): Mark => ({ node, role: 'comment' }))];
  return {
    marks: all.sort((a, b) => a.node - b.node),
    posts: comments.filter(({ frame }) => holds(page, frame, isSaid)),
  };
}

function holds(page: Page, frame: number, texts: ReadonlySet<number>): boolean {
  for (let id = frame; id < page.endOf(frame); id++) if (texts.has(id)) return true;
  return false;
}

/** Kinds of element inside posts that kept text stands in; '' where it stands in the post itself. */
function bodyKinds(page: Page, marks: readonly Mark[], kept: readonly Post[]): ReadonlySet<string> {
  const frames = new Set(kept.map(({ frame }) => frame));
  const kinds = new Set<string>();
  for (const { node } of marks) {
    const parent = page.parentOf(node);
    kinds.add(frames.has(parent) ? '' : kindOf(page, parent));
  }
  return kinds;
}

/** What a post says: its visible text where that of the others stands, without labels and controls. */
function wordsOf(page: Page, { frame, author, time }: Post, bodies: ReadonlySet<string>): number[] {
  const found: number[] = [];
  for (let id = frame + 1; id < page.endOf(frame); id++) {
    if (id === author || id === time || CONTROLS.has(page.nameOf(id))) {
      id = page.endOf(id) - 1;
      continue;
    }
    if (!page.isText(id) || !page.isVisible(id) || isSpaceOnly(page.textOf(id))) continue;
    const parent = page.parentOf(id);
    if (bodies.has(parent === frame ? '' : kindOf(page, parent))) found.push(id);
  }
  return found;
}

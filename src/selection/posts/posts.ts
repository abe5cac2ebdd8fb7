/** Finds all posts of a page, whether an algorithm keeps them or not. */

import { union } from '../../page/element-index.ts';
import { facet, type Page } from '../../page/page.ts';
import { addToList } from '../../shared/lists.ts';
import { holds } from '../../vocabulary/match.ts';
import { SPEAKER_ATTRIBUTES, SPEAKERS, TURN_NAMES } from '../../vocabulary/names/parts.ts';
import { declaredTime } from './post-head.ts';
import { findPostLabels, type PostLabels } from './post-labels.ts';
import { findPostRoots } from './post-roots.ts';
import type { Post } from './post-texts.ts';
import { lookOf } from './signed-below.ts';

/** Number of a time's ancestors that are searched for the name of the author. */
const NEAR = 6;

/** All posts in document order. A nested post (an answer) follows the post that contains it. */
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
  // An element without its own label (author or time) is only a box around one post.
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
  for (const [label, root] of pairs) addToList(labels, root, label);
  return labels;
}

/** Returns the first time in a post, or the oldest of several that look the same ("edited …", "asked …"). */
function writtenAt(page: Page, times: readonly number[]): number {
  const isDated = (time: number) => /^\d{4}-\d{2}/.test(declaredTime(page, time));
  const isEarlier = (time: number, best: number) => declaredTime(page, time) < declaredTime(page, best);
  return times.reduce((best, time) => {
    const isAlike = isDated(time) && isDated(best) && lookOf(page, time) === lookOf(page, best);
    return isAlike && isEarlier(time, best) ? time : best;
  }, times[0] ?? -1);
}

/**
 * Returns the author of a post: the first of the people who are named with the most certainty. If `time` is not -1,
 * returns the person beside that time instead.
 */
function writerOf(page: Page, people: readonly number[], { rankOf }: PostLabels, time: number): number {
  const most = Math.max(...people.map(rankOf));
  const surest = people.filter((person) => rankOf(person) === most);
  const box = time < 0 ? [] : page.ancestorsOf(time, NEAR).filter((one) => surest.some((p) => page.holds(one, p)));
  return surest.find((person) => page.holds(box[0] ?? person, person)) ?? -1;
}

/** Pairs each label with the innermost post around it, so that no post gets the author or time of a nested answer. */
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

const ROLE_ATTRIBUTE = new RegExp(`^data-.*(?:${SPEAKER_ATTRIBUTES})`);
const ROLE = holds(`^(?:${SPEAKERS})$`);
const ROLE_CLASS = new RegExp(`(?:^|[\\s_-])${TURN_NAMES}(?:[\\s_-]|$)`, 'i');

interface Turn {
  node: number;
  /** The page's word for the speaker, capitalised, such as "User". */
  role: string;
}

/** Returns the outermost elements that are turns of a chat. Empty if there are fewer than two speakers. */
function findTurns(page: Page): readonly Turn[] {
  const turns: Turn[] = [];
  const names = [...page.index.attributes()].filter((name) => ROLE_ATTRIBUTE.test(name));
  const declared = names.map((name) => page.index.matching(name, ROLE));
  let end = 0;
  for (const node of union([...declared, page.index.matching('class', ROLE_CLASS)])) {
    if (node < end || !page.isVisible(node)) continue;
    const role = roleOf(page.attributesOf(node));
    turns.push({ node, role: role.charAt(0).toUpperCase() + role.slice(1).toLowerCase() });
    end = page.endOf(node);
  }
  return new Set(turns.map(({ role }) => role)).size > 1 ? turns : [];
}

function roleOf(attributes: Readonly<Record<string, string>>): string {
  for (const name in attributes) {
    const value = attributes[name] as string;
    if (ROLE_ATTRIBUTE.test(name) && ROLE.test(value)) return value;
  }
  return ROLE_CLASS.exec(attributes.class ?? '')?.[1] ?? '';
}

/**
 * Finds the elements that contain one post each (roots). They are similar boxes side by side, each with a time, a name
 * and text.
 */

import { isInComments } from '../../page/areas.ts';
import { union } from '../../page/element-index.ts';
import { HEADINGS } from '../../page/element-names.ts';
import type { Page } from '../../page/page.ts';
import { countsAt, insideOf, subtreeSums } from '../../page/subtrees.ts';
import { textsOf, visibleTexts } from '../../page/texts.ts';
import { firstFrom, indexFrom } from '../../shared/ascending.ts';
import { hasLetterOrDigit } from '../../shared/letters.ts';
import { calls } from '../../vocabulary/match.ts';
import { POST_NAMES } from '../../vocabulary/names/parts.ts';
import type { PostLabels } from './post-labels.ts';
import { kindOf } from './post-texts.ts';
import { type Counts, openersOf, withoutSignatures } from './signed-below.ts';

/** Maximum number of ancestors of a time or name that are visited to find the box of its post. */
const MAX_POST_LEVELS = 40;
const FEWEST_UNSIGNED = 3;
/** For an entry without a name: minimum number of words (menus have fewer), longest line with the time (characters). */
const WORDS_OF_AN_ENTRY = 12;
const LONGEST_LINE = 60;
/** Minimum number of words in the only comment of a page; a line such as "Ada says" has fewer. */
const WORDS_OF_A_COMMENT = 5;
const ENTRY = /^(?:article|section|div|li)$/;
/** Matches class names of posts. A box with such a class is a post even if it has no time. */
const CALLED_POST = calls(POST_NAMES);
const POST_TYPE = /schema\.org\/(?:Comment|Answer|Question|DiscussionForumPosting|SocialMediaPosting)$/i;

/** Returns the elements that contain one post each (and nested answers to it), in document order. */
export function findPostRoots(page: Page, labels: PostLabels): number[] {
  const { index } = page;
  const declared = index.matching('itemtype', POST_TYPE);
  const lone = loneTime(page, labels.times);
  if (declared.length === 0 && lone < 0 && labels.times.length < 2 && labels.people.length < 2) return [];
  const holds = countsOf(page, labels);
  // A post in a box of comments needs no name, because it may be unsigned.
  const isPost = (node: number) =>
    (holds.people(node) > 0 || isInComments(page, node)) &&
    holds.times(node) > 0 &&
    holds.words(node) > 0 &&
    !isBareBelow(page, labels, node);
  const isCalledPost = (node: number) =>
    holds.people(node) > 0 && holds.words(node) > 0 && CALLED_POST.test(page.attributesOf(node).class ?? '');
  const isEntry = (node: number) =>
    isPost(node) || (holds.words(node) >= WORDS_OF_AN_ENTRY && beginsWithTime(page, labels.times, node));
  const lists = listsOf(page, labels.times);
  const roots = new Set<number>([
    ...alikeIn(page, lists, isPost),
    ...alikeIn(page, lists, isEntry, FEWEST_UNSIGNED),
    ...alikeIn(page, listsOf(page, labels.people), isCalledPost, 3),
  ]);
  const kinds = new Set([...roots].map((root) => kindOf(page, root)).filter((kind) => kind.includes('.')));
  // A single answer has no sibling to compare with. It is found by the element and class of other posts.
  const alike = kinds.size === 0 ? [] : index.having('class').filter((id) => kinds.has(kindOf(page, id)));
  for (const id of [...declared, ...alike]) if (page.isVisible(id) && isPost(id)) roots.add(id);
  for (const id of openersOf(page, lists.flat().filter(isPost), roots, labels.times, holds)) roots.add(id);
  if (lone >= 0 && ![...roots].some((root) => page.holds(root, lone)))
    for (const id of loneComments(page, lone, holds, isPost)) roots.add(id);
  const sorted = [...roots].sort((a, b) => a - b);
  return withoutSignatures(page, sorted, holds);
}

/** Returns the only time in the comments of a page, which may have a single comment; -1 otherwise. */
function loneTime(page: Page, times: readonly number[]): number {
  const [first = -1, ...others] = times.filter((time) => isInComments(page, time));
  return others.length === 0 ? first : -1;
}

/**
 * Returns the smallest box with text around the time of a single comment. Empty if the box contains a form, or a
 * heading that does not name a person.
 */
function loneComments(page: Page, time: number, holds: Counts, isPost: (node: number) => boolean): number[] {
  const says = (box: number) => isInComments(page, box) && isPost(box) && holds.words(box) >= WORDS_OF_A_COMMENT;
  const box = page.ancestorsOf(time, MAX_POST_LEVELS).find(says) ?? -1;
  const others = union([page.index.named('form'), ...[...HEADINGS].map(page.index.named)]);
  const inBox = others.slice(indexFrom(others, box), indexFrom(others, page.endOf(box)));
  return box >= 0 && inBox.every((other) => holds.people(other) > 0) ? [box] : [];
}

/**
 * Returns whether the time in a box is plain text (not in an element of its own), and the name before the time is below
 * the box's first line. Such a box is a teaser (card), not a post.
 */
function isBareBelow(page: Page, { times, people }: PostLabels, box: number): boolean {
  const time = firstFrom(times, box);
  const person = people[indexFrom(people, time) - 1] ?? -1;
  if (!page.isText(time) || person < 0) return false;
  const lineOf = (node: number) => page.blockOf(firstFrom(textsOf(page), node));
  return lineOf(box) !== lineOf(person);
}

/** Returns whether a box begins with a time on a line with little else, as the entries of live blogs do. */
function beginsWithTime(page: Page, times: readonly number[], box: number): boolean {
  const time = firstFrom(times, box);
  const first = firstFrom(textsOf(page), box);
  if (!ENTRY.test(page.nameOf(box)) || !page.holds(time, first)) return false;
  const texts = visibleTexts(page, first, page.endOf(box));
  const line = texts.filter((id) => page.blockOf(id) === page.blockOf(first));
  return line.length < texts.length && line.reduce((sum, id) => sum + page.textOf(id).trim().length, 0) <= LONGEST_LINE;
}

/** Returns, for each element with two or more children that contain a label, the list of these children. */
function listsOf(page: Page, labels: readonly number[]): readonly number[][] {
  const lists = new Map<number, Set<number>>();
  for (let index = 0; index + 1 < labels.length; index++) {
    const [first, second] = [labels[index] as number, labels[index + 1] as number];
    const left = childAbove(page, first, (end) => end > second);
    if (left < 0) continue;
    const list = page.parentOf(left);
    const right = childAbove(page, second, (_end, node) => node <= list);
    if (right < 0) continue;
    const children = lists.get(list) ?? new Set();
    lists.set(list, children.add(left).add(right));
  }
  return [...lists.values()].map((children) => [...children]);
}

/**
 * Returns, from each list, the children that may be posts: those that pass the test and have the most frequent element
 * name and class. Ignores lists with fewer than `fewest` such children.
 */
function alikeIn(page: Page, lists: readonly number[][], isPost: (node: number) => boolean, fewest = 2): number[] {
  return lists.flatMap((children) => {
    const posts = children.filter(isPost);
    const [kind, count] = mostFrequent(posts.map((post) => kindOf(page, post)));
    return count >= fewest ? posts.filter((post) => kindOf(page, post) === kind) : [];
  });
}

/**
 * Finds the nearest ancestor of a node that passes the test, and returns the child of this ancestor that is or contains
 * the node. Returns -1 if no near ancestor passes.
 */
function childAbove(page: Page, node: number, isCommon: (end: number, ancestor: number) => boolean): number {
  let child = node;
  for (let level = 0; level < MAX_POST_LEVELS; level++) {
    const parent = page.parentOf(child);
    if (parent < 0) return -1;
    if (isCommon(page.endOf(parent), parent)) return child;
    child = parent;
  }
  return -1;
}

function mostFrequent(kinds: readonly string[]): [string, number] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0] as [string, number]);
}

function countsOf(page: Page, { times, people }: PostLabels): Counts {
  const isInLabel = insideOf(page, [...times, ...people, ...page.index.named('a'), ...page.index.named('button')]);
  const texts = textsOf(page).filter((id) => isInLabel[id] === 0 && hasLetterOrDigit(page.textOf(id)));
  return {
    times: subtreeSums(page, countsAt(page, times)),
    people: subtreeSums(page, countsAt(page, people)),
    words: subtreeSums(
      page,
      countsAt(page, texts, (id) => page.textOf(id).trim().split(/\s+/).length),
    ),
  };
}

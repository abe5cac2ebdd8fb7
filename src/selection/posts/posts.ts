/** Finds all posts of a page, kept or not: similar boxes side by side, each with a time, a name and text. */

import { isInComments } from '../../page/areas.ts';
import { union } from '../../page/element-index.ts';
import { HEADINGS } from '../../page/element-names.ts';
import { facet, type Page } from '../../page/page.ts';
import type { Attributes } from '../../page/snapshot/types.ts';
import { countsAt, insideOf, subtreeSums } from '../../page/subtrees.ts';
import { textsOf, visibleTexts } from '../../page/texts.ts';
import { firstFrom, indexFrom } from '../../shared/ascending.ts';
import { countWords } from '../../shared/count-words.ts';
import { groupBy } from '../../shared/lists.ts';
import { calls, holds } from '../../vocabulary/match.ts';
import { POST_NAMES, SPEAKER_ATTRIBUTES, SPEAKERS, TURN_NAMES } from '../../vocabulary/names/parts.ts';
import { declaredTime } from './post-head.ts';
import { findPostLabels, type PostLabels } from './post-labels.ts';
import { innermostOf, kindOf, type Post } from './post-texts.ts';
import { type Counts, lookOf, openersOf, withoutSignatures } from './signed-below.ts';

const MAX_POST_LEVELS = 40;
const FEWEST_UNSIGNED = 3;
/** Minimum number of words in an entry of a live blog. Menu items that begin with a time have fewer. */
const WORDS_OF_AN_ENTRY = 12;
/** Longest first line of an entry of a live blog (characters). This line contains the time. */
const LONGEST_LINE = 60;
/** Minimum number of words in the only comment of a page; a line such as "Ada says" has fewer. */
const WORDS_OF_A_COMMENT = 5;
const ENTRY = /^(?:article|section|div|li)$/;
/** Matches class names of posts. A box with such a class is a post even if it has no time. */
const CALLED_POST = calls(POST_NAMES);
const POST_TYPE = /schema\.org\/(?:Comment|Answer|Question|DiscussionForumPosting|SocialMediaPosting)$/i;

/** Returns the elements that contain one post each (and nested answers to it), in document order. */
function findPostRoots(page: Page, labels: PostLabels): number[] {
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
  // A single answer has no sibling to compare with, so find it by the element name and class of the other posts.
  const alike = kinds.size === 0 ? [] : index.having('class').filter((id) => kinds.has(kindOf(page, id)));
  for (const id of [...declared, ...alike]) if (page.isVisible(id) && isPost(id)) roots.add(id);
  for (const id of openersOf(page, lists.flat().filter(isPost), roots, labels.times, holds)) roots.add(id);
  if (lone >= 0 && ![...roots].some((root) => page.holds(root, lone)))
    for (const id of loneComments(page, lone, holds, isPost)) roots.add(id);
  const sorted = [...roots].sort((a, b) => a - b);
  return withoutSignatures(page, sorted, holds);
}

/** Returns the only time in the page's comments (which are then probably a single comment); otherwise -1. */
function loneTime(page: Page, times: readonly number[]): number {
  const [first = -1, ...others] = times.filter((time) => isInComments(page, time));
  return others.length === 0 ? first : -1;
}

/** Returns the smallest box around the time of a single comment; none if that is the whole comments section. */
function loneComments(page: Page, time: number, holds: Counts, isPost: (node: number) => boolean): number[] {
  const says = (box: number) => isInComments(page, box) && isPost(box) && holds.words(box) >= WORDS_OF_A_COMMENT;
  const box = page.ancestorsOf(time, MAX_POST_LEVELS).find(says) ?? -1;
  const others = union([page.index.named('form'), ...[...HEADINGS].map(page.index.named)]);
  const inBox = others.slice(indexFrom(others, box), indexFrom(others, page.endOf(box)));
  return box >= 0 && inBox.every((other) => holds.people(other) > 0) ? [box] : [];
}

/** Returns whether a box is a teaser: its time is plain text, and the name before it is below the first line. */
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

/** Returns, for each element with two or more children that contain labels (times or names), these children. */
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

/** Returns the children of lists that may be posts: those of the most frequent kind, if at least `fewest`. */
function alikeIn(page: Page, lists: readonly number[][], isPost: (node: number) => boolean, fewest = 2): number[] {
  return lists.flatMap((children) => {
    const likely = children.filter(isPost);
    const kinds = groupBy(likely, (post) => (likely.length <= PARTS ? kindOfPart(page, post) : kindOf(page, post)));
    const most = [...kinds.values()].reduce((best, posts) => (posts.length > best.length ? posts : best), []);
    return most.length >= fewest ? most : [];
  });
}

/** Maximum number of boxes that may be parts of a page. If there are more, they are the entries of a list. */
const PARTS = 5;

/** Returns a box's kind. Without a class, an id in words ("related") names a part of the page, not one of many posts. */
function kindOfPart(page: Page, box: number): string {
  const { id = '', class: names = '' }: Attributes = page.attributesOf(box);
  const kind = kindOf(page, box);
  return names.trim() === '' && /^\D+$/.test(id) ? `${kind}#${id}` : kind;
}

/** Finds the nearest ancestor that passes the test. Returns its child that is or contains the node; -1 for none. */
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

function countsOf(page: Page, { times, people }: PostLabels): Counts {
  const isInLabel = insideOf(page, [...times, ...people, ...page.index.named('a'), ...page.index.named('button')]);
  const { language } = page.snapshot.metadata;
  const texts = textsOf(page).filter((id) => isInLabel[id] === 0);
  return {
    times: subtreeSums(page, countsAt(page, times)),
    people: subtreeSums(page, countsAt(page, people)),
    words: subtreeSums(
      page,
      countsAt(page, texts, (id) => countWords(page.textOf(id), language)),
    ),
  };
}

/** All posts in document order. A nested post (an answer) follows the post that contains it. */
export const postsOf = facet((page: Page): readonly Post[] => {
  const turns = findTurns(page);
  if (turns.length > 0) return turns;
  const labels = findPostLabels(page);
  const all = findPostRoots(page, labels);
  if (all.length === 0) return [];
  const post = innermostOf(page, all);
  // A time or name in an answer belongs to the answer, not to the post around the answer.
  const [times, people] = [groupBy(labels.times, post), groupBy(labels.people, post)];
  // If every author and time in an element belongs to a post inside it, the element is only a box around that post.
  const roots = all.filter((root) => times.has(root) || people.has(root));
  const around = innermostOf(page, roots);
  const depths = new Map<number, number>();
  return roots.map((root) => {
    const depth = 1 + (depths.get(around(page.parentOf(root))) ?? -1);
    depths.set(root, depth);
    const time = writtenAt(page, times.get(root) ?? []);
    const author = writerOf(page, people.get(root) ?? [], labels, time === times.get(root)?.[0] ? -1 : time);
    return { root, depth, author, time, role: '' };
  });
});

/** Returns a post's first time, or the oldest with the first one's markup ("edited …", "asked …"); -1 for none. */
function writtenAt(page: Page, times: readonly number[]): number {
  const isDated = (time: number) => /^\d{4}-\d{2}/.test(declaredTime(page, time));
  const isEarlier = (time: number, best: number) => declaredTime(page, time) < declaredTime(page, best);
  return times.reduce((best, time) => {
    const isAlike = isDated(time) && isDated(best) && lookOf(page, time) === lookOf(page, best);
    return isAlike && isEarlier(time, best) ? time : best;
  }, times[0] ?? -1);
}

/** Returns a post's author: of the people named most certainly, the one beside `time`, or the first if `time` is -1. */
function writerOf(page: Page, people: readonly number[], { rankOf }: PostLabels, time: number): number {
  const most = Math.max(...people.map(rankOf));
  const surest = people.filter((person) => rankOf(person) === most);
  const box = time < 0 ? [] : page.ancestorsOf(time, 6).filter((one) => surest.some((p) => page.holds(one, p)));
  return surest.find((person) => page.holds(box[0] ?? person, person)) ?? -1;
}

const ROLE_ATTRIBUTE = new RegExp(`^data-.*(?:${SPEAKER_ATTRIBUTES})`);
const ROLE = holds(`^(?:${SPEAKERS})$`);
const ROLE_CLASS = new RegExp(`(?:^|[\\s_-])${TURN_NAMES}(?:[\\s_-]|$)`, 'i');

/** Returns the messages of a chat as posts, with the page's word for the speaker as `role`; none for one speaker. */
function findTurns(page: Page): readonly Post[] {
  const turns: Post[] = [];
  const names = [...page.index.attributes()].filter((name) => ROLE_ATTRIBUTE.test(name));
  const declared = names.map((name) => page.index.matching(name, ROLE));
  let end = 0;
  for (const node of union([...declared, page.index.matching('class', ROLE_CLASS)])) {
    if (node < end || !page.isVisible(node)) continue;
    const word = roleOf(page.attributesOf(node));
    const role = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    turns.push({ root: node, depth: 0, author: -1, time: -1, role });
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

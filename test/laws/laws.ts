/**
 * Laws that every article must obey, for any page and any algorithm (docs/architecture.md). Each function checks one
 * law and returns descriptions of its violations; none if the law holds.
 */
import type { Element, ElementContent, Root } from 'hast';
import type { Mark } from '../../src/algorithms/types.ts';
import { CLEAN_STEPS } from '../../src/article/clean/index.ts';
import { cleanContext, type ReadArticle, writeArticle } from '../../src/article/make-article.ts';
import { buildTree } from '../../src/article/structure/build-tree.ts';
import { contentOf, isElement, textOf } from '../../src/article/structure/hast.ts';
import { traceArticle } from '../../src/article/trace-article.ts';
import { selectArticle } from '../../src/selection/select-article.ts';
import { visibleBlocks } from '../../src/selection/trace.ts';
import type { Draft } from '../../src/selection/types.ts';

/** Characters that are not compared: white space (which the tree normalises) and invisible characters. */
const UNSEEN = /[\s\u00ad\u200b\u2060\ufeff]/gu;
const lettersOf = (text: string) => text.replace(UNSEEN, '');

/**
 * Law 1: the text of the article's tree, before it is cleaned, is the selected text of the page, node for node and in
 * reading order.
 */
export function textIsSelected({ selection }: ReadArticle): string[] {
  const parts = [selection.text, ...(selection.comments ? [selection.comments] : [])];
  return parts.flatMap((draft) => {
    const written: { node: number; text: string }[] = [];
    const tree = buildTree(draft, (node, text) => written.push({ node, text }));
    return [
      ...nodeForNode(
        draft,
        written.map(({ node }) => node),
      ),
      ...sameText(draft, tree, written),
    ];
  });
}

function nodeForNode(draft: Draft, written: readonly number[]): string[] {
  const { page, marks } = draft;
  const isTaken = takenByElements(draft);
  const times = new Map<number, number>();
  for (const node of written) if (page.isText(node)) times.set(node, (times.get(node) ?? 0) + 1);
  const marked = new Set(marks.map(({ node }) => node));
  return [
    ...[...times].flatMap(([node, count]) => (count > 1 ? [`written ${count} times: ${page.textOf(node)}`] : [])),
    ...[...times.keys()].flatMap((node) => (marked.has(node) ? [] : [`not selected: ${page.textOf(node)}`])),
    ...marks.flatMap(({ node }) =>
      times.has(node) || isTaken(node) ? [] : [`selected, and not written: ${page.textOf(node)}`],
    ),
  ];
}

/**
 * Returns a function that tells whether a text node is inside code, a formula or a note reference. In the tree, these
 * text nodes are replaced by an element with other text.
 */
function takenByElements({ page, objects, notes }: Draft): (node: number) => boolean {
  const elements = [...objects.nodes, ...notes.flatMap(({ references }) => references.map(({ element }) => element))];
  return (node) => elements.some((element) => page.holds(element, node));
}

function sameText({ notes }: Draft, tree: Root, written: readonly { node: number; text: string }[]): string[] {
  const isIn = (node: number) => notes.find(({ start, end }) => node >= start && node < end);
  const expected = lettersOf(written.map(({ node, text }) => (isIn(node) ? '' : text)).join(''));
  const found = lettersOf(contentOf(tree).map(ownText).join(''));
  return expected === found
    ? []
    : [`the tree says “${differing(found, expected)}”, not “${differing(expected, found)}”`];
}

/**
 * Returns the part of a tree's text that comes from ordinary text nodes of the page. Leaves out notes, code, formulas,
 * players, note references, and the heading lines of posts.
 */
function ownText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isInserted(node)) return '';
  return node.children.map(ownText).join('');
}

function isInserted({ tagName, properties }: Element): boolean {
  if (['pre', 'math'].includes(tagName) || (tagName === 'p' && properties.dataPost !== undefined)) return true;
  const { dataFootnotes, dataFootnoteRef, dataEmbed } = properties;
  return dataFootnotes !== undefined || dataFootnoteRef !== undefined || dataEmbed !== undefined;
}

function differing(one: string, other: string): string {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  return one.slice(Math.max(0, start - 10), start + 30);
}

/**
 * Law 2: the passes that clean the tree add no text. Only passes that give a message about dropped text (`drops` or
 * `places`) drop any.
 */
export function cleaningIsNamed({ selection, metadata }: ReadArticle): string[] {
  const context = cleanContext(selection.text.page, metadata);
  let tree = contentOf(buildTree(selection.text));
  return CLEAN_STEPS.flatMap(({ name, drops, places, run }) => {
    const [before, after] = [lettersIn(tree), lettersIn((tree = run(tree, context)))];
    const added = missing(after, before);
    const gone = drops === undefined && places === undefined ? missing(before, after) : [];
    return [
      ...added.map((letter) => `“${name}” adds “${letter}”`),
      ...gone.map((letter) => `“${name}” drops “${letter}” and does not say so`),
    ];
  });
}

/** Returns the characters of a tree's text without white space, because passes may split and join words. */
function lettersIn(children: readonly ElementContent[]): readonly string[] {
  return Array.from(lettersOf(children.map(textOf).join('')));
}

/** Returns the items that remain in `one` if each item of `other` is removed from it once. Ignores the order. */
function missing(one: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const each of other) counts.set(each, (counts.get(each) ?? 0) + 1);
  return one.filter((each) => {
    const count = counts.get(each) ?? 0;
    counts.set(each, count - 1);
    return count <= 0;
  });
}

/**
 * Law 3: the trace (the log of decisions) has exactly one final decision for every visible block, and does not say that
 * a shown block was left out.
 */
export function traceIsTrue(read: ReadArticle): string[] {
  const { page } = read.selection.text;
  return [false, true].flatMap((areShown) => {
    const trace = traceArticle(read, areShown);
    const blocks = [...visibleBlocks(page.base)].map(([block]) => block);
    const spoken = trace.map(({ node }) => page.blockOf(node));
    const standing = placesIn(contentOf(writeArticle(read, { comments: areShown }).tree));
    const leftOut = trace.filter(({ isKept }) => !isKept);
    const nameless = trace.filter(({ pass }) => pass === '');
    return [
      ...(spoken.length === blocks.length && new Set(spoken).size === blocks.length
        ? []
        : ['blocks without one last word']),
      ...nameless.map(({ node }) => `nobody decided: ${page.textOf(node)}`),
      ...leftOut.flatMap(({ node, pass }) => {
        const isThere = visibleBlocks(page.base)
          .get(page.blockOf(node))
          ?.some((id) => standing.has(id));
        return isThere ? [`in the article and left out by ${pass}: ${page.textOf(node)}`] : [];
      }),
    ];
  });
}

function placesIn(children: readonly ElementContent[], places = new Set<number>()): ReadonlySet<number> {
  for (const child of children) {
    if (!isElement(child)) continue;
    if (child.properties.dataNode !== undefined) places.add(Number(child.properties.dataNode));
    placesIn(child.children, places);
  }
  return places;
}

/** Law 4: running the passes (the steps after the algorithm) again on their own result does not change it. */
export function passesAreStable({ selection }: ReadArticle): string[] {
  const { answer, text } = selection;
  const first = selectArticle(text.page.base, answer);
  const marks = allMarks(first);
  const again = allMarks(selectArticle(text.page.base, { ...answer, marks, trace: [] }));
  const before = new Set(marks.map(nameOf));
  const after = new Set(again.map(nameOf));
  const wordsAt = ({ node }: Mark) => text.page.textOf(node);
  return [
    ...marks.filter((mark) => !after.has(nameOf(mark))).map((mark) => `dropped the second time: ${wordsAt(mark)}`),
    ...again.filter((mark) => !before.has(nameOf(mark))).map((mark) => `added the second time: ${wordsAt(mark)}`),
  ];
}

function allMarks({ text, comments }: ReturnType<typeof selectArticle>): Mark[] {
  return [...text.marks, ...(comments?.marks ?? [])].sort((a, b) => a.node - b.node);
}

const nameOf = ({ node, start = 0, end = -1 }: Mark) => `${node} ${start} ${end}`;

export const LAWS = {
  'the text of the tree is the text of the selection': textIsSelected,
  'clean passes drop only what they name': cleaningIsNamed,
  'every block has one last word, and it is true': traceIsTrue,
  'the passes are stable': passesAreStable,
} as const;

/**
 * Newspaper3k 0.2.8 (L. Ou-Yang 2013–2018; docs/specs/newspaper.md, "Newspaper3k"). Works like Goose, with three main
 * differences: an element with a class, id or name such as "comment" stays if it contains an article; paragraphs give
 * points only to their parents and grandparents; and all short paragraphs are kept.
 */
import {
  buildTree,
  childElements,
  chunkFrom,
  createText,
  depthsBelow,
  detach,
  elementsBelow,
  insert,
  joinedCopies,
  NO_SOURCE,
  outermostBelow,
  remove,
  removeFor,
  type TreeElement,
  unwrapBelow,
} from '../../steps/element-tree.ts';
import { explain, findBest, type Propagation, type Search } from '../../steps/goose/best-element.ts';
import {
  forgetBodyClass,
  makePlain,
  removeNamed,
  unwrapSpansInParagraphs,
  WIDGET_NAMES,
} from '../../steps/goose/cleaning.ts';
import { divToPara } from '../../steps/goose/div-to-para.ts';
import { type CountStatistics, measure, statisticsCounter } from '../../steps/goose/measures.ts';
import { postClean } from '../../steps/goose/post-clean.ts';
import { LINE_BREAK, printedLines, printedNodes } from '../../steps/goose/printed-lines.ts';
import { addSiblings } from '../../steps/goose/siblings.ts';
import { STOP_WORDS } from '../../steps/goose/stop-words.ts';
import { pageLanguage, type StopList, stopList } from '../../steps/page-language.ts';
import { stripSpaces } from '../../steps/python-text.ts';
import { algorithmOf } from '../../steps/selection.ts';
import type { TraceEntry } from '../../types.ts';
import { removeBadNames, removeEmpty } from '../clean.ts';
import { explainLanguage } from '../explain.ts';
import { isUnspaced, wordCounter } from '../words/word-counter.ts';

/** Tags of direct children of the best element that are kept even if they have many links. */
const KEPT_NAMES: ReadonlySet<string> = new Set(['p']);

/** Share of a paragraph's points for each ancestor: its parent gets all, its grandparent half. */
const PROPAGATION: Propagation = {
  share: (points, distance) => [points, points / 2][distance - 1] ?? 0,
  reach: 2,
};

export default algorithmOf('newspaper-3k', (snapshot, population) => {
  const page = buildTree(snapshot, population);
  const declared = pageLanguage(snapshot);
  const list = stopList(STOP_WORDS, declared);
  const cleaned = clean(page);
  const measures = measure([page], counterFor(list), { needsWords: true });
  const found = findBest(measures, measures.roots, PROPAGATION);

  const article = measures.elements[found.best];
  const edits = article ? finish(article, found) : [];
  const printed = article ? printedNodes(article) : [];
  const language = explainLanguage(declared, list.language);
  return {
    marks: printed.map((node) => ({ node, role: 'body' })),
    text: article ? printText(article) : '',
    trace: [...cleaned, ...explain(snapshot, found, printed), ...language, ...edits],
  };
});

/** Adds the paragraphs of the siblings before the article, removes lists of links, and formats the article. */
function finish(article: TreeElement, found: Search): TraceEntry[] {
  return [
    ...addSiblings(found, (mean) => mean),
    ...postClean(found, { keptNames: KEPT_NAMES, demanding: false }),
    ...format(article),
  ];
}

/** Removes what is not text of an article, in place (docs/specs/newspaper.md, "Differences from Goose"). */
function clean(page: TreeElement): TraceEntry[] {
  forgetBodyClass(page);
  makePlain(page, { unwrapped: ['em'] });
  const removed = [
    ...removeBadNames(page, { guarded: ['id', 'class', 'name'], unguarded: [], isArticle }),
    ...removeNamed(page, { patterns: WIDGET_NAMES, attributes: ['id', 'class'] }),
  ];
  unwrapSpansInParagraphs(page);
  for (const name of ['div', 'span', 'section']) divToPara(page, name, { followingLinks: 'all', emptied: true });
  return removed;
}

function isArticle({ name, attributes: { id, itemprop } }: TreeElement): boolean {
  return name === 'article' || id === 'article' || itemprop === 'articleBody';
}

/** Words with a character that is neither a letter nor a digit ("word,") do not count for the link density. */
const NOT_ALPHANUMERIC = /[^\p{L}\p{N}]/u;

/** Returns the word counter for steps shared with Goose. In languages without spaces, the browser finds stop words. */
function counterFor({ language, words }: StopList): CountStatistics {
  const count = statisticsCounter(words, (word) => !NOT_ALPHANUMERIC.test(word));
  if (!isUnspaced(language)) return count;
  const countUnspaced = wordCounter(language, words);
  return (text) => ({ ...count(text), stopWords: countUnspaced(text).stopWords });
}

const INLINE: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'br', 'sup']);

/** Removes the last of at least `elements` child elements if its depth (1: no child elements) is at least `depth`. */
const TRAILING = { elements: 3, depth: 2 };

/** Formats the article (docs/specs/newspaper.md, "Formatting (3k)"). Returns an entry if it removes the last child. */
function format(article: TreeElement): TraceEntry[] {
  unwrapBelow(article, ({ name }) => name === 'a');
  for (const lineBreak of elementsBelow(article, ({ name }) => name === 'br')) {
    insert(lineBreak, createText(LINE_BREAK, NO_SOURCE), lineBreak.first);
  }
  // The original program also visits lists inside lists. This is left out: it can only add empty lines.
  for (const list of outermostBelow(article, ({ name }) => name === 'ul')) breakItems(list);
  unwrapBelow(article, ({ name }) => INLINE.has(name));
  removeEmpty(article);
  return removeTrailing(article);
}

/** Reduces list items to text with a line break at the end. As in the original, the last item stays unchanged. */
function breakItems(list: TreeElement): void {
  const last = elementsBelow(list, ({ name }) => name === 'li').at(-1);
  for (const item of outermostBelow(list, (element) => element.name === 'li' && element !== last)) breakItem(item);
}

/** Replaces a list item's content by plain text. As in the original, text after a child element is duplicated. */
function breakItem(item: TreeElement): void {
  const copies = joinedCopies(item);
  for (const piece of chunkFrom(item.first)) detach(piece);
  const rest = item.first;
  for (const copy of [...copies, createText(LINE_BREAK, NO_SOURCE)]) insert(item, copy, rest);
  for (const child of childElements(item)) remove(child);
}

function removeTrailing(article: TreeElement): TraceEntry[] {
  const elements = childElements(article);
  const last = elements.at(-1);
  if (!last || elements.length < TRAILING.elements) return [];
  const depth = depthsBelow(last)(last);
  if (depth < TRAILING.depth) return [];
  return [removeFor('trailing', last, `the last element, and it nests ${depth} deep`)];
}

function printText(article: TreeElement): string {
  return printedLines(article).map(stripSpaces).join('\n\n');
}

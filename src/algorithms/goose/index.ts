/**
 * Goose in its maintained form, goose3 3.1.21 with default configuration (Gravity.com, J. Plush 2011; Python port by X.
 * Grangier; docs/specs/goose.md). For the licence, see `steps/goose/LICENSE`.
 */
import {
  beginsChunk,
  buildTree,
  chunkFrom,
  chunkText,
  createText,
  elementsBelow,
  insert,
  NO_SOURCE,
  removeFor,
  type TextPiece,
  type TreeElement,
  unwrap,
} from '../steps/element-tree.ts';
import { explain } from '../steps/goose/best-element.ts';
import { type CountStatistics, statisticsCounter } from '../steps/goose/measures.ts';
import { postClean } from '../steps/goose/post-clean.ts';
import { LINE_BREAK, printedLines, printedNodes } from '../steps/goose/printed-lines.ts';
import { addSiblings } from '../steps/goose/siblings.ts';
import { trimmed } from '../steps/python-text.ts';
import { algorithmOf } from '../steps/selection.ts';
import type { TraceEntry } from '../types.ts';
import { findArticle, isKnownArticle } from './find-article.ts';
import { chooseLanguage } from './language.ts';

/** Tags of direct children of the best element that are never removed. */
const KEPT_NAMES: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

export default algorithmOf('goose', (snapshot, population) => {
  const page = buildTree(snapshot, population);
  const { list, trace: language } = chooseLanguage(snapshot, page);
  const count = statisticsCounter(list.words);
  const found = findArticle(snapshot, page, count);
  const article = found.measures.elements[found.best];
  if (!article) return { marks: [], text: '', trace: [...found.trace, ...explain(snapshot, found, []), language] };
  const siblings = isKnownArticle(article) ? [] : addSiblings(found, Math.floor);
  const poor = postClean(found, { keptNames: KEPT_NAMES, demanding: true });
  flattenInline(article);
  const short = removeFewWords(article, count);
  putBullets(article);
  const printed = printedNodes(article);
  return {
    marks: printed.map((node) => ({ node, role: 'body' })),
    text: printText(article),
    trace: [...found.trace, ...explain(snapshot, found, printed), language, ...siblings, ...poor, ...short],
  };
});

const BULLET = '• ';

const UNWRAPPED: ReadonlySet<string> = new Set(['a', 'b', 'strong', 'i', 'br', 'sup']);

/** Unwraps inline elements, and replaces `br` by a line break (docs/specs/goose.md, "Printing", steps 2 and 3). */
function flattenInline(article: TreeElement): void {
  for (const element of elementsBelow(article, ({ name }) => UNWRAPPED.has(name))) {
    if (element.name === 'br') insert(element, createText(LINE_BREAK, NO_SOURCE), element.first);
    unwrap(element);
  }
}

/** Puts a bullet before each list item (docs/specs/goose.md, "Printing", step 5). */
function putBullets(article: TreeElement): void {
  for (const item of elementsBelow(article, ({ name }) => name === 'li')) {
    insert(item, createText(BULLET, NO_SOURCE), item.first);
  }
}

/** Returns the article's text (docs/specs/goose.md, "Printing", steps 6 and 7). */
function printText(article: TreeElement): string {
  const items = printedLines(article)
    .join('\n\n')
    .replaceAll(`\n${BULLET.trim()}`, BULLET.trim())
    .split(BULLET)
    .map((item) => trimmed(item));
  return items.filter((item) => item !== '').join(`\n${BULLET}`);
}

/** Facts about the text of an element. Inner elements that were removed do not count. */
interface Rest {
  stopWords: number;
  /** First and last character that is not white space. */
  first: string;
  last: string;
}

const MINIMUM_STOP_WORDS = 3;

/**
 * Removes elements with few stop words, or whose text is in brackets (docs/specs/goose.md, "Printing", step 4). Goes
 * backwards through the article, so that an element is judged after the elements inside it.
 */
function removeFewWords(article: TreeElement, count: CountStatistics): TraceEntry[] {
  const kept = new Map<TreeElement, Rest>();
  const trace: TraceEntry[] = [];
  for (const element of elementsBelow(article).reverse()) {
    const rest = restOf(element, kept, count);
    const reason = reasonToRemove(rest);
    if (reason === null) kept.set(element, rest);
    else trace.push(removeFor('few-words', element, reason));
  }
  return trace.reverse();
}

function restOf(element: TreeElement, kept: ReadonlyMap<TreeElement, Rest>, count: CountStatistics): Rest {
  const whole: Rest = { stopWords: 0, first: '', last: '' };
  for (let node = element.first; node; node = node.next) {
    const part = node.kind === 'element' ? kept.get(node) : beginsChunk(node) && restOfText(node, count);
    if (!part) continue;
    whole.stopWords += part.stopWords;
    whole.first ||= part.first;
    whole.last = part.last || whole.last;
  }
  return whole;
}

function restOfText(first: TextPiece, count: CountStatistics): Rest {
  const text = chunkText(chunkFrom(first));
  const inner = trimmed(text);
  return { stopWords: count(text).stopWords, first: inner.charAt(0), last: inner.slice(-1) };
}

function reasonToRemove({ stopWords, first, last }: Rest): string | null {
  if (stopWords < MINIMUM_STOP_WORDS) return `stop words: ${stopWords} of at least ${MINIMUM_STOP_WORDS}`;
  return first === '(' && last === ')' ? 'is in brackets' : null;
}

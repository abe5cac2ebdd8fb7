import { remove } from '../steps/element-tree/edit.ts';
import { COMMENT, chunkText, type TextPiece, type TreeElement, type TreeNode } from '../steps/element-tree/tree.ts';
import type { CountStatistics } from '../steps/goose/text-statistics.ts';
import { endOfText, startOfText } from '../steps/python-text.ts';
import type { TraceEntry } from '../types.ts';

/** Facts about the text of an element. Inner elements that were removed do not count. */
interface Rest {
  stopWords: number;
  /** First and last character that is not white space. */
  first: string;
  last: string;
}

const MINIMUM_STOP_WORDS = 3;

/**
 * Removes elements with few stop words, and elements whose text is in brackets (docs/specs/goose.md, "Printing", step
 * 4). Goes backwards through the article, so that an element is judged after the elements inside it. The original
 * spares elements that contain `object` or `embed`; here, these two tags have already been removed.
 */
export function removeFewWords(article: TreeElement, count: CountStatistics): TraceEntry[] {
  const trace: TraceEntry[] = [];
  // one entry for each element that contains the current node, from the outermost to the innermost
  const open: Rest[] = [];
  let node = lastIn(article, open);
  while (node !== article) {
    const pieces = node.kind === 'text' ? chunkUpTo(node) : [];
    const rest = node.kind === 'text' ? restOfText(chunkText(pieces), count) : (open.pop() ?? emptyRest());
    const { previous, parent } = pieces[0] ?? node;
    const reason = node.kind === 'text' || node.name === COMMENT ? null : reasonToRemove(rest);
    if (node.kind === 'element' && reason !== null) {
      remove(node);
      trace.push({ step: 'few-words', node: node.source, kept: false, reason });
    } else addBefore(open.at(-1) ?? emptyRest(), rest);
    node = previous ? lastIn(previous, open) : (parent ?? article);
  }
  return trace.reverse();
}

function reasonToRemove({ stopWords, first, last }: Rest): string | null {
  if (stopWords < MINIMUM_STOP_WORDS) return `stop words: ${stopWords} of at least ${MINIMUM_STOP_WORDS}`;
  return first === '(' && last === ')' ? 'stands in brackets' : null;
}

/** The last node in document order, or `node` itself. Pushes an empty entry to `open` for each element on the way. */
function lastIn(node: TreeNode, open: Rest[]): TreeNode {
  let last = node;
  while (last.kind === 'element') {
    open.push(emptyRest());
    if (!last.last) break;
    last = last.last;
  }
  return last;
}

/** Pieces after `last` have already been handled: an element between them and `last` has been removed. */
function chunkUpTo(last: TextPiece): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (let node: TreeNode | null = last; node?.kind === 'text'; node = node.previous) pieces.push(node);
  return pieces.reverse();
}

function addBefore(whole: Rest, part: Rest): void {
  whole.stopWords += part.stopWords;
  whole.first = part.first || whole.first;
  whole.last ||= part.last;
}

function restOfText(text: string, count: CountStatistics): Rest {
  const first = text.charAt(startOfText(text));
  return { stopWords: count(text).stopWords, first, last: text.charAt(endOfText(text) - 1) };
}

function emptyRest(): Rest {
  return { stopWords: 0, first: '', last: '' };
}

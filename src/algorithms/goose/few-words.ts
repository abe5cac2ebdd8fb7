import { remove } from '../steps/element-tree/edit.ts';
import { chunkText } from '../steps/element-tree/text.ts';
import { COMMENT, type TextPiece, type TreeElement, type TreeNode } from '../steps/element-tree/tree.ts';
import type { CountStatistics } from '../steps/goose/text-statistics.ts';
import { endOfText, startOfText } from '../steps/white-space.ts';
import type { TraceEntry } from '../types.ts';

/** The remaining text of an element. */
interface Rest {
  stopWords: number;
  /** First and last character other than white space. */
  first: string;
  last: string;
}

const MINIMUM_STOP_WORDS = 3;

/**
 * Removes elements with few stop words or in brackets, from the end of the article to its start, so that elements are
 * judged by what is left in them (docs/specs/goose.md, "Printing", step 4). The original spares elements around
 * `object` and `embed`; that changes nothing, because these are judged before.
 */
export function removeFewWords(article: TreeElement, count: CountStatistics): TraceEntry[] {
  const trace: TraceEntry[] = [];
  // the remaining text so far of the elements around the current place
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

/** Opens the elements that end where this one ends; returns the last node in it. */
function lastIn(node: TreeNode, open: Rest[]): TreeNode {
  let last = node;
  while (last.kind === 'element') {
    open.push(emptyRest());
    if (!last.last) break;
    last = last.last;
  }
  return last;
}

/** Returns the pieces of a chunk up to `last`. Later text is done, even if it is now glued to this piece. */
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

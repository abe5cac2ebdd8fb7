import { withLetters } from '../../../shared/letters.ts';
import { isSpaceOnly } from '../../../shared/text.ts';
import { NodeKind } from '../types.ts';
import { hasContent } from './counters.ts';
import type { LiveNodes } from './live-nodes.ts';

/** Minimum width of a space between words (share of the font size). */
const NARROWEST_SPACE = 0.18;
/** Maximum number of gaps between texts to measure on a page. All further texts are assumed to touch. */
const MOST_PLACES = 400;
const SPACE = 32;
const WORD_END = withLetters(String.raw`[\p{L}\p{N}]$`);
const WORD_START = withLetters(String.raw`^[\p{L}\p{N}]`);
/** Characters of writing systems without spaces. A small gap between them and other words is not a space. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const UNSPACED_END = withLetters(`${UNSPACED}$`);
const UNSPACED_START = withLetters(`^${UNSPACED}`);
/** Elements that show something between two texts. */
const BETWEEN: ReadonlySet<string> = new Set(
  'br img svg picture video audio canvas iframe object embed input math wbr'.split(' '),
);

/** Returns the texts that a style sheet visibly separates from the word before, though the source has no space. */
export function readSetApart(page: LiveNodes): number[] {
  const { nodes } = page;
  const found: number[] = [];
  let before = -1;
  let places = 0;
  for (let id = 0; id < nodes.size; id++) {
    if (nodes.hidden[id] !== 0) continue;
    if (nodes.kind[id] !== NodeKind.text) {
      // such an element shows something between two texts, so there is no gap to measure
      if (before >= 0 && BETWEEN.has(page.nameOf(id))) before = -1;
      continue;
    }
    const text = nodes.text[id] as string;
    if (isSpaceOnly(text)) {
      if (text !== '') before = -1;
      continue;
    }
    const isPlace = before >= 0 && nodes.block[before] === nodes.block[id] && mayBeApart(page, before, id);
    if (isPlace && ++places <= MOST_PLACES && isApart(page, before, id)) found.push(id);
    before = id;
  }
  return found;
}

function mayBeApart(page: LiveNodes, before: number, after: number): boolean {
  const { nodes } = page;
  const [first, second] = [nodes.text[before] as string, nodes.text[after] as string];
  // checked first, because nearly all adjacent texts have a space between them
  if (first.charCodeAt(first.length - 1) <= SPACE || second.charCodeAt(0) <= SPACE) return false;
  if (!WORD_END(first).test(first) || !WORD_START(second).test(second)) return false;
  if (UNSPACED_END(first).test(first) || UNSPACED_START(second).test(second)) return false;
  // a gap in highlighted code or after a drop cap does not separate words
  const { whiteSpace, monospace } = page.recordedAt(before) ?? {};
  return !monospace && !whiteSpace?.startsWith('pre') && first.trim().length > 1;
}

function isApart(page: LiveNodes, before: number, after: number): boolean {
  const boundary = elementsBetween(page, before, after);
  if (boundary.length === 0) return false;
  const [from, to] = [lastLetter(page.textAt(before)), firstLetter(page.textAt(after))];
  if (!from || !to) return false;
  const size = Math.max(...[before, after].map((id) => page.recordedAt(id)?.fontSize ?? 0));
  const isOneLine = from.bottom > to.top && to.bottom > from.top;
  // If the texts are on different lines, there is no gap to measure. They are different words if the edge of a box such
  // as an inline-block is between them; otherwise, they are parts of one long word that was broken.
  const isGap = isOneLine
    ? Math.max(to.left - from.right, from.left - to.right) >= NARROWEST_SPACE * size
    : boundary.some((id) => page.recordedAt(id)?.flow === 'atomic');
  return isGap || saysMore(page, boundary, before);
}

/**
 * Returns whether a style sheet generates content between two texts: the `::after` of an element that ends there, or
 * the `::before` of one that begins there. `boundary` contains these elements; `before` is the first text.
 */
function saysMore(page: LiveNodes, boundary: readonly number[], before: number): boolean {
  return boundary.some((id) => hasContent(page.styleAt(id, id > before ? '::before' : '::after').content));
}

/** Returns the elements that end or begin between the texts `before` and `after`. */
function elementsBetween({ nodes }: LiveNodes, before: number, after: number): number[] {
  const found: number[] = [];
  for (
    let id = nodes.parent[before] as number;
    id >= 0 && (nodes.end[id] as number) <= after;
    id = nodes.parent[id] as number
  )
    found.push(id);
  for (let id = nodes.parent[after] as number; id > before; id = nodes.parent[id] as number) found.push(id);
  return found;
}

const lastLetter = (text: Text) => boxOfLetter(text, text.data.length - 1);
const firstLetter = (text: Text) => boxOfLetter(text, 0);

function boxOfLetter(text: Text, at: number): DOMRect | undefined {
  // not `document.createRange`, because a form or picture named "createRange" would hide this method
  const range = new Range();
  try {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
  } catch {
    // IndexSizeError: the text has changed since the snapshot
    return undefined;
  }
  return range.getClientRects()[0];
}

/**
 * Cuts the copy of the article into paragraphs. A paragraph is the text between two tags of block elements
 * (docs/specs/newspaper.md, "Paragraphs").
 */

import { chunkText, type TextPiece, type TreeElement, type TreeNode } from '../steps/element-tree/tree.ts';
import { isLongerThan, PYTHON_SPACE, stripSpaces } from '../steps/python-text.ts';

export interface Paragraph {
  readonly text: string;
  readonly pieces: readonly TextPiece[];
}

const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote canvas dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main nav noscript ol p pre section table tfoot ul video br'
  ).split(' '),
);
const DROPPED: ReadonlySet<string> = new Set(
  'script style link meta button input select textarea applet frame frameset noframes'.split(' '),
);

export function paragraphsOf(body: TreeElement): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let pieces: TextPiece[] = [];
  const flush = (): void => {
    const text = collapse(chunkText(pieces));
    if (text !== '') paragraphs.push({ text, pieces });
    pieces = [];
  };
  walk(body, { text: (piece) => pieces.push(piece), blockEdge: flush });
  flush();
  return paragraphs;
}

interface Visitor {
  text(piece: TextPiece): void;
  /** Called at the start and at the end of a block element. */
  blockEdge(): void;
}

function walk(body: TreeElement, { text, blockEdge }: Visitor): void {
  for (let node = body.first; node; ) {
    if (node.kind === 'text') text(node);
    else if (BLOCKS.has(node.name)) blockEdge();
    const inside: TreeNode | null = node.kind === 'element' && !DROPPED.has(node.name) ? node.first : null;
    node = inside ?? nextOutside(node, body, blockEdge);
  }
}

function nextOutside(start: TreeNode, body: TreeElement, blockEdge: () => void): TreeNode | null {
  for (let node: TreeNode | null = start; node && node !== body; node = node.parent) {
    if (node.next) return node.next;
    if (node.parent && BLOCKS.has(node.parent.name)) blockEdge();
  }
  return null;
}

const SPACE_RUN = new RegExp(`[${PYTHON_SPACE}\\ufeff]+`, 'g');

function collapse(text: string): string {
  return stripSpaces(text.replace(SPACE_RUN, ' '));
}

/** Maximum length (characters) of a paragraph before the title that is dropped, such as a kicker or a date. */
const KICKER_LENGTH = 199;

/** Drops the title if it is the first paragraph. If it is the second and the first is short, drops both. */
export function withoutTitle(paragraphs: readonly Paragraph[], title: string): readonly Paragraph[] {
  const [first, second] = paragraphs;
  if (!first || !second || title === '') return paragraphs;
  const wanted = lettersOf(title);
  if (lettersOf(first.text) === wanted) return paragraphs.slice(1);
  const isKicker = !isLongerThan(first.text, KICKER_LENGTH);
  return isKicker && lettersOf(second.text) === wanted ? paragraphs.slice(2) : paragraphs;
}

const PUNCTUATION = new RegExp(`[^\\p{L}\\p{N}_${PYTHON_SPACE}]`, 'gu');

function lettersOf(text: string): string {
  return text.replace(PUNCTUATION, '').replace(SPACE_RUN, ' ').toLowerCase();
}

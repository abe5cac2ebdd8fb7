/** Converts positions in the script (the text to be read aloud) to ranges of the shown article, and back. */
import { selectedText } from '../../../reader/input/copy-selection.ts';
import { AT_TOP } from '../../../reader/scroll/keep-place.ts';
import { type Position, START } from '../core/player.ts';
import { type TextSpan, words } from '../core/segments.ts';
import type { Script, SpokenParagraph } from './script.ts';

/**
 * Returns the range of a part of a paragraph. For an announcement ("Code, 12 lines"), which the article does not show,
 * returns the range of the announced element.
 */
export function rangeOf({ pieces, element }: SpokenParagraph, start: number, end: number): Range {
  const range = new Range();
  const shown = pieces.filter(
    ({ node, start: from, text }) => node?.isConnected && from < end && from + text.length > start,
  );
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first?.node || !last?.node) {
    range.selectNodeContents(element);
    return range;
  }
  range.setStart(first.node, within(first.node, start - first.start));
  range.setEnd(last.node, within(last.node, end - last.start));
  return range;
}

/** Limits an offset to the node's text, which may have become shorter since the offset was computed. */
const within = (node: Text, offset: number) => Math.max(0, Math.min(offset, node.length));

/**
 * Returns the range of a sentence or, if `word` (offsets in the sentence) is given, of that word. Null if the sentence
 * does not exist; for a word also if the article does not show the sentence.
 */
export function rangeOfSentence({ sentences, paragraphs }: Script, index: number, word?: TextSpan): Range | null {
  const sentence = sentences[index];
  const paragraph = sentence && paragraphs[sentence.paragraph];
  if (!paragraph || (word && !paragraph.pieces.some(({ node }) => node))) return null;
  // The space after the sentence is not part of the range.
  const { start, end } = word ?? { start: 0, end: sentence.text.trimEnd().length };
  return rangeOf(paragraph, sentence.start + start, sentence.start + end);
}

/** Returns the first position in the script (text to be read aloud) at or after a range's start; null if none. */
export function positionAt({ paragraphs, sentences }: Script, range: Range): Position | null {
  for (const [number, { pieces, element }] of paragraphs.entries()) {
    // An announcement ("Code, 2 lines") has no text node, so the range is compared with the announced element.
    if (!pieces.some(({ node }) => node) && range.comparePoint(element, 0) >= 0)
      return { sentence: sentences.findIndex(({ paragraph }) => paragraph === number), offset: 0 };
    for (const { node, start } of pieces) {
      if (!node?.isConnected || range.comparePoint(node, node.length) < 0) continue;
      const offset = start + (node === range.startContainer ? range.startOffset : 0);
      return sentenceAt(sentences, number, offset);
    }
  }
  return null;
}

function sentenceAt(sentences: Script['sentences'], paragraph: number, offset: number): Position {
  const found = sentences.findIndex(
    (one) => one.paragraph > paragraph || (one.paragraph === paragraph && offset < one.start + one.text.length),
  );
  const sentence = sentences[found];
  if (!sentence) return { sentence: sentences.length - 1, offset: 0 };
  const isThere = sentence.paragraph === paragraph;
  return { sentence: found, offset: isThere ? Math.max(0, offset - sentence.start) : 0 };
}

/** Returns where reading aloud begins. `top`: lower edge of the reader's toolbar (px from the top of the window). */
export function startPlace(dialog: HTMLElement, script: Script, top: number): Position {
  const selected = selectedText(dialog);
  if (selected) return atWord(positionAt(script, selected.range), script) ?? START;
  return (dialog.scrollTop > AT_TOP && firstInView(script, top)) || START;
}

/** Moves a position to the start of its word, because a selection may begin in the middle of a word. */
function atWord(position: Position | null, { sentences }: Script): Position | null {
  const sentence = position && sentences[position.sentence];
  if (!sentence) return position;
  const { offset } = position;
  const word = words(sentence.text, sentence.language).find(({ start, end }) => start < offset && end > offset);
  return { ...position, offset: word?.start ?? offset };
}

/** Returns the start of the first paragraph that begins in view, or of the paragraph that fills the whole view. */
function firstInView({ paragraphs, sentences }: Script, top: number): Position | null {
  const boxes = paragraphs.map(({ element }) => element.getBoundingClientRect());
  const begins = boxes.findIndex((box) => box.height > 0 && box.top >= top && box.top < innerHeight);
  const fills = boxes.findLastIndex((box) => box.height > 0 && box.top < top && box.bottom > top);
  const paragraph = begins === -1 ? fills : begins;
  const sentence = sentences.findIndex((candidate) => candidate.paragraph === paragraph);
  return sentence === -1 ? null : { sentence, offset: 0 };
}

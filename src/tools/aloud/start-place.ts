/**
 * Finds where reading aloud begins: at the user's selection, else at the first paragraph in view, else at the start.
 */
import { selectedText } from '../../reader/input/copy-selection.ts';
import { words } from './core/segments.ts';
import type { Position } from './core/types.ts';
import { positionAt } from './text/places.ts';
import type { Script } from './text/types.ts';

/** Scroll distance (px) up to which the article counts as scrolled to its start. */
const AT_TOP = 8;

/**
 * Returns the position at which reading aloud begins.
 *
 * @param top lower edge of the reader's toolbar (px from the top of the window)
 */
export function startPlace(dialog: HTMLElement, script: Script, top: number): Position {
  const start = { sentence: 0, offset: 0 };
  const selected = selectedText(dialog);
  if (selected) return atWord(positionAt(script, selected.range), script) ?? start;
  return (dialog.scrollTop > AT_TOP && firstInView(script, top)) || start;
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

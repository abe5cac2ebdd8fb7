/** Computes the position in the text after the user moves back or forward, and after the text has changed. */
import { secondsOf } from './seconds.ts';
import type { PlayerState, Position, Sentence } from './types.ts';

/**
 * If more than this of a sentence was spoken (s), a move back repeats the sentence; otherwise it goes to the previous
 * one.
 */
const HEARD = 1.5;

export function moved(state: PlayerState, by: 1 | -1, unit: 'sentence' | 'paragraph'): Position {
  return { sentence: unit === 'sentence' ? bySentence(state, by) : byParagraph(state, by), offset: 0 };
}

function bySentence(state: PlayerState, by: 1 | -1): number {
  const { sentences, at } = state;
  const isBack = by === -1 && !hasHeard(state);
  return within(sentences, at.sentence + (by === 1 ? 1 : isBack ? -1 : 0));
}

function hasHeard({ sentences, at, rate }: PlayerState): boolean {
  return secondsOf(sentences[at.sentence]?.text.slice(0, at.offset) ?? '', rate) > HEARD;
}

function byParagraph(state: PlayerState, by: 1 | -1): number {
  const { sentences, at } = state;
  const paragraph = sentences[at.sentence]?.paragraph ?? 0;
  const next = sentences.findIndex((sentence) => sentence.paragraph > paragraph);
  if (by === 1) return next === -1 ? within(sentences, sentences.length) : next;
  const first = sentences.findIndex((sentence) => sentence.paragraph === paragraph);
  if (at.sentence > first || hasHeard(state)) return first;
  const before = sentences[first - 1]?.paragraph;
  return before === undefined ? 0 : sentences.findIndex((sentence) => sentence.paragraph === before);
}

function within(sentences: readonly Sentence[], index: number): number {
  return Math.max(0, Math.min(index, sentences.length - 1));
}

/**
 * Finds a sentence in a new version of the text. Returns the index of the nearest sentence with the same words,
 * otherwise the same index.
 */
export function placeAfter(before: readonly Sentence[], index: number, after: readonly Sentence[]): number {
  const text = before[index]?.text;
  let best = -1;
  after.forEach((sentence, place) => {
    if (sentence.text === text && (best === -1 || Math.abs(place - index) < Math.abs(best - index))) best = place;
  });
  return best === -1 ? within(after, index) : best;
}

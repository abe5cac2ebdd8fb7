/** The player that reads aloud, as a pure function: turns a state and an event into the next state and effects. */
import { canBeSaid, chunkEnd, firstSayable, secondsOf, type TextSpan } from './segments.ts';

/** Maximum number of attempts to say a chunk (part of a sentence). After the last attempt, the user gets a message. */
export const MOST_TRIES = 3;

export function newPlayer(sentences: readonly Sentence[], rate: number): PlayerState {
  return { sentences, rate, status: 'paused', at: START, chunk: null, word: null, run: 0, tries: 0, trouble: null };
}

type EventOf<T extends PlayerEvent['type']> = Extract<PlayerEvent, { type: T }>;

const STEPS: { readonly [T in PlayerEvent['type']]: (state: PlayerState, event: EventOf<T>) => PlayerStep } = {
  play: (state, { at }) => speak({ ...state, at: at ?? (state.status === 'ended' ? START : state.at), tries: 0 }),
  pause: (state) => (state.status === 'speaking' ? silent({ ...state, status: 'paused' }) : [state, []]),
  move: (state, { by, unit }) =>
    goTo(state, { sentence: unit === 'sentence' ? bySentence(state, by) : byParagraph(state, by), offset: 0 }),
  rate: (state, { rate }) => again({ ...state, rate }),
  voice: (state) => again(state),
  text: onText,
  begun: (state) => [state, [patience(state)]],
  word: onWord,
  done: (state) => speak({ ...state, at: after(state), tries: 0 }),
  failed: (state, { trouble }) => tryAgain(state, trouble),
  silence: (state) => tryAgain(state, 'silent'),
};

export const START = { sentence: 0, offset: 0 };

export function step(state: PlayerState, event: PlayerEvent): PlayerStep {
  // Ignores events of older utterances, which may still arrive.
  if ('run' in event && (state.status !== 'speaking' || state.run !== event.run)) return [state, []];
  return (STEPS[event.type] as (state: PlayerState, event: PlayerEvent) => PlayerStep)(state, event);
}

function speak(state: PlayerState): PlayerStep {
  const { sentences, at, rate } = state;
  const sentence = sentences[at.sentence];
  if (!sentence) return end(state);
  const { text, language } = sentence;
  const chunk = { start: at.offset, end: chunkEnd(text, at.offset, { language, rate }) };
  const said = text.slice(chunk.start, chunk.end);
  if (!canBeSaid(said)) return speak({ ...state, at: nextSayable(state) });
  const run = state.run + 1;
  const next: PlayerState = { ...state, status: 'speaking', run, chunk, word: null, trouble: null };
  return [next, [{ type: 'speak', run, text: said, language }, patience(next)]];
}

function end(state: PlayerState): PlayerStep {
  const sentence = Math.max(0, state.sentences.length - 1);
  return silent({ ...state, status: 'ended', at: { sentence, offset: 0 } });
}

function silent(state: PlayerState): PlayerStep {
  return [{ ...state, run: state.run + 1, chunk: null, word: null }, [{ type: 'stop' }]];
}

function goTo(state: PlayerState, at: PlayerState['at']): PlayerStep {
  const there: PlayerState = { ...state, at, tries: 0, word: null, trouble: null };
  if (state.status === 'speaking') return speak(there);
  return [{ ...there, status: 'paused' }, []];
}

/** Restarts the current utterance at the word that was spoken last, to use a new rate or voice. */
function again(state: PlayerState): PlayerStep {
  return state.status === 'speaking' ? speak({ ...state, tries: 0 }) : [state, []];
}

/** Replaces the text. Speaking continues without a break if the new text contains the current sentence. */
function onText(state: PlayerState, { sentences }: EventOf<'text'>): PlayerStep {
  const before = state.sentences[state.at.sentence];
  const sentence = placeAfter(state.sentences, state.at.sentence, sentences);
  const isSame = before !== undefined && before.text === sentences[sentence]?.text;
  if (isSame) return [{ ...state, sentences, at: { ...state.at, sentence } }, []];
  return goTo({ ...state, sentences }, { sentence, offset: 0 });
}

function onWord(state: PlayerState, { index, length }: EventOf<'word'>): PlayerStep {
  if (!state.chunk) return [state, []];
  const text = state.sentences[state.at.sentence]?.text ?? '';
  const word = wordAt(text, Math.min(state.chunk.start + Math.max(0, index), state.chunk.end), length);
  const next = { ...state, word, at: { ...state.at, offset: word.start } };
  return [next, [patience(next)]];
}

function after({ sentences, at, chunk }: PlayerState): PlayerState['at'] {
  const length = sentences[at.sentence]?.text.length ?? 0;
  const isWhole = !chunk || chunk.end >= length;
  return isWhole ? { sentence: at.sentence + 1, offset: 0 } : { ...at, offset: chunk.end };
}

/**
 * Returns the next position in the sentence with text to pronounce, or else the next sentence. Skips other text at
 * once: if `speak` called itself for each chunk of a long row of dots, the stack would overflow.
 */
function nextSayable({ sentences, at }: PlayerState): Position {
  const offset = firstSayable(sentences[at.sentence]?.text ?? '', at.offset);
  return offset === null ? { sentence: at.sentence + 1, offset: 0 } : { ...at, offset };
}

function tryAgain(state: PlayerState, trouble: Trouble): PlayerStep {
  const tries = state.tries + 1;
  if (tries < MOST_TRIES && trouble !== 'no-voice') return speak({ ...state, tries });
  return silent({ ...state, tries: 0, status: 'paused', trouble });
}

function patience(state: PlayerState) {
  const { chunk, word, at, sentences, rate, run } = state;
  const left = sentences[at.sentence]?.text.slice(word?.start ?? chunk?.start, chunk?.end) ?? '';
  return { type: 'wait', run, seconds: patienceFor(left, rate, word !== null) } as const;
}

/** Part of the wait that allows for a late start of speech (s): the voice may have to load, or the machine is busy. */
const TO_BEGIN = 6;
/** Factor by which a slow voice may exceed the time that {@link secondsOf} estimates for a text. */
const SLOWER = 2;
/** Part of the wait after a reported word that allows for a pause (s). Pauses between clauses are shorter than this. */
const BETWEEN_WORDS = 6;

/** Returns how long the voice may be silent (s). `tellsWords`: whether it has reported a word of the utterance. */
function patienceFor(left: string, rate: number, tellsWords: boolean): number {
  const whole = TO_BEGIN + SLOWER * secondsOf(left, rate);
  return tellsWords ? Math.min(whole, BETWEEN_WORDS + SLOWER * secondsOf(firstWords(left), rate)) : whole;
}

/** Returns the current word and the next. Splits only at spaces: a voice may report 1,234,567 as one word. */
const firstWords = (text: string) => text.split(/(?<=\S)\s/, 2).join(' ');

/** Returns the range of the word at `index`. If `length` is 0 (not reported), the word ends at the next space. */
function wordAt(text: string, index: number, length: number): TextSpan {
  // Some voices count the space before a word as part of the word.
  const space = /^\s*/.exec(text.slice(index))?.[0].length ?? 0;
  const start = Math.min(index + space, text.length);
  const known = Math.max(0, length - space);
  const end = known > 0 ? start + known : start + (/^\S*/.exec(text.slice(start))?.[0].length ?? 0);
  return { start, end: Math.min(end, text.length) };
}

/** If a sentence has been spoken for longer than this (s), a move back repeats it instead of going further back. */
const HEARD = 1.5;

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

/** Returns the index of the nearest sentence with the same words in a new version of the text, or else the old one. */
function placeAfter(before: readonly Sentence[], index: number, after: readonly Sentence[]): number {
  const text = before[index]?.text;
  let best = -1;
  after.forEach((sentence, place) => {
    if (sentence.text === text && (best === -1 || Math.abs(place - index) < Math.abs(best - index))) best = place;
  });
  return best === -1 ? within(after, index) : best;
}

export interface Sentence {
  readonly text: string;
  /** Language (BCP 47), or '' if unknown. */
  readonly language: string;
  readonly paragraph: number;
  /** Offset in the text of the paragraph (UTF-16 code units). */
  readonly start: number;
}

export interface Position {
  readonly sentence: number;
  /** Offset in the text of the sentence (UTF-16 code units). */
  readonly offset: number;
}

/** Why speech stopped although the user did not stop it. `silent`: the voice neither continued nor reported an end. */
export type Trouble = 'silent' | 'refused' | 'network' | 'failed' | 'no-voice';

export interface PlayerState {
  readonly sentences: readonly Sentence[];
  readonly rate: number;
  readonly status: 'paused' | 'speaking' | 'ended';
  readonly at: Position;
  /** The part of the sentence that the current utterance says (offsets); null while nothing is said. */
  readonly chunk: TextSpan | null;
  /** The word that is being said, if the voice reports words; otherwise null. */
  readonly word: TextSpan | null;
  /** Number of the current utterance. It increases with each one, so that events of older utterances can be ignored. */
  readonly run: number;
  /** Number of failed attempts to say this chunk. */
  readonly tries: number;
  /** Why speech stopped although the user did not stop it; null otherwise, and after speech has continued. */
  readonly trouble: Trouble | null;
}

export type PlayerEvent =
  | { readonly type: 'play'; readonly at?: Position }
  | { readonly type: 'pause' }
  | { readonly type: 'move'; readonly by: 1 | -1; readonly unit: 'sentence' | 'paragraph' }
  | { readonly type: 'rate'; readonly rate: number }
  /** The user chose another voice. The new voice continues from the word that was spoken last. */
  | { readonly type: 'voice' }
  /** The shown article has changed, or another article is shown. */
  | { readonly type: 'text'; readonly sentences: readonly Sentence[] }
  /** `index`, `length`: position of the word in the utterance; length 0 if the browser does not report it. */
  | { readonly type: 'word'; readonly run: number; readonly index: number; readonly length: number }
  | { readonly type: 'begun'; readonly run: number }
  | { readonly type: 'done'; readonly run: number }
  | { readonly type: 'failed'; readonly run: number; readonly trouble: Trouble }
  /** The voice has reported nothing for as long as the last `wait` effect allowed. */
  | { readonly type: 'silence'; readonly run: number };

export type PlayerEffect =
  /** Says a text, and cancels the current utterance. */
  | { readonly type: 'speak'; readonly run: number; readonly text: string; readonly language: string }
  | { readonly type: 'stop' }
  /** Dispatches `silence` after this time (s), unless another effect comes first. */
  | { readonly type: 'wait'; readonly run: number; readonly seconds: number };

type PlayerStep = readonly [state: PlayerState, effects: readonly PlayerEffect[]];

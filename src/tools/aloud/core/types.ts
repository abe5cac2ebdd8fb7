/** Text and state of the player. Plain data, independent of page and browser. */

export interface Sentence {
  /** The text to say. */
  readonly text: string;
  /** Language (BCP 47), or '' if unknown. */
  readonly language: string;
  /** Index of its paragraph, from 0; it never decreases along the text. */
  readonly paragraph: number;
  /** Offset in the text of its paragraph (UTF-16 code units). */
  readonly start: number;
}

/** A position in the text. */
export interface Position {
  /** Index of the sentence. */
  readonly sentence: number;
  /** Offset in the text of the sentence (UTF-16 code units). */
  readonly offset: number;
}

/** Reason for silence. `silent`: the voice neither continues nor ends. */
export type Trouble = 'silent' | 'refused' | 'network' | 'failed' | 'no-voice';

export interface PlayerState {
  readonly sentences: readonly Sentence[];
  readonly rate: number;
  readonly status: 'paused' | 'speaking' | 'ended';
  readonly at: Position;
  /** Part of the sentence's text that is being said, or null. */
  readonly chunk: { readonly start: number; readonly end: number } | null;
  /** The word that is being said, if the voice reports words; otherwise null. */
  readonly word: { readonly start: number; readonly end: number } | null;
  /** Number of the current utterance; events of older ones are ignored. */
  readonly run: number;
  /** Number of failed attempts at this chunk. */
  readonly tries: number;
  /** Why it stopped by itself; null once it continues. */
  readonly trouble: Trouble | null;
}

export type PlayerEvent =
  | { readonly type: 'play'; readonly at?: Position }
  | { readonly type: 'pause' }
  | { readonly type: 'move'; readonly by: 1 | -1; readonly unit: 'sentence' | 'paragraph' }
  | { readonly type: 'rate'; readonly rate: number }
  /** The voice has changed; it says the rest of the current text. */
  | { readonly type: 'voice' }
  /** The article has changed, or is another one. */
  | { readonly type: 'text'; readonly sentences: readonly Sentence[] }
  /** `index`, `length`: position of the word in the utterance; length 0 if the browser does not report it. */
  | { readonly type: 'word'; readonly run: number; readonly index: number; readonly length: number }
  | { readonly type: 'begun'; readonly run: number }
  | { readonly type: 'done'; readonly run: number }
  | { readonly type: 'failed'; readonly run: number; readonly trouble: Trouble }
  /** The voice has reported nothing during the whole wait. */
  | { readonly type: 'silence'; readonly run: number };

export type PlayerEffect =
  /** Says a text instead of anything else. */
  | { readonly type: 'speak'; readonly run: number; readonly text: string; readonly language: string }
  | { readonly type: 'stop' }
  /** Dispatches `silence` after this time (s), unless another effect comes first. */
  | { readonly type: 'wait'; readonly run: number; readonly seconds: number };

export type PlayerStep = readonly [state: PlayerState, effects: readonly PlayerEffect[]];

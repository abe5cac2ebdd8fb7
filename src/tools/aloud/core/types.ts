/** Types of the player, which reads the article aloud: its text, state, events and effects, as plain data. */

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
  /** The part of the sentence that the current utterance says, as offsets; null while nothing is said. */
  readonly chunk: { readonly start: number; readonly end: number } | null;
  /** The word that is being said, if the voice reports words; otherwise null. */
  readonly word: { readonly start: number; readonly end: number } | null;
  /** Number of the current utterance. It increases with each one, so that events of older utterances can be ignored. */
  readonly run: number;
  /** Number of failed attempts to say this chunk. */
  readonly tries: number;
  /** Why speech stopped although the user did not stop it; null after speech has continued. */
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
  /** The voice reported nothing before the time of the last `wait` effect had passed. */
  | { readonly type: 'silence'; readonly run: number };

export type PlayerEffect =
  /** Says a text, and cancels the current utterance. */
  | { readonly type: 'speak'; readonly run: number; readonly text: string; readonly language: string }
  | { readonly type: 'stop' }
  /** Dispatches `silence` after this time (s), unless another effect comes first. */
  | { readonly type: 'wait'; readonly run: number; readonly seconds: number };

export type PlayerStep = readonly [state: PlayerState, effects: readonly PlayerEffect[]];

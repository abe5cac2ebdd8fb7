/** What is read aloud, and how far it is. Plain data: no page, no browser. */

export interface Sentence {
  /** As it is said. */
  readonly text: string;
  /** BCP 47, or '' where nobody knows. */
  readonly language: string;
  /** Number of the paragraph that it stands in, from 0; they never fall. */
  readonly paragraph: number;
  /** Where it begins in the text of its paragraph (UTF-16 units). */
  readonly start: number;
}

/** A place in what is read. */
export interface Position {
  /** Number of the sentence. */
  readonly sentence: number;
  /** In its text. */
  readonly offset: number;
}

/** Why nothing is heard. `silent`: the voice neither goes on nor ends. */
export type Trouble = 'silent' | 'refused' | 'network' | 'failed' | 'no-voice';

export interface PlayerState {
  readonly sentences: readonly Sentence[];
  readonly rate: number;
  readonly status: 'paused' | 'speaking' | 'ended';
  readonly at: Position;
  /** Part of the sentence's text that is being said, or null. */
  readonly chunk: { readonly start: number; readonly end: number } | null;
  /** The word that is being said, where the voice tells. */
  readonly word: { readonly start: number; readonly end: number } | null;
  /** Number of the utterance: what older ones tell means nothing. */
  readonly run: number;
  /** How often this chunk was begun without coming to its end. */
  readonly tries: number;
  /** Why it stopped by itself; null once it goes on. */
  readonly trouble: Trouble | null;
}

export type PlayerEvent =
  | { readonly type: 'play'; readonly at?: Position }
  | { readonly type: 'pause' }
  | { readonly type: 'move'; readonly by: 1 | -1; readonly unit: 'sentence' | 'paragraph' }
  | { readonly type: 'rate'; readonly rate: number }
  /** Another voice: what is being said is said again by it. */
  | { readonly type: 'voice' }
  /** The article is another one, or has changed. */
  | { readonly type: 'text'; readonly sentences: readonly Sentence[] }
  /** `index`, `length`: of the word in what is said; a length of 0 where the browser does not know it. */
  | { readonly type: 'word'; readonly run: number; readonly index: number; readonly length: number }
  | { readonly type: 'begun'; readonly run: number }
  | { readonly type: 'done'; readonly run: number }
  | { readonly type: 'failed'; readonly run: number; readonly trouble: Trouble }
  /** Nothing was heard of it for as long as it was waited for. */
  | { readonly type: 'silence'; readonly run: number };

export type PlayerEffect =
  /** Says this, in the place of anything else. */
  | { readonly type: 'speak'; readonly run: number; readonly text: string; readonly language: string }
  | { readonly type: 'stop' }
  /** Tells of silence after that time (s), unless something comes before. */
  | { readonly type: 'wait'; readonly run: number; readonly seconds: number };

export type PlayerStep = readonly [state: PlayerState, effects: readonly PlayerEffect[]];

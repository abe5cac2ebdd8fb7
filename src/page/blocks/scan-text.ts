/** Cuts text into words and punctuation marks, and counts them. Must be fast: it reads every character of the page. */

import { STOP_WORDS } from '../../vocabulary/model/stop-words.ts';
import { ASCII_KIND, Character, characterKind, foldCase } from './characters.ts';
import { phraseTable } from './phrases.ts';
import { HASH_PRIME, HASH_START, type HashTable, hashStep, joinHashes, lookUp } from './word-hash.ts';

/** Estimated number of words per character in Chinese and Japanese. */
const IDEOGRAPH_WORDS = 1 / 2;
/** Estimated number of words per character in other writing systems without spaces, such as Thai. */
const UNSPACED_WORDS = 1 / 5;

export const Ending = { other: 0, sentence: 1, colon: 2, comma: 3 } as const;

const QUESTION_MARKS = [0x3f, 0xff1f, 0x61f, 0x37e];
const CLOSING_BRACKET = 0x29;

/** The hashes of all words of a page, in order. */
export class WordList {
  size = 0;
  private hashes = new Int32Array(256);

  add(hash: number): void {
    if (this.size === this.hashes.length) {
      const larger = new Int32Array(this.size * 2);
      larger.set(this.hashes);
      this.hashes = larger;
    }
    this.hashes[this.size++] = hash;
  }

  all(): Int32Array {
    return this.hashes.subarray(0, this.size);
  }
}

/** Counts words, punctuation marks and the like in the texts of one block. */
export class TextScan {
  words = 0;
  /** Characters other than white space. */
  characters = 0;
  stopWords = 0;
  digitWords = 0;
  capitalWords = 0;
  sentenceEnds = 0;
  commas = 0;
  dividers = 0;
  questions = 0;
  ending = 0;
  hash: number = HASH_START;
  private readonly stopWordTable: HashTable = stopWords();

  constructor(private readonly wordList: WordList) {}

  /** Adds a text. Words do not continue from one text to the next. */
  add(text: string): void {
    const { length } = text;
    for (let index = 0; index < length; ) {
      const unit = text.charCodeAt(index);
      const kind = unit < 128 ? (ASCII_KIND[unit] as number) : characterKind(unit);
      if (kind === Character.space) {
        index++;
        continue;
      }
      if (kind <= Character.digit) index = this.addWord(text, index, kind);
      else {
        index++;
        this.characters++;
        if (kind <= Character.unspaced) this.addCharacterWord(unit, kind);
        else this.addMark(unit, kind, text, index);
      }
    }
  }

  /** Counts the word that begins at `start`; returns where it ends. */
  private addWord(text: string, start: number, first: number): number {
    const { length } = text;
    let hash = HASH_START;
    let digits = 0;
    let index = start;
    let kind = first;
    let unit = text.charCodeAt(start);
    for (;;) {
      if (kind !== Character.letter) {
        if (kind === Character.digit) digits++;
        else unit = foldCase(unit);
      }
      hash = Math.imul(hash ^ unit, HASH_PRIME);
      if (++index >= length) break;
      unit = text.charCodeAt(index);
      kind = unit < 128 ? (ASCII_KIND[unit] as number) : characterKind(unit);
      if (kind === Character.apostrophe && index + 1 < length) {
        // "don't" is one word
        const next = text.charCodeAt(index + 1);
        if (characterKind(next) !== Character.letter) break;
        index++;
        unit = next;
        kind = Character.letter;
        this.characters++;
      } else if (kind === Character.space || kind > Character.digit) break;
    }
    if (digits > 0) this.digitWords++;
    if (first === Character.capital) this.capitalWords++;
    this.words++;
    this.characters += index - start;
    this.addHash(hash);
    this.hash = joinHashes(this.hash, hash);
    if (lookUp(this.stopWordTable, hash) !== 0) this.stopWords++;
    return index;
  }

  /** Adds a character of a writing system without spaces. It has its own hash, and counts as a fraction of a word. */
  private addCharacterWord(unit: number, kind: number): void {
    const hash = hashStep(HASH_START, unit);
    this.words += kind === Character.ideograph ? IDEOGRAPH_WORDS : UNSPACED_WORDS;
    if (lookUp(this.stopWordTable, hash) !== 0) this.stopWords += IDEOGRAPH_WORDS;
    this.addHash(hash);
    this.hash = joinHashes(this.hash, unit);
  }

  private addHash(hash: number): void {
    this.wordList.add(hash);
    this.ending = Ending.other;
  }

  /** Counts a punctuation mark; `next` is the index after it. */
  private addMark(unit: number, kind: number, text: string, next: number): void {
    if (kind === Character.sentenceEnd) {
      // "3.5" and "example.org" do not end a sentence
      const follows = next < text.length ? characterKind(text.charCodeAt(next)) : Character.space;
      const ends = follows === Character.space || follows > Character.digit;
      if (ends) this.sentenceEnds++;
      this.ending = ends ? Ending.sentence : Ending.other;
      if (QUESTION_MARKS.includes(unit)) this.questions++;
    } else if (kind === Character.comma) {
      this.commas++;
      this.ending = Ending.comma;
    } else if (kind === Character.colon) this.ending = Ending.colon;
    else if (kind === Character.divider) {
      this.dividers++;
      this.ending = Ending.other;
    } else if (kind !== Character.quote && kind !== Character.apostrophe && unit !== CLOSING_BRACKET)
      this.ending = Ending.other;
  }
}

/** Returns the hashes of a text's words. */
export function wordsOf(text: string): Int32Array {
  const words = new WordList();
  new TextScan(words).add(text);
  return words.all();
}

let table: HashTable | null = null;

/** Returns a table of the stop words (such as "the") of all languages, each with the value 1. */
export function stopWords(): HashTable {
  table ??= phraseTable(STOP_WORDS.join('|').replaceAll(' ', '|'));
  return table;
}

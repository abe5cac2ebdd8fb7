/**
 * Translates text into a made-up language. The translation of a word is always the same, so that a translated ground
 * truth still matches the translated page. Numbers stay unchanged.
 */
import { randomNumbers } from '../random-numbers.mjs';
import { FOREIGN_SCRIPTS, type ForeignScript, type ForeignScriptId } from './scripts.ts';

/** Matches a word, or a punctuation mark with the white space after it, or other white space. */
const PIECES = /(\p{L}[\p{L}\p{M}]*)|([.,;:?!])(\s+|$)|\s+/gu;

export function translate(text: string, id: ForeignScriptId): string {
  const script: ForeignScript = FOREIGN_SCRIPTS[id];
  if (text.trim() === '') return text;
  return text.replace(PIECES, (piece: string, word?: string, mark?: string, gap?: string, at?: number): string => {
    if (word !== undefined) return translateWord(word, script);
    if (mark !== undefined) return (script.punctuation[mark] ?? mark) + keptSpace(gap ?? '', script);
    return isBesideNumber(text, at ?? 0, piece.length) ? piece : keptSpace(piece, script);
  });
}

/**
 * Puts spaces between the words of a translated text, because the metrics split texts at spaces. In a script without
 * spaces, recognises words by their first letters. Also removes combining marks, because the metrics would split words
 * at them.
 */
export function separateWords(text: string, id: ForeignScriptId): string {
  const plain = text.replace(/\p{M}/gu, '');
  const { first, hasSpaces }: ForeignScript = FOREIGN_SCRIPTS[id];
  if (hasSpaces) return plain;
  return plain.replace(new RegExp(`[${first[0]}-${first.at(-1)}]|(?<!\\d)\\d`, 'gu'), ' $&');
}

function translateWord(word: string, script: ForeignScript): string {
  const letters = word.toLowerCase().match(/\p{L}/gu) ?? [];
  const length = Math.max(1, Math.round(letters.length * script.length));
  const random = randomNumbers(hashOf(letters));
  const draw = (from: readonly string[]) => from[Math.floor(random() * from.length)] as string;
  let translated = draw(script.first);
  for (let index = 1; index < length; index++) translated += draw(script.rest);
  return script.hasCase ? inCaseOf(word, translated) : translated;
}

function inCaseOf(word: string, translated: string): string {
  const [first = ''] = word;
  if (first === first.toLowerCase()) return translated;
  if (word.length > 1 && word === word.toUpperCase()) return translated.toUpperCase();
  return translated.slice(0, 1).toUpperCase() + translated.slice(1);
}

/**
 * Returns the white space to put between two translated words. Keeps line breaks, which matter in preformatted text.
 */
function keptSpace(space: string, { hasSpaces }: ForeignScript): string {
  return hasSpaces || space.includes('\n') ? space : '';
}

function isBesideNumber(text: string, at: number, length: number): boolean {
  return /\d/.test(text.charAt(at - 1)) || /\d/.test(text.charAt(at + length));
}

/** Returns the FNV-1a hash of a word's letters. */
function hashOf(letters: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const letter of letters) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

import filenamify from 'filenamify/browser';
import type { ArticleMetadata } from '../article/types.ts';
import { message } from '../wording/message.ts';

/** File systems take 255 bytes; a character has up to four, and the ending comes after. */
const MOST_CHARACTERS = 60;

/** A name for a file, safe on every system: "2026-03-14 The harbour at the end of the line.epub". */
export function fileName({ headline, published, site }: ArticleMetadata, ending: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(published)?.[0] ?? '';
  const words = tidy(`${day} ${headline || site}`);
  const short = tidy(firstWords(words));
  // Once more: what was taken off the front may have hidden a name that Windows reserves.
  return `${filenamify(short || message('article'), OPTIONS)}.${ending}`;
}

/** As many words as there is room for; a word that takes half of the room is cut, as scripts without spaces are. */
function firstWords(words: string): string {
  const characters = Array.from(words);
  const all = characters.slice(0, MOST_CHARACTERS).join('');
  if (/^\s?$/.test(characters[MOST_CHARACTERS] ?? '')) return all;
  const whole = all.slice(0, Math.max(0, all.lastIndexOf(' '))).replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '');
  return whole.length < all.length / 2 ? all : whole;
}

// Of its own the library keeps what follows the last dot, which in a headline is no ending.
const OPTIONS = { replacement: ' ', maxLength: Number.POSITIVE_INFINITY };

/** Leading dots hide a file. */
function tidy(text: string): string {
  // With a letter in front: of nothing the library makes an exclamation mark.
  return filenamify(`x${text}`, OPTIONS)
    .slice(1)
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
}

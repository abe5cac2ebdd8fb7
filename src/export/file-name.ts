import filenamify from 'filenamify/browser';
import type { ArticleMetadata } from '../article/types.ts';
import { message } from '../platform/wording/message.ts';
import { DEFAULT_PATTERN, fillPattern } from './name-pattern.ts';

/** Longest file name (characters) without the ending. File systems allow 255 bytes, and a character has up to four. */
const MOST_CHARACTERS = 60;

/** Fewest characters left for the title, and most characters of any other value. */
const LEAST_TITLE = 20;
const MOST_OTHERS = 30;

/**
 * Returns a file name that is valid on every system: "2026-03-14 The harbour at the end of the line.epub".
 *
 * @param pattern the user's own pattern (`name-pattern.ts`); '' for the default
 */
export function fileName(metadata: ArticleMetadata, ending: string, pattern = ''): string {
  const { headline, published, authors, site, url } = metadata;
  const fill = (title: string) => fillPattern(pattern.trim() || DEFAULT_PATTERN, { ...others, title });
  const others = {
    author: firstWords(tidy(authors.join(', ')), MOST_OTHERS),
    site: firstWords(tidy(site || hostOf(url)), MOST_OTHERS),
    date: /^\d{4}-\d{2}-\d{2}/.exec(published)?.[0] ?? '',
  };
  // Shorten the title, so that the values after it in a pattern remain readable.
  const roomForTitle = Math.max(LEAST_TITLE, MOST_CHARACTERS - Array.from(fill('x')).length + 1);
  const title = firstWords(tidy(headline || site), roomForTitle);
  const short = tidy(firstWords(tidy(fill(title)), MOST_CHARACTERS));
  // Again: removing the start may have revealed a name that Windows reserves.
  return `${filenamify(short || message('article'), OPTIONS)}.${ending}`;
}

function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1] ?? '';
}

/** Returns as many whole words as fit; cuts a word that takes half of the room, as in scripts without spaces. */
function firstWords(words: string, most: number): string {
  const characters = Array.from(words);
  const all = characters.slice(0, most).join('');
  if (/^\s?$/.test(characters[most] ?? '')) return all;
  const whole = all.slice(0, Math.max(0, all.lastIndexOf(' '))).replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '');
  return whole.length < all.length / 2 ? all : whole;
}

// By default the library keeps what follows the last dot, which in a headline is not a file extension.
const OPTIONS = { replacement: ' ', maxLength: Number.POSITIVE_INFINITY };

/** Removes invalid characters, and leading dots, which would hide the file. */
function tidy(text: string): string {
  // Prefixed with a letter, because the library turns an empty text into an exclamation mark.
  return filenamify(`x${text}`, OPTIONS)
    .slice(1)
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
}

import filenamify from 'filenamify/browser';
import type { ArticleMetadata } from '../article/types.ts';
import { message } from '../platform/wording/message.ts';
import { DEFAULT_PATTERN, fillPattern } from './name-pattern.ts';

/** File systems take 255 bytes; a character has up to four, and the ending comes after. */
const MOST_CHARACTERS = 60;

/** What other values leave of them to the title at least, and what each of them has at most (characters). */
const LEAST_TITLE = 20;
const MOST_OTHERS = 30;

/**
 * A name for a file, safe on every system: "2026-03-14 The harbour at the end of the line.epub".
 *
 * @param pattern of the user's own (`name-pattern.ts`); '' for the default
 */
export function fileName(metadata: ArticleMetadata, ending: string, pattern = ''): string {
  const { headline, published, authors, site, url } = metadata;
  const fill = (title: string) => fillPattern(pattern.trim() || DEFAULT_PATTERN, { ...others, title });
  const others = {
    author: firstWords(tidy(authors.join(', ')), MOST_OTHERS),
    site: firstWords(tidy(site || hostOf(url)), MOST_OTHERS),
    date: /^\d{4}-\d{2}-\d{2}/.exec(published)?.[0] ?? '',
  };
  // the title gives way: what comes after it in a pattern is to be read as well
  const roomForTitle = Math.max(LEAST_TITLE, MOST_CHARACTERS - Array.from(fill('x')).length + 1);
  const title = firstWords(tidy(headline || site), roomForTitle);
  const short = tidy(firstWords(tidy(fill(title)), MOST_CHARACTERS));
  // Once more: what was taken off the front may have hidden a name that Windows reserves.
  return `${filenamify(short || message('article'), OPTIONS)}.${ending}`;
}

function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1] ?? '';
}

/** As many words as there is room for; a word that takes half of the room is cut, as scripts without spaces are. */
function firstWords(words: string, most: number): string {
  const characters = Array.from(words);
  const all = characters.slice(0, most).join('');
  if (/^\s?$/.test(characters[most] ?? '')) return all;
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

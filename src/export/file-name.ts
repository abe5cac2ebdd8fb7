import filenamify from 'filenamify/browser';
import type { ArticleMetadata } from '../article/types.ts';
import { message } from '../platform/wording/message.ts';
import { own } from '../shared/own.ts';
import { hostOf } from '../shared/url.ts';

/** Longest name without the extension (characters). File systems allow 255 bytes, and a character takes up to four. */
const MOST_CHARACTERS = 60;

/** Minimum length (characters) to which a long title is cut. Author and site are cut first, to leave it this much. */
const LEAST_TITLE = 20;
/** Maximum lengths (characters) of author and site; the first that leaves enough room for the title is used. */
const MOST_OTHERS = [30, 20, 10];

/** Fills a pattern with the values of an article and a title. */
type Fill = (title: string) => string;

/** Returns a file name that every system accepts. `pattern`: the user's (`{date} {title}`), '' for the default. */
export function fileName(metadata: ArticleMetadata, ending: string, pattern = ''): string {
  const { headline, published, authors, site, url } = metadata;
  const date = /^\d{4}-\d{2}-\d{2}/.exec(published)?.[0] ?? '';
  const fillWith = (most: number) => {
    const author = firstWords(tidy(authors.join(', ')), most);
    const others = { author, site: firstWords(tidy(site || hostOf(url)), most), date };
    return (title: string) => fillPattern(pattern.trim() || DEFAULT_PATTERN, { ...others, title });
  };
  // cut author, site and title before the name as a whole, so that the values at the end of the name are not lost
  const fills = MOST_OTHERS.map(fillWith);
  const roomIn = (fill: Fill) => MOST_CHARACTERS - Array.from(fill('x')).length + 1;
  const whole = tidy(headline || site);
  const needed = Math.min(LEAST_TITLE, Array.from(whole).length);
  const isEnough = (fill: Fill) => roomIn(fill) >= (fill('x') === fill('y') ? 1 : needed);
  const fill = fills.find(isEnough) ?? (fills.at(-1) as Fill);
  const title = firstWords(whole, Math.max(LEAST_TITLE, roomIn(fill)));
  const short = tidy(firstWords(tidy(fill(title)), MOST_CHARACTERS));
  // call `filenamify` again: after `tidy` has removed leading dots, the name may be one that Windows reserves ("CON")
  return `${filenamify(short || message('article'), OPTIONS)}.${ending}`;
}

/** Cuts a text to `most` characters: between words, unless that leaves less than half, as in text without spaces. */
function firstWords(words: string, most: number): string {
  const characters = Array.from(words);
  const all = characters.slice(0, most).join('');
  if (/^\s?$/.test(characters[most] ?? '')) return all;
  const whole = all.slice(0, Math.max(0, all.lastIndexOf(' '))).replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '');
  return whole.length < all.length / 2 ? all : whole;
}

// The library gets no length limit: when it shortens a name, it keeps the text after the last dot as a file extension,
// but a headline has no extension.
const OPTIONS = { replacement: ' ', maxLength: Number.POSITIVE_INFINITY };

/** Replaces invalid characters by spaces, and removes leading dots, which would hide the file. */
function tidy(text: string): string {
  // the letter is a temporary prefix, because the library turns an empty text into an exclamation mark
  return filenamify(`x${text}`, OPTIONS)
    .slice(1)
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, '');
}

export const DEFAULT_PATTERN = '{date} {title}';

const VARIABLE = /(\{[a-z]+\})/;
const FIRST_SEPARATORS = /^[\s\-_–—·,.;:|/+~&]+/;
const LAST_SEPARATORS = /(?<![\s\-_–—·,.;:|/+~&])[\s\-_–—·,.;:|/+~&]+$/;
const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Fills in a pattern; keeps unknown variables. Drops an empty value with its brackets and one separator beside it. */
function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  let text = '';
  let gap = '';
  let isCut = false;
  for (const part of pattern.split(VARIABLE)) {
    const value = VARIABLE.test(part) ? own(values, part.slice(1, -1)) : undefined;
    if (value === undefined) gap = isCut ? join(gap, part) : gap + part;
    else if (value === '') isCut = true;
    else {
      text += (isCut && text === '' ? gap.replace(FIRST_SEPARATORS, '') : gap) + value;
      gap = '';
      isCut = false;
    }
  }
  return text + (isCut ? gap.replace(LAST_SEPARATORS, '') : gap);
}

/** Joins the texts before and after an empty value; drops the brackets around the value and one of two separators. */
function join(before: string, after: string): string {
  const [left, right] = [before.trimEnd(), after.trimStart()];
  const closing = BRACKETS[left.slice(-1)];
  if (closing !== undefined && right.startsWith(closing)) return join(left.slice(0, -1), right.slice(1));
  const last = LAST_SEPARATORS.exec(before)?.[0];
  if (last === undefined) return before + after;
  // keep the separator before the empty value; if it is only white space, keep the one after the value instead
  const first = FIRST_SEPARATORS.exec(after)?.[0] ?? '';
  const isOnlySpace = last.trim() === '' && first !== '';
  return before.slice(0, before.length - last.length) + (isOnlySpace ? first : last) + after.slice(first.length);
}

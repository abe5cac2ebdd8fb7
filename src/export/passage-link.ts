/** A link that scrolls to a passage and marks it: text fragments (https://wicg.github.io/scroll-to-text-fragment/). */
import { sound } from './characters.ts';

/** What is selected in the article, and what stands around it. */
export interface Passage {
  /** The selected text of the paragraph that the selection begins in. */
  start: string;
  /** That of the paragraph where it ends; '' when it is the same one. */
  end: string;
  /** The text of these paragraphs before and after the selection. */
  before: string;
  after: string;
  /** All of the article's text, to see that the passage is found where it was selected. */
  text: string;
}

/** Longer passages are named by their first and last words. */
const LONGEST_QUOTE = 120;
/** Enough words to be found only once, mostly. */
const EDGE_WORDS = 5;
const CONTEXT_WORDS = 3;

/** The page's address with the passage; just the address when the passage says nothing. */
export function passageLink(url: string, passage: Passage | null): string {
  const fragment = passage ? textFragment(passage) : '';
  if (fragment === '') return url;
  const hash = url.indexOf('#');
  // An element's fragment stays: the page may need it for its own navigation.
  return hash < 0 ? `${url}#:~:text=${fragment}` : `${url.replace(/:~:.*/s, '')}:~:text=${fragment}`;
}

/** With as much around it as it takes to be found in one place only; paragraphs may still be twice on a page. */
function textFragment(passage: Passage): string {
  const whole = wholeWords(passage);
  if (whole.start === '') return '';
  const text = squeeze(passage.text);
  for (let words = CONTEXT_WORDS; ; words *= 2) {
    const { prefix, first, last, suffix } = partsOf(whole, words);
    const needle = squeeze(prefix + first + (last === '' ? suffix : ''));
    const isAll = prefix === whole.before && suffix === whole.after && words > whole.start.length;
    if (!isAll && text.indexOf(needle) !== text.lastIndexOf(needle)) continue;
    return [
      ...(prefix ? [`${encode(prefix)}-`] : []),
      encode(first),
      ...(last ? [encode(last)] : []),
      ...(suffix ? [`-${encode(suffix)}`] : []),
    ].join(',');
  }
}

/** The parts of the fragment, with this many words of context. */
function partsOf({ start, end, before, after }: Passage, words: number) {
  const isShort = end === '' && start.length <= LONGEST_QUOTE;
  return {
    prefix: lastWords(before, words),
    first: isShort ? start : firstWords(start, words + EDGE_WORDS - CONTEXT_WORDS),
    last: isShort ? '' : lastWords(end || start, EDGE_WORDS),
    suffix: firstWords(after, words),
  };
}

/** Browsers find whole words only: a word that is selected in part is taken in. */
function wholeWords({ start, end, before, after, text }: Passage): Passage {
  const head = /^[\p{L}\p{N}]/u.test(start) ? (/(?<![\p{L}\p{N}])[\p{L}\p{N}]+$/u.exec(before)?.[0] ?? '') : '';
  const tail = /[\p{L}\p{N}]$/u.test(end || start) ? (/^[\p{L}\p{N}]+/u.exec(after)?.[0] ?? '') : '';
  return {
    start: collapse(head + start + (end === '' ? tail : '')),
    end: end === '' ? '' : collapse(end + tail),
    before: collapse(before.slice(0, before.length - head.length)),
    after: collapse(after.slice(tail.length)),
    text,
  };
}

/** For comparing: what stands between words differs between texts. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Words by white space; of scripts without it, the first characters would do, and whole texts are right as well. */
function firstWords(text: string, count: number): string {
  return collapse(text).split(' ').slice(0, count).join(' ');
}

function lastWords(text: string, count: number): string {
  return collapse(text).split(' ').slice(-count).join(' ');
}

/** Dashes, commas and ampersands are part of the syntax. */
function encode(text: string): string {
  return encodeURIComponent(sound(text)).replaceAll('-', '%2D');
}

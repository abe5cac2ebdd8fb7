import { stripSpaces } from '../../steps/python-text.ts';
import { dropTrailingEmpty, javaSplit, javaTrim } from '../blocks/java-text.ts';
import { asTitle, type Decision, decide, type Filter, hasLabel, Label, mapBlocks } from '../blocks/text-block.ts';

/** Strips spaces after the split: boilerpipe's separators include them (`[ ]*[…][ ]*`), which takes quadratic time. */
function splitTitle(title: string, separator: RegExp): string[] {
  return dropTrailingEmpty(title.split(separator).map(stripSpaces));
}

function namesSite(part: string): boolean {
  return part.includes('.com');
}

/**
 * Returns the longest part of a title; null for a single part, or if all are site names. From left to right, each part
 * with more words or more characters than the longest so far replaces it.
 */
function longestPart(parts: readonly string[], countWords: (part: string) => number): string | null {
  if (parts.length === 1) return null;
  let longest = '';
  let mostWords = 0;
  for (const part of parts) {
    if (namesSite(part)) continue;
    const words = countWords(part);
    if (words <= mostWords && part.length <= longest.length) continue;
    mostWords = words;
    longest = part;
  }
  return longest === '' ? null : javaTrim(longest);
}

/** Sets of separators between headline and site name. Each set splits the whole title. */
const SEPARATORS = [/[|»:]/, /[|»:()]/, /[|»:()-]/, /[|»,:()-]/];

/** DocumentTitleMatchClassifier of version 1.2: labels all blocks that equal the page's title or its longest part. */
export const titleMatch: Filter = (document) => {
  const candidates = titleCandidates(document.title);
  return mapBlocks(document, (block) => (candidates.has(javaTrim(block.text)) ? asTitle(block) : block));
};

/**
 * Returns the title and, for each set of separators, its longest part. Each part counts as one word, because boilerpipe
 * 1.2 by mistake splits parts into words at backspace characters (`"[\b]+"`).
 */
export function titleCandidates(title: string | null): ReadonlySet<string> {
  const whole = javaTrim(title ?? '');
  if (whole === '') return new Set();
  const parts = SEPARATORS.map((separator) => longestPart(splitTitle(whole, separator), () => 1));
  return new Set([whole, ...parts.filter((part) => part !== null)]);
}

/** Like `SEPARATORS`. Boilerpipe's set for no-break spaces is left out: they are replaced before the title is split. */
const SEPARATORS_2 = [/[|»-]/, /[|»:]/, /[|»:()]/, /[|»:()-]/, /[|»,:()-]/];
/** The lookbehind lets a match start only at the first of several spaces. Without it, matching takes quadratic time. */
const SPACED_SEPARATORS = [/(?<! ) +\| +/, /(?<! ) +- +/];
const SITE_BEHIND = / - [^-]+$/;
const SITE_BEFORE = /^[^-]+ - /;
const MINIMUM_WORDS = 4;

const PUNCTUATION = /[?!.:-]+/g;

/** DocumentTitleMatchClassifier of version 2.0: labels the first block that equals the title or a part of it. */
export const titleMatch2: Filter = (document) => {
  const candidates = titleCandidates2(document.title);
  const isTitle = (text: string): boolean =>
    candidates.has(text) || candidates.has(javaTrim(text.replace(PUNCTUATION, '')));
  const position = document.blocks.findIndex(({ text }) => isTitle(normalize(text)));
  return mapBlocks(document, (block, i) => (i === position ? asTitle(block) : block));
};

export function titleCandidates2(title: string | null): ReadonlySet<string> {
  const whole = normalize(title ?? '');
  if (whole === '') return new Set();
  const longest = SEPARATORS_2.map((separator) => longestPart(splitTitle(whole, separator), countWords));
  const wordy = SPACED_SEPARATORS.flatMap((separator) => wordyParts(whole, separator));
  const withoutSite = [whole.replace(SITE_BEHIND, ''), whole.replace(SITE_BEFORE, '')];
  return new Set([whole, ...longest.filter((part) => part !== null), ...wordy, ...withoutSite]);
}

function wordyParts(title: string, separator: RegExp): string[] {
  const parts = javaSplit(title, separator);
  if (parts.length === 1) return [];
  return parts.filter((part) => !namesSite(part) && countWords(part) >= MINIMUM_WORDS);
}

function normalize(text: string): string {
  return javaTrim(text.replaceAll('\u00a0', ' ').replaceAll("'", '')).toLowerCase();
}

/** Counts words. Also splits at backspace characters (`\b`), as boilerpipe 2.0 does by mistake. */
function countWords(part: string): number {
  return javaSplit(part, /[\b ]+/).length;
}

const BETWEEN: Decision = { step: 'ExpandTitle', reason: 'between the title and the content' };

/** ExpandTitleToContent: marks the title and all blocks between it and the content as content. */
export const expandTitle: Filter = (document) => {
  const { blocks } = document;
  const content = blocks.findIndex(({ isContent }) => isContent);
  const title = blocks.slice(0, content + 1).findLastIndex((block) => hasLabel(block, Label.title));
  if (title < 0) return document;
  return mapBlocks(document, (block, i) =>
    i >= title && i < content && hasLabel(block, Label.maybe) ? decide(block, true, BETWEEN) : block,
  );
};

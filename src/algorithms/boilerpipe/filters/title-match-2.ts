/** DocumentTitleMatchClassifier of version 2.0: labels the first block with the page's title or a part of it. */
import { javaSplit, javaTrim } from '../blocks/java-text.ts';
import { asTitle, type Filter } from '../blocks/text-block.ts';
import { longestPart, namesSite, splitTitle } from './title-parts.ts';

/** The original's sixth class also has the no-break space, which is already replaced here. */
const SEPARATORS = [/[|»-]/, /[|»:]/, /[|»:()]/, /[|»:()-]/, /[|»,:()-]/];
/** Anchored at the start of a run of spaces, because long runs would otherwise cost their square. */
const SPACED_SEPARATORS = [/(?<! ) +\| +/, /(?<! ) +- +/];
const SITE_BEHIND = / - [^-]+$/;
const SITE_BEFORE = /^[^-]+ - /;
const MINIMUM_WORDS = 4;

const PUNCTUATION = /[?!.:-]+/g;

export const titleMatch2: Filter = (document) => {
  const candidates = titleCandidates2(document.title);
  if (candidates.size === 0) return document;
  const isTitle = (text: string): boolean =>
    candidates.has(text) || candidates.has(javaTrim(text.replace(PUNCTUATION, '')));
  const position = document.blocks.findIndex(({ text }) => isTitle(normalize(text)));
  return { ...document, blocks: document.blocks.map((block, i) => (i === position ? asTitle(block) : block)) };
};

export function titleCandidates2(title: string | null): ReadonlySet<string> {
  const whole = normalize(title ?? '');
  if (whole === '') return new Set();
  const longest = SEPARATORS.map((separator) => longestPart(splitTitle(whole, separator), countWords));
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

/** Counts words as the original does, with its backspace character by mistake. */
function countWords(part: string): number {
  return javaSplit(part, /[\b ]+/).length;
}

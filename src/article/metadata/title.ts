import { foldForComparison } from '../../shared/text.ts';
import { says } from '../../vocabulary/match.ts';

export type SiteNames = ReturnType<typeof siteNames>;

/** Prepares a site's names for comparison. `isFront`: on a front page, whose title is not a headline. */
export function siteNames(site: string, host: string, isFront: boolean) {
  return {
    site,
    isFront,
    /** Letters of the declared name, the host, and the host's own part ("example" in "news.example.co.uk"). */
    letters: { site: lettersOf(site), host: lettersOf(host), own: lettersOf(ownLabel(host)) },
  };
}

const SEPARATOR = /(?<!\s)\s+(?:[|–—·•»«:/∙⋅~-]|::|\|\|)\s+|(?:(?<!\s)\s+)?[|ㅣ»«]\s*|:\s+/g;
/** Separators for titles that contain both « and »: in such a title, guillemets are quotation marks, not separators. */
const SEPARATOR_BESIDE_QUOTES = /(?<!\s)\s+(?:[|–—·•:/∙⋅~-]|::|\|\|)\s+|(?:(?<!\s)\s+)?[|ㅣ]\s*|:\s+/g;
/** A separator between a title and the name of the section or site. Headlines do not contain such a separator. */
const HIERARCHY = /^\s*(?:[|ㅣ»«/]|::|\|\|)\s*$/;

function separatorsIn(title: string) {
  const isQuoted = title.includes('«') && title.includes('»');
  const matches = title.matchAll(isQuoted ? SEPARATOR_BESIDE_QUOTES : SEPARATOR);
  return Array.from(matches, ({ index, 0: text }) => ({ start: index, end: index + text.length, text }));
}

const VIEW_TOPIC = says('whole', 'viewTopic');

/** Returns the name of the topic from a title of phpBB: "Forum • View topic - Name of the topic". */
export function topicOf(title: string): string {
  const separators = separatorsIn(title);
  const after = separators.find(({ start }, at) =>
    VIEW_TOPIC.test(title.slice(separators[at - 1]?.end ?? 0, start).trim()),
  );
  return after ? title.slice(after.end) : title;
}

export function titleParts(title: string, names: SiteNames): string[] {
  const separators = separatorsIn(title);
  const parts = [{ end: 0 }, ...separators].map(({ end }, at) => title.slice(end, separators[at]?.start).trim());
  return parts.filter((part) => part !== '' && !isSiteName(part, names));
}

/** Returns the whole title, and for each separator the text before it and the text after it; the longest first. */
export function partsFromEnds(title: string): string[] {
  const ends = separatorsIn(title).flatMap(({ start, end }) => [title.slice(0, start), title.slice(end)]);
  return [title, ...ends].map((part) => part.trim()).sort((a, b) => b.length - a.length);
}

/** Returns whether a title equals the text except for a separator in place of one space: "Kicker: headline". */
export function hasSeparatorIn(title: string, text: string): boolean {
  return separatorsIn(title).some(({ start, end }) => `${title.slice(0, start)} ${title.slice(end)}` === text);
}

/** Cuts the site's name off the start or end of a title. At the end, also cuts off any text after the site's name. */
export function withoutSite(title: string, names: SiteNames): string {
  const separators = separatorsIn(title);
  for (const [index, { start, end, text }] of separators.entries()) {
    const isSite = isSiteName(title.slice(end, separators[index + 1]?.start), names);
    // text before a colon is more often part of the headline than the site's name
    if (isSite && !text.startsWith(':')) return title.slice(0, start).trim();
  }
  const [first] = separators;
  const isPrefixed =
    first && !names.isFront && !first.text.startsWith(':') && isDeclaredName(title.slice(0, first.start), names);
  return (isPrefixed ? title.slice(first.end) : title).trim();
}

/** Cuts a title before its first separator between title and section ({@link HIERARCHY}). */
export function withoutSections(title: string): string {
  const first = separatorsIn(title).find(({ text }) => HIERARCHY.test(text));
  const text = first ? title.slice(0, first.start).trim() : '';
  return /\S\s+\S/.test(text) ? text : title;
}

/** Maximum number of words in a text that counts as similar to the site's name; a longer text is a headline. */
const MOST_WORDS = 5;
/** Minimum number of letters of a text that counts as similar to the site's name; a shorter text must equal it. */
const SHORTEST = 4;

export function isDeclaredName(text: string, { letters }: SiteNames): boolean {
  return isOneOf(lettersOf(text), letters);
}

function isOneOf(text: string, { site, host, own }: SiteNames['letters']): boolean {
  return text !== '' && (text === site || text === host || text === own);
}

/** Returns whether a text is the site's declared name or host, or similar to one of them, such as "The Acme Blog". */
export function isSiteName(text: string, names: SiteNames): boolean {
  const folded = foldForComparison(text);
  const letters = folded.replaceAll(' ', '');
  if (isOneOf(letters, names.letters)) return true;
  const words = folded.split(' ');
  if (letters.length < SHORTEST || words.length > MOST_WORDS) return false;
  const { site: name, host, own } = names.letters;
  return (
    host.includes(letters) ||
    // matches "Acme Official Site" and "The Acme Blog"
    words.filter((word) => word !== 'the').indexOf(own) === 0 ||
    (own.length >= SHORTEST && letters.startsWith(own)) ||
    (name.length >= SHORTEST && (letters.startsWith(name) || name.startsWith(letters)))
  );
}

/** Returns the last part of a host before the public suffix: "example" of "news.example.co.uk". */
function ownLabel(host: string): string {
  const [last = '', before] = host.split('.').slice(0, -1).reverse();
  return before !== undefined && PUBLIC.test(last) ? before : last;
}

const PUBLIC = /^(?:com?|org|net|gov|edu|ac)$/;

const lettersOf = (text: string) => foldForComparison(text).replaceAll(' ', '');

/** Removes the site's name from titles. */
import { foldForComparison } from '../../shared/text.ts';

/** A site's names: its declared name and its host. */
export interface SiteNames {
  site: string;
  host: string;
  /** Whether this is the front page, whose title begins with the site's name and is not a headline. */
  isFront: boolean;
  /** Letters of the declared name, of the host, and of the host's own label. */
  letters: { site: string; host: string; own: string };
}

/** Folds a site's names once, because every title and heading is compared with them. */
export function siteNames(site: string, host: string, isFront: boolean): SiteNames {
  return {
    site,
    host,
    isFront,
    letters: { site: lettersOf(site), host: lettersOf(host), own: lettersOf(ownLabel(host)) },
  };
}

/** Separators between headline and site name. */
const SEPARATOR = /(?<!\s)\s+(?:[|–—·•»«:/∙⋅~-]|::|\|\|)\s+|(?:(?<!\s)\s+)?[|»«]\s*|:\s+/g;
/** Separators that lead from a text up to the site and do not occur in headlines. */
const HIERARCHY = /^\s*(?:[|»«/]|::|\|\|)\s*$/;

/** Returns the parts of a title without those that name the site. */
export function titleParts(title: string, names: SiteNames): string[] {
  const parts = title.split(SEPARATOR).map((part) => part.trim());
  return parts.filter((part) => part !== '' && !isSiteName(part, names));
}

/** Cuts the site's name off a title, at its end (with any text after it, and sections before it) or at its start. */
export function withoutSite(title: string, names: SiteNames): string {
  const separators = [...title.matchAll(SEPARATOR)];
  for (const [index, separator] of separators.entries()) {
    const end = separator.index + separator[0].length;
    const isSite = isSiteName(title.slice(end, separators[index + 1]?.index), names);
    // a colon is more often part of the headline than before a site name
    if (isSite && !separator[0].startsWith(':')) return title.slice(0, separator.index).trim();
  }
  const [first] = separators;
  const isPrefixed =
    first && !names.isFront && !first[0].startsWith(':') && isDeclaredName(title.slice(0, first.index), names);
  return (isPrefixed ? title.slice(first.index + first[0].length) : title).trim();
}

/** Cuts a title before the first section of the site. */
export function withoutSections(title: string): string {
  const [first] = [...title.matchAll(SEPARATOR)].filter(([separator]) => HIERARCHY.test(separator));
  const text = first ? title.slice(0, first.index).trim() : '';
  return /\S\s+\S/.test(text) ? text : title;
}

/** Most words and fewest letters of a site's name; a headline that contains the name is longer. */
const MOST_WORDS = 5;
const SHORTEST = 4;

/** Checks for the site's declared name or host. */
export function isDeclaredName(text: string, { letters }: SiteNames): boolean {
  return isOneOf(lettersOf(text), letters);
}

function isOneOf(text: string, { site, host, own }: SiteNames['letters']): boolean {
  return text !== '' && (text === site || text === host || text === own);
}

/** Checks for the site's name, as declared or by the letters of its host. */
export function isSiteName(text: string, names: SiteNames): boolean {
  const folded = foldForComparison(text);
  const letters = folded.replaceAll(' ', '');
  if (isOneOf(letters, names.letters)) return true;
  const words = folded.split(' ');
  if (letters.length < SHORTEST || words.length > MOST_WORDS) return false;
  const { site: name, host, own } = names.letters;
  return (
    host.includes(letters) ||
    // "Acme Official Site", "The Acme Blog"
    words.filter((word) => word !== 'the').indexOf(own) === 0 ||
    (own.length >= SHORTEST && letters.startsWith(own)) ||
    (name.length >= SHORTEST && (letters.startsWith(name) || name.startsWith(letters)))
  );
}

/** Returns the last host label before the public suffix: "example" of "news.example.co.uk". */
function ownLabel(host: string): string {
  const [last = '', before] = host.split('.').slice(0, -1).reverse();
  return before !== undefined && PUBLIC.test(last) ? before : last;
}

const PUBLIC = /^(?:com?|org|net|gov|edu|ac)$/;

const lettersOf = (text: string) => foldForComparison(text).replaceAll(' ', '');

/** Titles without the name of the site. */
import { foldForComparison } from '../../shared/text.ts';

/** What names a site: its declared name, and the host of its address. */
export interface SiteNames {
  site: string;
  host: string;
  /** The page is the site's front page: its title begins with the site's name, and is not the name of a text. */
  isFront: boolean;
  /** Letters of the declared name, of the host, and of the part of it that is the site's own. */
  letters: { site: string; host: string; own: string };
}

/** A site's names, folded once: every title and heading is compared with them. */
export function siteNames(site: string, host: string, isFront: boolean): SiteNames {
  return {
    site,
    host,
    isFront,
    letters: { site: lettersOf(site), host: lettersOf(host), own: lettersOf(ownLabel(host)) },
  };
}

/** What pages put between headline and site name. */
const SEPARATOR = /(?<!\s)\s+(?:[|–—·•»«:/∙⋅~-]|::|\|\|)\s+|(?:(?<!\s)\s+)?[|»«]\s*|:\s+/g;
/** Those that lead from a text up to the site, and stand within no headline. */
const HIERARCHY = /^\s*(?:[|»«/]|::|\|\|)\s*$/;

/** The parts of a title, without those that name the site. */
export function titleParts(title: string, names: SiteNames): string[] {
  const parts = title.split(SEPARATOR).map((part) => part.trim());
  return parts.filter((part) => part !== '' && !isSiteName(part, names));
}

/** Cuts the site's name off a title, at its end (with what stands behind it, and sections before it) or at its start. */
export function withoutSite(title: string, names: SiteNames): string {
  const separators = [...title.matchAll(SEPARATOR)];
  for (const [index, separator] of separators.entries()) {
    const end = separator.index + separator[0].length;
    const isSite = isSiteName(title.slice(end, separators[index + 1]?.index), names);
    // a colon ends a part of the headline itself more often than it comes before a name
    if (isSite && !separator[0].startsWith(':')) return title.slice(0, separator.index).trim();
  }
  const [first] = separators;
  const isPrefixed =
    first && !names.isFront && !first[0].startsWith(':') && isDeclaredName(title.slice(0, first.index), names);
  return (isPrefixed ? title.slice(first.index + first[0].length) : title).trim();
}

/** A title up to where it goes on to sections of the site, whatever they are called. */
export function withoutSections(title: string): string {
  const [first] = [...title.matchAll(SEPARATOR)].filter(([separator]) => HIERARCHY.test(separator));
  const text = first ? title.slice(0, first.index).trim() : '';
  return /\S\s+\S/.test(text) ? text : title;
}

/** A name is no longer than this; a headline with the site's name in it is. */
const MOST_WORDS = 5;
const SHORTEST = 4;

/** The name as the site declares it, or its host. */
export function isDeclaredName(text: string, { letters }: SiteNames): boolean {
  return isOneOf(lettersOf(text), letters);
}

function isOneOf(text: string, { site, host, own }: SiteNames['letters']): boolean {
  return text !== '' && (text === site || text === host || text === own);
}

/** True for a text that names the site: as it declares it, or by the letters of its address. */
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

/** "example" of "news.example.co.uk": the last label before the public ones. */
function ownLabel(host: string): string {
  const [last = '', before] = host.split('.').slice(0, -1).reverse();
  return before !== undefined && PUBLIC.test(last) ? before : last;
}

const PUBLIC = /^(?:com?|org|net|gov|edu|ac)$/;

const lettersOf = (text: string) => foldForComparison(text).replaceAll(' ', '');

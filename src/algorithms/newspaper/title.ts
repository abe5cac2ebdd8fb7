/**
 * Finds the article's title among the titles that the page declares, as Newspaper4k does (docs/specs/newspaper.md,
 * "Title").
 */
import { collapsePythonSpace } from '../steps/python-text.ts';

export interface TitleSources {
  readonly title: string;
  /** Texts of the page's first-level headings. */
  readonly headings: readonly string[];
  /** Contents of the `meta` elements, by their name or property ("og:title") in lower case. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
}

/** The three texts that may be the title. The right one is found by comparing them. */
interface Wordings {
  readonly title: string;
  readonly heading: string;
  /** The title for sharing on Facebook and elsewhere (`og:title` and the like). */
  readonly shared: string;
}

const META_NAMES = ['dc.title', 'og:title', 'headline', 'articletitle', 'article-title', 'parsely-title', 'title'];
/** Separators between title and site name. A title is split at the first separator of this list that it contains. */
const DELIMITERS = ['|', '-', '_', '/', ' » '];
/** Minimum number of words in a heading that may be the title. A shorter heading is the name of a section. */
const HEADING_WORDS = 3;
/** All but Latin letters, digits and spaces. Ignored, because the original does not know the page's language yet. */
const NOT_COMPARED = /[^À-ÖØ-öø-ɏa-zA-Z0-9 ]/g;
const NOT_ASCII = /[^a-zA-Z0-9 ]/g;

export function articleTitle({ title: raw, headings, meta }: TitleSources): string {
  const title = collapsePythonSpace(raw);
  if (title === '') return '';
  const heading = longestOf(headings);
  const shared = META_NAMES.flatMap((name) => meta[name] ?? []).find((content) => content !== '') ?? '';
  const found = wholeTitle({ title, heading, shared }) ?? partOf(title, heading);
  return comparable(found) === comparable(heading) ? heading : found.trim();
}

function longestOf(headings: readonly string[]): string {
  const longest = headings.map(collapsePythonSpace).reduce((a, b) => (b.length > a.length ? b : a), '');
  return longest.split(' ').length < HEADING_WORDS ? '' : longest;
}

/**
 * Returns the text that is most likely the whole title, because another of the three texts is equal to it, or because
 * the page's title contains it. Returns null if there is no such text.
 */
function wholeTitle({ title, heading, shared }: Wordings): string | null {
  const [inTitle, inHeading, inShared] = [comparable(title), comparable(heading), comparable(shared)];
  if (heading === title) return title;
  if (inHeading !== '' && inHeading === inShared) return heading;
  const areParts = inHeading !== '' && inShared !== '' && inTitle.includes(inHeading) && inTitle.includes(inShared);
  if (areParts && heading.length > shared.length) return heading;
  return inShared !== '' && inShared !== inTitle && inTitle.startsWith(inShared) ? shared : null;
}

/** Returns the part of the title that contains the heading; the longest part if no part contains it. */
function partOf(title: string, heading: string): string {
  const delimiter = DELIMITERS.find((sign) => title.includes(sign));
  if (delimiter === undefined) return title;
  const parts = title.split(delimiter).map((part) => part.trim());
  const hint = ascii(heading);
  const hinted = hint === '' ? undefined : parts.find((part) => ascii(part).includes(hint));
  const part = hinted ?? parts.reduce((a, b) => (b.length > a.length ? b : a));
  return part.replaceAll('&raquo;', '»');
}

function comparable(text: string): string {
  return text.replace(NOT_COMPARED, '').toLowerCase();
}

function ascii(text: string): string {
  return text.replace(NOT_ASCII, '').toLowerCase();
}

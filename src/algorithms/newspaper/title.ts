/** The title of an article, from what the page says it is (4k's rules: docs/specs/newspaper.md, "Title"). */
import { collapsePythonSpace } from '../steps/white-space.ts';

export interface TitleSources {
  /** Text of the title element. */
  readonly title: string;
  /** Texts of the first-rank headings. */
  readonly headings: readonly string[];
  /** Contents of meta elements by name in lower case. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
}

/** The three wordings that are weighed. */
interface Wordings {
  readonly title: string;
  readonly heading: string;
  /** For those who share the page: Facebook and others. */
  readonly shared: string;
}

const META_NAMES = ['dc.title', 'og:title', 'headline', 'articletitle', 'article-title', 'parsely-title', 'title'];
/** The first that occurs parts the title from the name of the site. */
const DELIMITERS = ['|', '-', '_', '/', ' » '];
/** A heading of fewer words is the name of a section. */
const HEADING_WORDS = 3;
/** The language is not known yet when the original reads the title: only Latin letters are compared. */
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

/** A wording that the others agree with, or null. */
function wholeTitle({ title, heading, shared }: Wordings): string | null {
  const [inTitle, inHeading, inShared] = [comparable(title), comparable(heading), comparable(shared)];
  if (heading === title) return title;
  if (inHeading !== '' && inHeading === inShared) return heading;
  const areParts = inHeading !== '' && inShared !== '' && inTitle.includes(inHeading) && inTitle.includes(inShared);
  if (areParts && heading.length > shared.length) return heading;
  return inShared !== '' && inShared !== inTitle && inTitle.startsWith(inShared) ? shared : null;
}

/** The part of the title that has the heading in it, else the longest one. */
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

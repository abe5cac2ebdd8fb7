/** Cuts the article's copy into paragraphs, and drops its title (docs/specs/newspaper.md, "Paragraphs" and "Title"). */
import { chunkText, type TextPiece, type TreeElement, type TreeNode } from '../steps/element-tree.ts';
import { collapsePythonSpace, isLongerThan, PYTHON_SPACE, stripSpaces } from '../steps/python-text.ts';

export interface Paragraph {
  readonly text: string;
  readonly pieces: readonly TextPiece[];
}

const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote canvas dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main nav noscript ol p pre section table tfoot ul video br'
  ).split(' '),
);
const DROPPED: ReadonlySet<string> = new Set(
  'script style link meta button input select textarea applet frame frameset noframes'.split(' '),
);

export function paragraphsOf(body: TreeElement): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let pieces: TextPiece[] = [];
  const flush = (): void => {
    const text = collapse(chunkText(pieces));
    if (text !== '') paragraphs.push({ text, pieces });
    pieces = [];
  };
  for (let node = body.first; node; ) {
    if (node.kind === 'text') pieces.push(node);
    else if (BLOCKS.has(node.name)) flush();
    const inside: TreeNode | null = node.kind === 'element' && !DROPPED.has(node.name) ? node.first : null;
    node = inside ?? nextOutside(node, body, flush);
  }
  flush();
  return paragraphs;
}

/** Returns the next node that is not inside `start`. Calls `onBlockEnd` at each end tag of a block on the way. */
function nextOutside(start: TreeNode, body: TreeElement, onBlockEnd: () => void): TreeNode | null {
  for (let node: TreeNode | null = start; node && node !== body; node = node.parent) {
    if (node.next) return node.next;
    if (node.parent && BLOCKS.has(node.parent.name)) onBlockEnd();
  }
  return null;
}

const SPACE_RUN = new RegExp(`[${PYTHON_SPACE}\\ufeff]+`, 'g');

function collapse(text: string): string {
  return stripSpaces(text.replace(SPACE_RUN, ' '));
}

/** Longest first paragraph (characters), such as a date, that is dropped if the title follows directly after it. */
const KICKER_LENGTH = 199;

/** Drops the title if it is the first paragraph. If the title is the second and the first is short, drops both. */
export function withoutTitle(paragraphs: readonly Paragraph[], title: string): readonly Paragraph[] {
  const [first, second] = paragraphs;
  if (!first || !second || title === '') return paragraphs;
  const wanted = lettersOf(title);
  if (lettersOf(first.text) === wanted) return paragraphs.slice(1);
  const isKicker = !isLongerThan(first.text, KICKER_LENGTH);
  return isKicker && lettersOf(second.text) === wanted ? paragraphs.slice(2) : paragraphs;
}

const PUNCTUATION = new RegExp(`[^\\p{L}\\p{N}_${PYTHON_SPACE}]`, 'gu');

function lettersOf(text: string): string {
  return text.replace(PUNCTUATION, '').replace(SPACE_RUN, ' ').toLowerCase();
}

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
/** Ignored when comparing titles: all but Latin letters, digits, spaces (the language is not known yet). */
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

/** Returns the text that is the whole title, because it equals another one or the title contains it; else null. */
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

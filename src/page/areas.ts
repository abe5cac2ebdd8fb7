/** Recognizes comments, captions and admonitions ("Note", "Tip") by the class, id or role of their boxes. */

import { calls, holds } from '../vocabulary/match.ts';
import { CAPTION_NAMES } from '../vocabulary/names/objects.ts';
import { ADMONITION_PARTS, ADMONITION_ROLES, ADMONITION_WORDS, COMMENT_BOXES } from '../vocabulary/names/parts.ts';
import { HEADINGS, PAGE_ELEMENTS } from './element-names.ts';
import { baseFacet, facet, type Page } from './page.ts';
import { isShownText, visibleTexts } from './texts.ts';

const COMMENTS = calls(COMMENT_BOXES);
const MAX_BOX_LEVELS = 6;

/** Minimum number of words before the comments. With fewer, the page has no article: the comments are its content. */
export const WORDS_OF_AN_ARTICLE = 120;

/**
 * Returns the nearest comment box around a node; -1 for none. Skips the node itself, because it may be a forum post
 * with the class "comment", and inline elements, because highlighted code has spans with this class.
 */
export function commentsAround(page: Page, node: number, levels = MAX_BOX_LEVELS): number {
  const isBox = (box: number) => page.styleOf(box)?.flow !== 'inline' && page.index.isCalled(box, COMMENTS);
  return page.ancestorsOf(node, levels).find((box) => !PAGE_ELEMENTS.has(page.nameOf(box)) && isBox(box)) ?? -1;
}

/** Returns whether any class or id is that of a comment box. If not, the slow {@link commentsAround} is not needed. */
export function hasComments({ index }: Page): boolean {
  return index.matching('class', COMMENTS).length > 0 || index.matching('id', COMMENTS).length > 0;
}

export function isInComments(page: Page, node: number): boolean {
  return commentsAround(page, node) >= 0;
}

const CAPTION = holds(CAPTION_NAMES);
/** Number of a text's ancestors that are searched for a caption. */
const MAX_CAPTION_LEVELS = 3;
/** Number of nodes of a possible caption that are searched for a picture or heading. */
const ROWS = 200;
const HOLDERS: ReadonlySet<string> = new Set(
  'img picture video iframe canvas svg noscript figure table caption h1 h2 h3 h4 h5 h6'.split(' '),
);

/** Array by node id: 1 for elements whose class, id or `itemprop` contains a word for captions; otherwise 0. */
const calledCaptions = baseFacet((page: Page) => {
  const called = new Uint8Array(page.nodes.size);
  for (const attribute of ['class', 'id', 'itemprop'])
    for (const element of page.index.matching(attribute, CAPTION)) called[element] = 1;
  return called;
});

/**
 * Returns whether a visible element is named a caption (class, id, `itemprop`) and contains neither a picture (then it
 * is a figure) nor a heading (then it is a teaser, as in Bootstrap).
 */
export function isCalledCaption(page: Page, element: number): boolean {
  if (calledCaptions(page)[element] !== 1 || !page.isVisible(element)) return false;
  const end = Math.min(page.endOf(element), element + ROWS);
  for (let inner = element; inner < end; inner++) if (HOLDERS.has(page.nameOf(inner))) return false;
  return true;
}

export function isInCaption(page: Page, text: number): boolean {
  const isCaption = (element: number) => page.nameOf(element) === 'figcaption' || isCalledCaption(page, element);
  return page.ancestorsOf(text, MAX_CAPTION_LEVELS).some(isCaption);
}

const WORD = calls(ADMONITION_WORDS, '\\s');
const PART = calls(ADMONITION_PARTS);
const ROLE = calls(ADMONITION_ROLES, '\\s');
/** Longest admonition (characters); a longer box is a chapter. */
const MAX_BOX_CHARACTERS = 2500;
/** Number of a heading's ancestors that are searched for an admonition. */
const MAX_ADMONITION_LEVELS = 3;

/** The admonitions of a page: blocks with a class or role for admonitions, little text and at most one heading. */
const admonitions = facet((page: Page): ReadonlySet<number> => {
  const { matching } = page.index;
  const called = [...matching('class', WORD), ...matching('class', PART), ...matching('role', ROLE)];
  return new Set(
    called.filter((node) => page.isBlock(node) && !HEADINGS.has(page.nameOf(node)) && isShortBox(page, node)),
  );
});

export const isAdmonition = (page: Page, node: number): boolean => admonitions(page).has(node);

function isShortBox(page: Page, box: number): boolean {
  let headings = 0;
  let characters = 0;
  for (let id = box; id < page.endOf(box) && headings <= 1 && characters <= MAX_BOX_CHARACTERS; id++) {
    if (HEADINGS.has(page.nameOf(id))) headings++;
    else if (isShownText(page, id)) characters += page.textOf(id).length;
  }
  return headings <= 1 && characters <= MAX_BOX_CHARACTERS;
}

/** Returns whether a heading is the title of an admonition: the first text in the box, followed by more text. */
export function isAdmonitionTitle(page: Page, heading: number): boolean {
  const box = page.ancestorsOf(heading, MAX_ADMONITION_LEVELS).find((around) => isAdmonition(page, around)) ?? -1;
  if (box < 0) return false;
  const texts = visibleTexts(page, box, page.endOf(box));
  return (
    (texts[0] ?? -1) > heading && (texts[0] ?? 0) < page.endOf(heading) && (texts.at(-1) ?? 0) >= page.endOf(heading)
  );
}

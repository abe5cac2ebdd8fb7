/** Recognises captions by their element or their class names. */
import { holds } from '../../vocabulary/match.ts';
import { CAPTION_NAMES } from '../../vocabulary/names/pictures.ts';
import { baseFacet, type Page } from '../page.ts';

const CAPTION = holds(CAPTION_NAMES);
/** At most this many ancestors of a text are searched for a caption. */
const MAX_CAPTION_LEVELS = 3;
/** At most this many rows of a possible caption are searched. */
const ROWS = 200;
const HOLDERS: ReadonlySet<string> = new Set(
  'img picture video iframe canvas svg noscript figure table caption h1 h2 h3 h4 h5 h6'.split(' '),
);

/** By node: 1 for elements named as captions. */
const calledCaptions = baseFacet((page: Page) => {
  const called = new Uint8Array(page.nodes.size);
  for (const attribute of ['class', 'id', 'itemprop'])
    for (const element of page.index.matching(attribute, CAPTION)) called[element] = 1;
  return called;
});

/**
 * Whether an element is named as a caption. An element with a picture is a figure, and one with a heading is the text of a
 * card (Bootstrap's thumbnails, shops): neither is a caption, whatever its name.
 */
export function isCalledCaption(page: Page, element: number): boolean {
  if (calledCaptions(page)[element] !== 1 || !page.isVisible(element)) return false;
  const end = Math.min(page.endOf(element), element + ROWS);
  for (let inner = element; inner < end; inner++) if (HOLDERS.has(page.nameOf(inner))) return false;
  return true;
}

/** Whether a text is in a caption. */
export function isInCaption(page: Page, text: number): boolean {
  const isCaption = (element: number) => page.nameOf(element) === 'figcaption' || isCalledCaption(page, element);
  return page.ancestorsOf(text, MAX_CAPTION_LEVELS).some(isCaption);
}

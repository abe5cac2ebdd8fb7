/** Captions, told by their element or by what pages call them. */
import { holds } from '../../vocabulary/match.ts';
import { CAPTION_NAMES } from '../../vocabulary/names/pictures.ts';
import { baseFacet, type Page } from '../page.ts';

const CAPTION = holds(CAPTION_NAMES);
/** How far above its text the element of a caption is looked for. */
const MAX_CAPTION_LEVELS = 3;
/** How many rows of what may be a caption are looked through. */
const ROWS = 200;
const HOLDERS: ReadonlySet<string> = new Set(
  'img picture video iframe canvas svg noscript figure table caption h1 h2 h3 h4 h5 h6'.split(' '),
);

/** By node, 1 for what is called a caption. */
const calledCaptions = baseFacet((page: Page) => {
  const called = new Uint8Array(page.nodes.size);
  for (const attribute of ['class', 'id', 'itemprop'])
    for (const element of page.index.matching(attribute, CAPTION)) called[element] = 1;
  return called;
});

/**
 * Whether an element is called a caption. What holds a picture is a figure, and what holds a heading the text of a card (Bootstrap's
 * thumbnails, shops): neither is a caption, whatever it is called.
 */
export function isCalledCaption(page: Page, element: number): boolean {
  if (calledCaptions(page)[element] !== 1 || !page.isVisible(element)) return false;
  const end = Math.min(page.endOf(element), element + ROWS);
  for (let inner = element; inner < end; inner++) if (HOLDERS.has(page.nameOf(inner))) return false;
  return true;
}

/** Whether a text stands in a caption. */
export function isInCaption(page: Page, text: number): boolean {
  const isCaption = (element: number) => page.nameOf(element) === 'figcaption' || isCalledCaption(page, element);
  return page.ancestorsOf(text, MAX_CAPTION_LEVELS).some(isCaption);
}

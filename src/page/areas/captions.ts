import { holds } from '../../vocabulary/match.ts';
import { CAPTION_NAMES } from '../../vocabulary/names/pictures.ts';
import { baseFacet, type Page } from '../page.ts';

const CAPTION = holds(CAPTION_NAMES);
/** Number of ancestors of a text to search for a caption. */
const MAX_CAPTION_LEVELS = 3;
/** Number of nodes of a possible caption to search for a picture or heading. */
const ROWS = 200;
const HOLDERS: ReadonlySet<string> = new Set(
  'img picture video iframe canvas svg noscript figure table caption h1 h2 h3 h4 h5 h6'.split(' '),
);

/** Array by node id: 1 for elements whose class, id or `itemprop` is that of a caption, else 0. */
const calledCaptions = baseFacet((page: Page) => {
  const called = new Uint8Array(page.nodes.size);
  for (const attribute of ['class', 'id', 'itemprop'])
    for (const element of page.index.matching(attribute, CAPTION)) called[element] = 1;
  return called;
});

/**
 * Returns whether an element is visible, and a caption by its class, id or `itemprop`. An element that contains a
 * picture is a whole figure, not a caption; one that contains a heading is the text of a card (as in Bootstrap).
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

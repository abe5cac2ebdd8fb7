import { leavesPage, leavesSite } from '../../page/links.ts';
import { facet, type Page } from '../../page/page.ts';
import { picturesOf, shownSize } from '../../page/pictures/pictures.ts';
import { IMAGE_FILE } from '../../page/pictures/source.ts';
import { textsOf } from '../../page/texts.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { memoised } from '../../shared/memoised.ts';
import { absoluteUrl } from '../../shared/url.ts';
import { holds, says } from '../../vocabulary/match.ts';
import { ADVERT_NAMES, LOGO_NAMES, PARTNER_NAMES, SERVICE_NAMES } from '../../vocabulary/names/parts.ts';
import type { Coverage } from '../coverage.ts';
import type { Figure } from './figures.ts';

const MAX_NAME_LEVELS = 3;

const ADVERT = holds(`(?:^|[-_\\s/.])(?:${ADVERT_NAMES})(?:[-_\\s/.\\d]|$)`);
const SERVICE = holds(`(?:^|[-_./])(?:${SERVICE_NAMES})(?:[-_./?=\\d]|$)`);

/** Returns whether a frame shows an advert or a service of the site, such as a chat. */
export function isAdvertOrService(page: Page, node: number, address: string): boolean {
  const { hostname, pathname } = new URL(address);
  if (ADVERT.test(hostname + pathname) || SERVICE.test(hostname + pathname)) return true;
  const { title = '', name = '' } = page.attributesOf(node);
  if (ADVERT.test(title) || ADVERT.test(name)) return true;
  return boxesAround(page, node).some((box) => page.index.isCalled(box, ADVERT));
}

/** Returns whether a picture is in a box named as an advert. Boxes with text often have such names. */
export function isInAdvert(page: Page, coverage: Coverage, node: number): boolean {
  return boxesAround(page, node).some((box) => coverage.textIn(box) === 0 && page.index.isCalled(box, ADVERT));
}

/** Largest height of a logo (CSS pixels). */
const LOGO_HEIGHT = 240;
/** Longest text above or beside logos, such as "Our partners" (characters). */
const LONGEST_LABEL = 60;
const LOGO_TEXT = holds(`(?:^|\\s)(?:${LOGO_NAMES})(?:\\s|$)`);
const LOGO_BOX = holds(`(?:^|[-_\\s])(?:${LOGO_NAMES}|${PARTNER_NAMES})(?:[-_\\s\\d]|$)`);
const PARTNERS = says('whole', 'partners');

/** Returns whether a picture below the last kept line is the logo of a sponsor or partner. */
export function isLogoAtEnd(page: Page, coverage: Coverage, node: number, { caption }: Figure): boolean {
  if (caption >= 0 || node < (coverage.last?.node ?? node + 1)) return false;
  const { height } = shownSize(page, node);
  if (height === 0 || height > LOGO_HEIGHT) return false;
  if (LOGO_TEXT.test(page.attributesOf(node).alt ?? '')) return true;
  if (boxesAround(page, node).some((box) => holdsLogos(page, coverage, box))) return true;
  if (standsInRow(page, coverage, node)) return true;
  const before = textsOf(page)[indexFrom(textsOf(page), node) - 1] ?? -1;
  const label = page
    .textOf(before)
    .trim()
    .replace(/[:：.…]$/, '')
    .trim();
  return label.length <= LONGEST_LABEL && PARTNERS.test(label);
}

/** Limits for a row of logos: largest height (CSS pixels), smallest height as a share of the largest, fewest logos. */
const ROW_HEIGHT = 120;
const LIKE_HEIGHT = 0.8;
const FEWEST_IN_ROW = 3;

/** Returns whether a picture is in a row of logos, which is a box without text. */
function standsInRow(page: Page, coverage: Coverage, node: number): boolean {
  const { picturesIn, isOfLogos } = rowsOf(page);
  const boxes = page.ancestorsOf(node, 6).filter((box) => coverage.textIn(box) === 0);
  const row = boxes.find((box) => picturesIn(box).length >= FEWEST_IN_ROW);
  return row !== undefined && isOfLogos(row);
}

/** The pictures in a box, and whether they are logos. Cached, because many pictures may be in the same box. */
const rowsOf = facet((page: Page) => {
  const nodes = picturesOf(page).map((picture) => picture.node);
  const picturesIn = memoised((box: number) => nodes.slice(indexFrom(nodes, box), indexFrom(nodes, page.endOf(box))));
  return { picturesIn, isOfLogos: memoised((box: number) => areLogos(page, picturesIn(box))) };
});

/** Returns whether pictures are small, of similar height, and link to pages (not to files, as in galleries). */
function areLogos(page: Page, pictures: readonly number[]): boolean {
  const heights = pictures.map((picture) => shownSize(page, picture).height);
  const highest = heights.reduce((most, height) => Math.max(most, height), 0);
  if (highest > ROW_HEIGHT || heights.some((height) => height < LIKE_HEIGHT * highest)) return false;
  return pictures.every((picture) => {
    const link = page.ancestorsOf(picture, MAX_NAME_LEVELS).find((around) => page.nameOf(around) === 'a') ?? -1;
    return link >= 0 && leavesPage(page, link) && !IMAGE_FILE.test(page.attributesOf(link).href ?? '');
  });
}

/** Returns whether a box is a link to another site's front page, or a footer or named box with little text. */
function holdsLogos(page: Page, coverage: Coverage, box: number): boolean {
  if (page.nameOf(box) === 'a') {
    const { href = '' } = page.attributesOf(box);
    return leavesSite(page, box) && new URL(absoluteUrl(href, page.baseUrlOf(box))).pathname === '/';
  }
  if (coverage.textIn(box) > LONGEST_LABEL) return false;
  return page.nameOf(box) === 'footer' || page.index.isCalled(box, LOGO_BOX);
}

function boxesAround(page: Page, node: number): number[] {
  return [node, ...page.ancestorsOf(node, MAX_NAME_LEVELS)];
}

import { leavesSite } from '../../page/leaves-page.ts';
import type { Page } from '../../page/page.ts';
import { shownSize } from '../../page/pictures/picture-size.ts';
import { textsOf } from '../../page/texts.ts';
import { indexFrom } from '../../shared/ascending.ts';
import { absoluteUrl } from '../../shared/url.ts';
import { holds, says } from '../../vocabulary/match.ts';
import { ADVERT_NAMES, LOGO_NAMES, PARTNER_NAMES, SERVICE_NAMES } from '../../vocabulary/names/adverts.ts';
import type { Coverage } from '../coverage.ts';
import type { Figure } from './figures.ts';

/** How far up names are looked at. */
const LEVELS = 3;

const ADVERT = holds(`(?:^|[-_\\s/.])(?:${ADVERT_NAMES})(?:[-_\\s/.\\d]|$)`);
/** Frames that do something for the site and show nothing of the article. */
const SERVICE = holds(`(?:^|[-_./])(?:${SERVICE_NAMES})(?:[-_./?=\\d]|$)`);

/** Whether a frame of unknown make looks like an advert or a service by its own names and those right around it. */
export function isAdvertOrService(page: Page, node: number, address: string): boolean {
  const { hostname, pathname } = new URL(address);
  if (ADVERT.test(hostname + pathname) || SERVICE.test(hostname + pathname)) return true;
  const { title = '', name = '' } = page.attributesOf(node);
  if (ADVERT.test(title) || ADVERT.test(name)) return true;
  return boxesAround(page, node).some((box) => isCalledAdvert(page, box));
}

/** Whether a picture stands alone in a box that is called an advert. Boxes with text are called all sorts of things. */
export function isInAdvert(page: Page, coverage: Coverage, node: number): boolean {
  return boxesAround(page, node).some((box) => coverage.textIn(box) === 0 && isCalledAdvert(page, box));
}

/** Greatest height of a logo (CSS pixels). */
const LOGO_HEIGHT = 240;
/** Most of what is said above or beside logos (characters). */
const LONGEST_LABEL = 60;
const LOGO_TEXT = holds(`(?:^|\\s)(?:${LOGO_NAMES})(?:\\s|$)`);
const LOGO_BOX = holds(`(?:^|[-_\\s])(?:${LOGO_NAMES}|${PARTNER_NAMES})(?:[-_\\s\\d]|$)`);
const PARTNERS = says('whole', 'partners');

/** Whether a picture below the last kept line is the logo of somebody who pays for the site or works with it. */
export function isLogoAtEnd(page: Page, coverage: Coverage, node: number, { caption }: Figure): boolean {
  if (caption >= 0 || node < (coverage.last?.node ?? node + 1)) return false;
  const { height } = shownSize(page, node);
  if (height === 0 || height > LOGO_HEIGHT) return false;
  if (LOGO_TEXT.test(page.attributesOf(node).alt ?? '')) return true;
  if (boxesAround(page, node).some((box) => holdsLogos(page, coverage, box))) return true;
  const before = textsOf(page)[indexFrom(textsOf(page), node) - 1] ?? -1;
  const label =
    before < 0
      ? ''
      : page
          .textOf(before)
          .trim()
          .replace(/[:：.…]$/, '')
          .trim();
  return label.length <= LONGEST_LABEL && PARTNERS.test(label);
}

/** By what a box is called, the foot of the article, or a link to the front page of another site. */
function holdsLogos(page: Page, coverage: Coverage, box: number): boolean {
  if (page.nameOf(box) === 'a') {
    const { href = '' } = page.attributesOf(box);
    return leavesSite(page, box) && new URL(absoluteUrl(href, page.baseUrlOf(box))).pathname === '/';
  }
  if (coverage.textIn(box) > LONGEST_LABEL) return false;
  return page.nameOf(box) === 'footer' || page.index.isCalled(box, LOGO_BOX);
}

function isCalledAdvert(page: Page, node: number): boolean {
  return page.index.isCalled(node, ADVERT);
}

/** A node and what it stands in. */
function boxesAround(page: Page, node: number): number[] {
  return [node, ...page.ancestorsOf(node, LEVELS)];
}

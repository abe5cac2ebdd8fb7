import type { Page } from '../../page/page.ts';
import { holds } from '../../vocabulary/match.ts';
import { ADVERT_NAMES, SERVICE_NAMES } from '../../vocabulary/names/adverts.ts';
import type { Coverage } from '../coverage.ts';

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

function isCalledAdvert(page: Page, node: number): boolean {
  return page.index.isCalled(node, ADVERT);
}

/** A node and what it stands in. */
function boxesAround(page: Page, node: number): number[] {
  return [node, ...page.ancestorsOf(node, LEVELS)];
}

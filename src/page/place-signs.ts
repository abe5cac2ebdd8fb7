/** Finds the signs with which sections link to themselves: "¶", "#", an icon. */
import { hasLetterOrDigit } from '../shared/letters.ts';
import { fragmentOf } from '../shared/url.ts';
import { anchorIds } from './anchor-ids.ts';
import { baseFacet, type Page } from './page.ts';
import { lineOf } from './texts.ts';

/** Longest sign (characters) and largest link (nodes). */
const LONGEST_SIGN = 3;
const MAX_LINK_NODES = 6;

/** Signs by link. The link leads to an element around it; a link to elsewhere may be the marker of a note. */
export const placeSigns = baseFacet((page: Page): ReadonlyMap<number, string> => {
  const signs = new Map<number, string>();
  for (const link of page.index.having('href')) {
    const { href = '' } = page.attributesOf(link);
    const target = href.includes('#') ? (anchorIds(page).get(fragmentOf(href)) ?? 0) : 0;
    if (target === 0 || !page.holds(target, link)) continue;
    const sign = lineOf(page, link, LONGEST_SIGN, MAX_LINK_NODES);
    if (sign && !hasLetterOrDigit(sign)) signs.set(link, sign);
  }
  return signs;
});

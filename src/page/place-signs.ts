/** Finds the signs by which a heading links to itself: "¶", "#" or an icon. */
import { hasLetterOrDigit } from '../shared/letters.ts';
import { fragmentOf } from '../shared/url.ts';
import { anchorIds } from './anchor-ids.ts';
import { baseFacet, type Page } from './page.ts';
import { lineOf } from './texts.ts';

/** Maximum length of a sign (characters): the short text of a link to its own place, such as "¶", "#" or "3". */
const LONGEST_SIGN = 3;
/** Maximum number of nodes in a link whose text is a sign. */
const MAX_LINK_NODES = 6;

/** The sign of each link that leads to an element around the link. A sign that leads to a note is a note marker. */
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

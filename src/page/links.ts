import { hasLetterOrDigit } from '../shared/letters.ts';
import { absoluteUrl, areOneSite, fragmentOf, hostOf, withoutHash } from '../shared/url.ts';
import { union } from './element-index.ts';
import { baseFacet, type Page } from './page.ts';
import { lineOf } from './texts.ts';

/** Maps each name that a link can point to (`id`, or `name` of an `a`) to its first element, as browsers do. */
export const anchorIds = baseFacet((page: Page): ReadonlyMap<string, number> => {
  const ids = new Map<string, number>();
  for (const node of union([page.index.having('id'), page.index.having('name')])) {
    const { id, name } = page.attributesOf(node);
    if (id && !ids.has(id)) ids.set(id, node);
    if (name && page.nameOf(node) === 'a' && !ids.has(name)) ids.set(name, node);
  }
  return ids;
});

/** Longest text (characters) of a self-link: a link such as "¶" in a heading, which leads to that heading. */
const LONGEST_SIGN = 3;
/** Maximum number of nodes in a self-link. A link with more is part of the text. */
const MAX_LINK_NODES = 6;

/** Maps each self-link (to an element around the link) to its text, such as "¶". Footnote numbers lead elsewhere. */
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

export function leavesPage(page: Page, link: number): boolean {
  const { href = '' } = page.attributesOf(link);
  const address = absoluteUrl(href, page.baseUrlOf(link));
  return address !== '' && withoutHash(address) !== withoutHash(page.snapshot.url);
}

export function leavesSite(page: Page, link: number): boolean {
  const host = hostOf(absoluteUrl(page.attributesOf(link).href ?? '', page.baseUrlOf(link)));
  return host !== '' && !areOneSite(host, hostOf(page.snapshot.url));
}

export function isPaid(page: Page, link: number): boolean {
  return /\bsponsored\b/.test(page.attributesOf(link).rel ?? '');
}

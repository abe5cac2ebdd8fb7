/** Where links lead. */
import { absoluteUrl, areOneSite, hostOf, withoutHash } from '../shared/url.ts';
import type { Page } from './page.ts';

/** Whether an element is a link to another page than this one. What is no link has no address, and leads nowhere. */
export function leavesPage(page: Page, link: number): boolean {
  const { href = '' } = page.attributesOf(link);
  const address = absoluteUrl(href, page.baseUrlOf(link));
  return address !== '' && withoutHash(address) !== withoutHash(page.snapshot.url);
}

/** Whether an element is a link to a page of another site. */
export function leavesSite(page: Page, link: number): boolean {
  const host = hostOf(absoluteUrl(page.attributesOf(link).href ?? '', page.baseUrlOf(link)));
  return host !== '' && !areOneSite(host, hostOf(page.snapshot.url));
}

/** Whether a page says of a link that somebody has paid for it. */
export function isPaid(page: Page, link: number): boolean {
  return /\bsponsored\b/.test(page.attributesOf(link).rel ?? '');
}

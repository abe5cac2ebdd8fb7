/** Tests where links lead. */
import { absoluteUrl, areOneSite, hostOf, withoutHash } from '../shared/url.ts';
import type { Page } from './page.ts';

/** Whether an element is a link to another page; false if it is not a link. */
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

/** Whether the page marks a link as paid for. */
export function isPaid(page: Page, link: number): boolean {
  return /\bsponsored\b/.test(page.attributesOf(link).rel ?? '');
}

import { absoluteUrl, areOneSite, hostOf, withoutHash } from '../shared/url.ts';
import type { Page } from './page.ts';

export function leavesPage(page: Page, link: number): boolean {
  const { href = '' } = page.attributesOf(link);
  const address = absoluteUrl(href, page.baseUrlOf(link));
  return address !== '' && withoutHash(address) !== withoutHash(page.snapshot.url);
}

export function leavesSite(page: Page, link: number): boolean {
  const host = hostOf(absoluteUrl(page.attributesOf(link).href ?? '', page.baseUrlOf(link)));
  return host !== '' && !areOneSite(host, hostOf(page.snapshot.url));
}

/** Returns whether the page marks a link as an advertisement. */
export function isPaid(page: Page, link: number): boolean {
  return /\bsponsored\b/.test(page.attributesOf(link).rel ?? '');
}

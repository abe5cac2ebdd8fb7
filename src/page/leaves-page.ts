/** Where links lead. */
import { absoluteUrl, withoutHash } from '../shared/url.ts';
import type { Page } from './page.ts';

/** Whether an element is a link to another page than this one. What is no link has no address, and leads nowhere. */
export function leavesPage(page: Page, link: number): boolean {
  const { href = '' } = page.attributesOf(link);
  const address = absoluteUrl(href, page.baseUrlOf(link));
  return address !== '' && withoutHash(address) !== withoutHash(page.snapshot.url);
}

/** Opens links of the article in the reader, in the same tab. */

import { isContextValid } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { intact } from '../platform/unclobbered.ts';
import { withoutHash } from '../shared/url.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';

/**
 * Asks the background worker to open a link in the reader. Without permission for its site, goes to the link without
 * the reader. Returns false, and does nothing, if the browser should follow the link itself: on this page, or not http.
 */
export function followLink(document: Document, address: string): boolean {
  const isHere = withoutHash(address) === withoutHash(intact(document).URL);
  if (isHere || !/^https?:/i.test(address) || !isContextValid()) return false;
  const plainly = () => intact(document).defaultView?.location.assign(address);
  callBackgroundFromContent('readLinkHere', { url: address }).then(
    ({ isOnItsWay }) => isOnItsWay || plainly(),
    (error: unknown) => {
      reportOnce('a link was not opened in the reader', error);
      plainly();
    },
  );
  return true;
}

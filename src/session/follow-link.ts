/** Opens links of the article in the reader, in the same tab. */

import { isContextValid } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { intact } from '../platform/unclobbered.ts';
import { withoutHash } from '../shared/url.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';

/**
 * Asks the background worker to open a link in the reader. If the worker cannot, for example because it has no
 * permission for the link's site, the page opens without the reader. Returns false and does nothing for a link that the
 * browser should follow itself: one to a part of this page, or one that is not http(s).
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

/** Opens links of the article in the reader, in the same tab. */

import { isContextValid } from '../platform/browser.ts';
import { reportOnce } from '../platform/errors.ts';
import { intact } from '../platform/unclobbered.ts';
import { withoutHash } from '../shared/url.ts';
import { callBackgroundFromContent } from '../store/messages/messenger.ts';

/**
 * Asks the background worker to open a link in the reader; without permission for the site, the link opens normally.
 * Returns false if the browser should handle the link.
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

import { browser } from '../platform/browser.ts';
import { addressOfTab } from '../store/messages/sample-page.ts';

/** Opens the introduction page on installation, but not after an update. */
export async function welcome(reason: string): Promise<void> {
  if (reason === 'install') await browser.tabs.create({ url: addressOfTab('welcome') });
}

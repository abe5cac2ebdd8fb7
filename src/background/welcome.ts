import { browser } from '../platform/browser.ts';
import { addressOfTab } from '../store/messages/sample-page.ts';

/** The page that says how it goes: once, when Lectern was installed, and never after an update. */
export async function welcome(reason: string): Promise<void> {
  if (reason === 'install') await browser.tabs.create({ url: addressOfTab('welcome') });
}

/**
 * Identifies the options page, which is also the sample page: users can try the toolbar button where it is explained.
 * Browsers inject no scripts into extension pages, so the page itself runs the scripts that the background names.
 */
import { browser } from '../../platform/browser.ts';

const PAGE = 'src/pages/options/index.html';

export const addressOfTab = (tab: 'highlights' | 'welcome'): string => browser.runtime.getURL(`${PAGE}#${tab}`);

export interface BackgroundToSample {
  /** Runs scripts of the extension in this order, given as paths from its root; answers when they have run. */
  runScripts(request: { files: readonly string[] }): void;
}

export function isSamplePage(url: string | undefined): boolean {
  return url?.split(/[?#]/, 1)[0] === browser.runtime.getURL(PAGE);
}

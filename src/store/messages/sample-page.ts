/**
 * Identifies the options page. It is also the sample page: it explains the toolbar button, and users can try the button
 * on it. Browsers inject no scripts into extension pages, so the page itself runs the scripts that the background
 * names.
 */
import { browser } from '../../platform/browser.ts';

const PAGE = 'src/pages/options/index.html';

export const addressOfTab = (tab: 'highlights' | 'welcome'): string => browser.runtime.getURL(`${PAGE}#${tab}`);

export interface BackgroundToSample {
  /** Runs scripts in the given order; `files` are paths from the extension's root. Answers when they have run. */
  runScripts(request: { files: readonly string[] }): void;
}

export function isSamplePage(url: string | undefined): boolean {
  return url?.split(/[?#]/, 1)[0] === browser.runtime.getURL(PAGE);
}

/**
 * The extension's page: options, and the welcome that explains the button. It can be read like any other page, so that users can
 * try the button where it is explained. Browsers inject nothing into extension pages: this one runs the scripts itself when the
 * background names them.
 */
import { browser } from '../../platform/browser.ts';

const PAGE = 'src/pages/options/index.html';

/** Returns the address of a tab of the page. */
export const addressOfTab = (tab: 'highlights' | 'welcome'): string => browser.runtime.getURL(`${PAGE}#${tab}`);

export interface BackgroundToSample {
  /** Runs scripts of the extension in this order (paths from its root); answers when they have run. */
  runScripts(request: { files: readonly string[] }): void;
}

export function isSamplePage(url: string | undefined): boolean {
  return url?.split(/[?#]/, 1)[0] === browser.runtime.getURL(PAGE);
}

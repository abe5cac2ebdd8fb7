/** The options page, on which users can try the button. It runs the scripts itself: browsers inject none into it. */
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

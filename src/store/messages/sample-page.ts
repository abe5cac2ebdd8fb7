/**
 * The extension's page: options, and the welcome that explains the button. It can be read like any other page, so that users can
 * try the button where it is explained. Browsers inject nothing into extension pages: this one runs the scripts itself when the
 * background names them.
 */
import { browser } from '../../platform/browser.ts';
import { fields, type Guard, type Guards } from './guards.ts';

const PAGE = 'src/pages/options/index.html';

/** Returns the address of a tab of the page. */
export const addressOfTab = (tab: 'highlights' | 'welcome'): string => browser.runtime.getURL(`${PAGE}#${tab}`);

export interface BackgroundToSample {
  /** Runs scripts of the extension in this order (paths from its root); answers when they have run. */
  runScripts(request: { files: readonly string[] }): void;
}

const isFiles: Guard<readonly string[]> = (value): value is readonly string[] =>
  Array.isArray(value) && value.every((file) => typeof file === 'string' && /^\/[\w./-]+\.js$/.test(file));

export const SAMPLE_GUARDS: Guards = {
  runScripts: /* @__PURE__ */ fields<{ files: readonly string[] }>({ files: isFiles }),
};

export function isSamplePage(url: string | undefined): boolean {
  return url?.split(/[?#]/, 1)[0] === browser.runtime.getURL(PAGE);
}

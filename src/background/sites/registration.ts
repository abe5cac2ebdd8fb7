/** Registers the article probe, a small script, on the sites where the reader opens automatically, and on no others. */

import { browser } from '../../platform/browser.ts';
import { EVERYWHERE } from '../../store/sites/site-pattern.ts';
import type { Sites } from '../../store/sites/sites.ts';
import probeScript from '../article-probe/probe.ts?iife';

const ID = 'article-probe';

/**
 * Registers the article probe. Browsers keep the registration between starts, but drop it when the extension is
 * updated.
 */
export async function registerProbe({ always, everywhere }: Pick<Sites, 'always' | 'everywhere'>): Promise<void> {
  const matches = everywhere ? [EVERYWHERE] : [...always];
  const { scripting } = browser;
  const [registered] = await scripting.getRegisteredContentScripts({ ids: [ID] });
  if (matches.length === 0) {
    if (registered) await scripting.unregisterContentScripts({ ids: [ID] });
    return;
  }
  const script = { id: ID, matches, js: [`/${probeScript}`], runAt: 'document_idle' as const };
  if (registered) await scripting.updateContentScripts([script]);
  else await scripting.registerContentScripts([{ ...script, persistAcrossSessions: true }]);
}

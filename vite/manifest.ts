// The one manifest.json in the repository is written for Chromium and carries Firefox's settings;
// each browser gets the part that it understands.
import { readFileSync } from 'node:fs';
import type { ManifestV3Export } from '@crxjs/vite-plugin';

export type Browser = 'chrome' | 'firefox';

export function manifestFor(browser: Browser): ManifestV3Export {
  const manifest = JSON.parse(readFileSync(new URL('../manifest.json', import.meta.url), 'utf8'));
  // crxjs names its chunks by base name and mixes up two called index.ts (background and content); a query tells them apart
  manifest.background.service_worker += '?background';
  if (browser === 'chrome') {
    delete manifest.browser_specific_settings;
    return manifest;
  }
  delete manifest.minimum_chrome_version;
  // Firefox has no service workers for extensions; without default_area the button hides behind the puzzle piece.
  manifest.background = { scripts: [manifest.background.service_worker], type: 'module' };
  manifest.action.default_area = 'navbar';
  return manifest;
}

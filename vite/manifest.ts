// The repository's one manifest.json is written for Chromium and includes Firefox's settings; each browser gets its own
// part. The version comes from package.json.
import { readFileSync } from 'node:fs';
import type { ManifestV3Export } from '@crxjs/vite-plugin';

export type Browser = 'chrome' | 'firefox';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

/**
 * Returns a browser's manifest. `LECTERN_GECKO_ID` sets the publisher's id (addons.mozilla.org); the one in the file is
 * a placeholder.
 */
export function manifestFor(browser: Browser, geckoId = process.env.LECTERN_GECKO_ID): ManifestV3Export {
  const manifest = { ...read('manifest.json'), version: read('package.json').version };
  // crxjs names its chunks by base name and mixes up two called index.ts (background and content); a query tells them apart
  manifest.background.service_worker += '?background';
  if (browser === 'chrome') {
    delete manifest.browser_specific_settings;
    return manifest;
  }
  delete manifest.minimum_chrome_version;
  // Firefox's background is already a page
  manifest.permissions = manifest.permissions.filter((permission: string) => permission !== 'offscreen');
  if (geckoId) manifest.browser_specific_settings.gecko.id = geckoId;
  // Firefox has no service workers for extensions; without default_area the button hides behind the puzzle piece.
  manifest.background = { scripts: [manifest.background.service_worker], type: 'module' };
  manifest.action.default_area = 'navbar';
  // Firefox knows whether its toolbar is dark: `light` icons are for toolbars with light text
  manifest.action.theme_icons = [16, 32].map((size) => ({
    light: `icons/bright-${size}.png`,
    dark: `icons/${size}.png`,
    size,
  }));
  return manifest;
}

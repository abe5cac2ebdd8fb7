// Makes the manifest of each browser from manifest.json, which is written for Chromium and also contains the settings
// for Firefox. The version comes from package.json.
import { readFileSync } from 'node:fs';
import type { ManifestV3Export } from '@crxjs/vite-plugin';

export type Browser = 'chrome' | 'firefox';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

/**
 * Returns the manifest of a browser. `geckoId` is the extension's id on addons.mozilla.org, from the environment
 * variable `LECTERN_GECKO_ID`. The id in manifest.json is a placeholder.
 */
export function manifestFor(browser: Browser, geckoId = process.env.LECTERN_GECKO_ID): ManifestV3Export {
  const manifest = { ...read('manifest.json'), version: read('package.json').version };
  // the query makes the name unique: crxjs names a chunk after its file, and a content script is also called index.ts
  manifest.background.service_worker += '?background';
  if (browser === 'chrome') {
    delete manifest.browser_specific_settings;
    return manifest;
  }
  delete manifest.minimum_chrome_version;
  // Firefox always sends messages as structured clones; Chromium does since version 148 if the manifest says so
  delete manifest.message_serialization;
  // Firefox needs no offscreen page, because its background is already a page
  manifest.permissions = manifest.permissions.filter((permission: string) => permission !== 'offscreen');
  if (geckoId) manifest.browser_specific_settings.gecko.id = geckoId;
  // Firefox has no service workers for extensions. Without default_area, Firefox hides the button in the extensions
  // menu (the puzzle piece).
  manifest.background = { scripts: [manifest.background.service_worker], type: 'module' };
  manifest.action.default_area = 'navbar';
  // Firefox chooses icons by the colour of its toolbar: `light` icons are for toolbars with light text
  manifest.action.theme_icons = [16, 32].map((size) => ({
    light: `icons/bright-${size}.png`,
    dark: `icons/${size}.png`,
    size,
  }));
  return manifest;
}

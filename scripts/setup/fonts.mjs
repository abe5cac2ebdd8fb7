import { aptInstall, canInstall } from './apt.mjs';
import { findOnPath, outputOf } from './command.mjs';

/**
 * Installs fonts with Arabic and Japanese characters if they are missing. Without the fonts, layout tests in these
 * languages still pass, but are less realistic.
 */
export async function ensureFonts() {
  if (process.platform !== 'linux' || findOnPath(['fc-list']) === null) return;
  if (outputOf('fc-list', [':lang=ja']) !== '' || !canInstall()) return;
  await aptInstall('fonts-noto-core', 'fonts-noto-cjk');
}

import { aptInstall, canInstall } from './apt.mjs';
import { findOnPath, outputOf } from './command.mjs';

/**
 * Installs fonts: layout tests in Arabic and Japanese need glyphs. Without them the texts are boxes, but nothing
 * breaks.
 */
export async function ensureFonts() {
  if (process.platform !== 'linux' || findOnPath(['fc-list']) === null) return;
  if (outputOf('fc-list', [':lang=ja']) !== '' || !canInstall()) return;
  await aptInstall('fonts-noto-core', 'fonts-noto-cjk');
}

/** Writes all settings to a file, and finds out what a file would change. */

import { counted, message } from '../../../platform/wording/message.ts';
import { OWN_FIELDS, parsed } from '../../../shared/own-fields.ts';
import { type OwnFile, readOwnFile, writeOwnFile } from '../../../store/own-file.ts';
import { sameValue } from '../../../store/settings/appearance.ts';
import { CURRENT_VERSION, isSetting, migrate } from '../../../store/settings/parse.ts';
import { ROWS } from '../../../store/settings/rows.ts';
import type { Settings } from '../../../store/settings/types.ts';
import { labelOf } from './words.ts';

export const SETTINGS_FILE: OwnFile = {
  kind: 'lectern-settings',
  version: CURRENT_VERSION,
  // a hundred times the size of all settings
  longest: 500_000,
  notOurs: 'optionsFileForeign',
};

export interface SettingsImport {
  readonly change: Partial<Settings>;
  /** Sentences that say what was rejected and why; '' if nothing was. */
  readonly refused: string;
}

/** Writes all settings, including defaults, so that an import gives the same settings even if defaults have changed. */
export const writeSettingsFile = (settings: Settings): string => writeOwnFile(SETTINGS_FILE, { settings });

const refuse = (refused: string): SettingsImport => ({ change: {}, refused });

export function readSettingsFile(text: string, ours: Settings): SettingsImport {
  const file = readOwnFile(text, SETTINGS_FILE);
  if (typeof file === 'string') return refuse(message(file));
  const settings = parsed(OWN_FIELDS, file.settings);
  return settings
    ? changeBy(migrate({ ...settings, version: file.version }), ours)
    : refuse(message('optionsFileEmpty'));
}

function changeBy(given: Readonly<Record<string, unknown>>, ours: Settings): SettingsImport {
  const names = Object.keys(given).filter((name) => name !== 'version');
  const known = names.filter(isSetting);
  const values = known.map((name) => ({ name, value: ROWS[name].parse(given[name]) }));
  const bad = values.filter(({ value }) => value === undefined).map(({ name }) => labelOf(name));
  const change = Object.fromEntries(
    values
      .filter(({ name, value }) => value !== undefined && !sameValue(value, ours[name]))
      .map(({ name, value }) => [name, value]),
  ) as Partial<Settings>;
  const unknown = names.length - known.length;
  const sentences = [
    bad.length > 0 ? message('optionsFileBadValues', bad.join(', ')) : '',
    unknown > 0 ? counted('optionsFileUnknown', unknown) : '',
  ];
  return { change, refused: sentences.filter((sentence) => sentence !== '').join(' ') };
}

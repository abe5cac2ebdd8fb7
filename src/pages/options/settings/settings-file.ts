/** Writes all settings to a file, and finds out what a file would change. */

import * as v from 'valibot';
import { counted, message } from '../../../platform/wording/message.ts';
import { OWN_FIELDS, parsed, shape } from '../../../shared/own-fields.ts';
import { sameValue } from '../../../store/settings/appearance.ts';
import { CURRENT_VERSION, isSetting, migrate } from '../../../store/settings/parse.ts';
import { ROWS } from '../../../store/settings/rows.ts';
import type { Settings } from '../../../store/settings/types.ts';
import { labelOf } from './words.ts';

const KIND = 'lectern-settings';
/** Longest file to read (characters): a hundred times the size of all settings. */
export const LONGEST_FILE = 500_000;

export interface SettingsImport {
  readonly change: Partial<Settings>;
  /** Sentences that say what was rejected and why; '' if nothing was. */
  readonly refused: string;
}

/** Writes all settings, including defaults, so that an import gives the same settings even if defaults have changed. */
export function writeSettingsFile(settings: Settings): string {
  return `${JSON.stringify({ kind: KIND, version: CURRENT_VERSION, settings }, null, 1)}\n`;
}

const FILE = v.pipe(
  v.string(),
  v.parseJson(),
  shape({ kind: v.literal(KIND), version: v.optional(v.unknown()), settings: v.optional(v.unknown()) }),
);
const VERSION = v.pipe(v.number(), v.integer(), v.minValue(1));

const refuse = (refused: string): SettingsImport => ({ change: {}, refused });

export function readSettingsFile(text: string, ours: Settings): SettingsImport {
  if (text.length > LONGEST_FILE) return refuse(message('optionsFileTooLarge'));
  const file = parsed(FILE, text);
  if (!file) return refuse(message('optionsFileForeign'));
  const version = parsed(VERSION, file.version);
  if (version === null) return refuse(message('optionsFileVersion'));
  if (version > CURRENT_VERSION) return refuse(message('optionsFileNewer'));
  const settings = parsed(OWN_FIELDS, file.settings);
  return settings ? changeBy(settings, version, ours) : refuse(message('optionsFileEmpty'));
}

function changeBy(settings: object, version: number, ours: Settings): SettingsImport {
  const given = migrate({ ...settings, version });
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

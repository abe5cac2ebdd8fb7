/** All settings as a file, and a file of anybody's as what it changes. */

import { counted, message } from '../../../platform/wording/message.ts';
import { CURRENT_VERSION, migrate } from '../../../store/settings/migrations.ts';
import { sameValue } from '../../../store/settings/same-value.ts';
import { SETTINGS } from '../../../store/settings/table.ts';
import type { Settings } from '../../../store/settings/types.ts';
import { labelOf, type SettingName } from './words.ts';

/** Says what a file is, whoever opens it. */
const KIND = 'lectern-settings';
/** Characters: a hundred times what all settings take. */
export const LONGEST_FILE = 500_000;

export interface SettingsImport {
  /** What is to be another from now on. */
  readonly change: Partial<Settings>;
  /** Sentences: why the file, or parts of it, were not taken; or ''. */
  readonly refused: string;
}

/** Those that have their default too: a file means the same when defaults change. */
export function writeSettingsFile(settings: Settings): string {
  return `${JSON.stringify({ kind: KIND, version: CURRENT_VERSION, settings }, null, 1)}\n`;
}

const refuse = (refused: string): SettingsImport => ({ change: {}, refused });

export function readSettingsFile(text: string, ours: Settings): SettingsImport {
  if (text.length > LONGEST_FILE) return refuse(message('optionsFileTooLarge'));
  const file = parseJson(text);
  if (!isRecord(file) || ownOf(file, 'kind') !== KIND) return refuse(message('optionsFileForeign'));
  const version = ownOf(file, 'version');
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return refuse(message('optionsFileVersion'));
  if (version > CURRENT_VERSION) return refuse(message('optionsFileNewer'));
  const settings = ownOf(file, 'settings');
  return isRecord(settings) ? changeBy(settings, version, ours) : refuse(message('optionsFileEmpty'));
}

function changeBy(settings: Raw, version: number, ours: Settings): SettingsImport {
  const given = migrate({ ...settings, version });
  const names = Object.keys(given).filter((name) => name !== 'version');
  const known = names.filter((name): name is SettingName => Object.hasOwn(SETTINGS, name));
  const values = known.map((name) => ({ name, value: SETTINGS[name].parse(given[name]) }));
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

type Raw = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // SyntaxError: any file can be chosen
    return null;
  }
}

const ownOf = (file: Raw, key: string): unknown => (Object.hasOwn(file, key) ? file[key] : undefined);

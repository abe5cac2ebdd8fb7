/**
 * Parses stored settings with the parser and the default of each setting. Separate from the full table of settings,
 * because the scripts that run before the first paint need nothing else of that table.
 */
import { algorithmInfos, DEFAULT_ALGORITHM } from '../../algorithms/index.ts';
import { parseKeys } from '../../platform/wording/own-keys.ts';
import { DEFAULT_APPEARANCE, RANGES, sameValue } from './appearance.ts';
import { ALOUD_RATE } from './options.ts';
import { colour, cssText, fontName, LONGEST_FILE_NAME, line, oneOf, onOff, type Parser, within } from './parsers.ts';
import { presetList } from './presets.ts';
import type { Look, Settings } from './types.ts';

type Parsers<T> = { readonly [K in keyof T]: Parser<T[K]> };

const THEMES = ['light', 'paper', 'sepia', 'grey', 'dark', 'black', 'contrast', 'custom'] as const;

/** Longest list of chosen voices (characters): browsers can synchronise it, and real lists are shorter. */
const MOST_VOICES = 2000;

const SPOKEN = oneOf('read', 'announce', 'skip');

const LOOK: Parsers<Look> = {
  theme: oneOf('system', ...THEMES),
  lightTheme: oneOf(...THEMES),
  darkTheme: oneOf(...THEMES),
  textColour: colour,
  groundColour: colour,
  linkColour: colour,
  fontFamily: oneOf('serif', 'sans', 'mono', 'page', 'installed', 'literata', 'source-sans', 'atkinson', 'dyslexic'),
  fontName,
  fontSize: within(RANGES.fontSize),
  lineHeight: within(RANGES.lineHeight),
  width: within(RANGES.width),
  letterSpacing: within(RANGES.letterSpacing),
  wordSpacing: within(RANGES.wordSpacing),
  paragraphSpacing: within(RANGES.paragraphSpacing),
  align: oneOf('start', 'justify'),
  hyphens: onOff,
  columns: oneOf('one', 'pages', 'page'),
  images: oneOf('full', 'small', 'none'),
  boldStarts: onOff,
};

export const PARSERS: Parsers<Settings> = {
  ...LOOK,
  algorithm: (raw) => algorithmInfos.find(({ id }) => id === raw)?.id,
  researchAlgorithms: onOff,
  presets: presetList(LOOK),
  aloudRate: within(ALOUD_RATE),
  aloudVoices: (raw) => (typeof raw === 'string' && raw.length <= MOST_VOICES ? raw : undefined),
  aloudRemote: onOff,
  aloudCode: SPOKEN,
  aloudTables: SPOKEN,
  aloudFormulas: SPOKEN,
  aloudNotes: SPOKEN,
  aloudCaptions: SPOKEN,
  fileName: line(LONGEST_FILE_NAME),
  userCss: cssText,
  keepPlaces: onOff,
  followLinks: onOff,
  readyAtStart: onOff,
  keys: parseKeys,
  letterKeys: onOff,
  outline: onOff,
  printLinks: onOff,
};

export const FALLBACKS: Settings = {
  ...DEFAULT_APPEARANCE,
  algorithm: DEFAULT_ALGORITHM,
  researchAlgorithms: false,
  presets: [],
  fileName: '',
  userCss: '',
  keepPlaces: true,
  followLinks: false,
  readyAtStart: true,
  aloudRate: 1,
  aloudVoices: '',
  aloudRemote: false,
  aloudCode: 'announce',
  aloudTables: 'announce',
  aloudFormulas: 'announce',
  aloudNotes: 'announce',
  aloudCaptions: 'read',
  keys: '',
  letterKeys: true,
};

type Key = keyof Settings;
const KEYS = Object.keys(PARSERS) as Key[];

/** Returns valid settings: missing and invalid ones get their defaults. Never throws. */
export function parseSettings(stored: unknown): Settings {
  const raw = migrate(stored);
  return Object.fromEntries(KEYS.map((key) => [key, PARSERS[key](raw[key]) ?? FALLBACKS[key]])) as unknown as Settings;
}

/** Returns the part of a requested change that consists of known settings with valid values. */
export function parseChange(change: unknown): Partial<Settings> {
  const raw: Record<string, unknown> = typeof change === 'object' && change !== null ? { ...change } : {};
  return Object.fromEntries(
    KEYS.filter((key) => PARSERS[key](raw[key]) !== undefined).map((key) => [key, PARSERS[key](raw[key])]),
  );
}

/**
 * Returns the value to store: the settings that differ from the defaults, the version (for migrations), and unknown
 * keys of `stored`. If a later version of Lectern wrote `stored`, also keeps its version number and the values that
 * this version cannot read.
 *
 * @param stored the current content of the store
 */
export function serializeSettings(settings: Settings, stored?: unknown): Record<string, unknown> {
  const raw = migrate(stored);
  const version = Math.max(CURRENT_VERSION, versionOf(raw));
  const changed = KEYS.filter((key) => !sameValue(settings[key], FALLBACKS[key])).map((key) => [key, settings[key]]);
  const isLater = version > CURRENT_VERSION;
  const others = Object.entries(raw).filter(([key, value]) =>
    isKey(key) ? isLater && PARSERS[key](value) === undefined : key !== 'version',
  );
  return { version, ...Object.fromEntries(others), ...Object.fromEntries(changed) };
}

const isKey = (key: string): key is Key => Object.hasOwn(PARSERS, key);

/** Stored settings that are not validated yet: each value is validated after the migration. */
type StoredSettings = Record<string, unknown>;

/** Migrations from each version to the next, beginning with version 1. A released migration is never removed. */
const MIGRATIONS: readonly ((stored: StoredSettings) => StoredSettings)[] = [];

export const CURRENT_VERSION = MIGRATIONS.length + 1;

/** Migrates stored settings to the current version. Settings of a later version stay unchanged. */
export function migrate(stored: unknown, migrations = MIGRATIONS): StoredSettings {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const settings = { ...(stored as StoredSettings) };
  return migrations.slice(versionOf(settings) - 1).reduce((current, step) => step(current), settings);
}

/** Returns the version of stored settings; 1 if they have none. */
function versionOf({ version }: StoredSettings): number {
  return typeof version === 'number' && version >= 1 && version <= Number.MAX_SAFE_INTEGER ? Math.floor(version) : 1;
}

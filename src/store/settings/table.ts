import { algorithmInfos } from '../../algorithms/index.ts';
import { type MessageKey, message } from '../../platform/wording/message.ts';
import { offeredAlgorithms } from '../../shared/algorithm-groups.ts';
import {
  ALIGNMENTS,
  COLUMNS,
  CONCRETE_THEMES,
  FONTS,
  IMAGES,
  numberInWords,
  type Option,
  optionLabel,
  SPOKEN,
  THEMES,
} from './options.ts';
import { FALLBACKS, PARSERS } from './parse.ts';
import { ALOUD_RATE, LONGEST_FILE_NAME, LONGEST_FONT_NAME, type Parser, RANGES, type Range } from './parsers.ts';
import type { Settings } from './types.ts';

/** Groups of settings. Each group has a heading, and one button that resets it. */
export type SettingGroup =
  | 'reading'
  | 'colours'
  | 'type'
  | 'spacing'
  | 'layout'
  | 'presets'
  | 'aloud'
  | 'files'
  | 'print'
  | 'keys';

type SettingControl =
  | {
      kind: 'choice';
      options: readonly Option[];
      /** Returns the options to show. If this function is absent, all options are shown. */
      offered?(settings: Settings): readonly Option[];
    }
  | { kind: 'number'; range: Range }
  | { kind: 'switch' }
  | { kind: 'colour' }
  | { kind: 'font'; maxLength: number }
  | { kind: 'pattern'; maxLength: number }
  | { kind: 'css' }
  /** The setting has no control in lists of settings, because it is changed elsewhere. */
  | { kind: 'none' };

interface SettingRow<T> {
  label: MessageKey;
  group: SettingGroup;
  control: SettingControl;
  fallback: T;
  parse: Parser<T>;
}

const SWITCH: SettingControl = { kind: 'switch' };
const COLOUR: SettingControl = { kind: 'colour' };
const ELSEWHERE: SettingControl = { kind: 'none' };
const choice = (options: readonly Option[]) => ({ kind: 'choice', options }) satisfies SettingControl;
const number = (range: Range): SettingControl => ({ kind: 'number', range });
const optionsOf = (infos: readonly { id: string; label: string }[]): readonly Option[] =>
  infos.map(({ id, label }) => ({ value: id, name: label }));
const ALGORITHMS: SettingControl = {
  ...choice(optionsOf(algorithmInfos)),
  offered: ({ researchAlgorithms, algorithm }) =>
    optionsOf(offeredAlgorithms(algorithmInfos, { researchAlgorithms, inUse: [algorithm] })),
};

export const SETTINGS: { readonly [K in keyof Settings]: SettingRow<Settings[K]> } = {
  algorithm: row('algorithm', 'reading', 'settingAlgorithm', ALGORITHMS),
  researchAlgorithms: row('researchAlgorithms', 'reading', 'settingResearchAlgorithms', SWITCH),
  keepPlaces: row('keepPlaces', 'reading', 'settingKeepPlaces', SWITCH),
  followLinks: row('followLinks', 'reading', 'settingFollowLinks', SWITCH),
  readyAtStart: row('readyAtStart', 'reading', 'settingReadyAtStart', SWITCH),
  theme: row('theme', 'colours', 'settingTheme', choice(THEMES)),
  lightTheme: row('lightTheme', 'colours', 'settingLightTheme', choice(CONCRETE_THEMES)),
  darkTheme: row('darkTheme', 'colours', 'settingDarkTheme', choice(CONCRETE_THEMES)),
  textColour: row('textColour', 'colours', 'settingTextColour', COLOUR),
  groundColour: row('groundColour', 'colours', 'settingGroundColour', COLOUR),
  linkColour: row('linkColour', 'colours', 'settingLinkColour', COLOUR),
  fontFamily: row('fontFamily', 'type', 'settingFont', choice(FONTS)),
  fontName: row('fontName', 'type', 'settingFontName', { kind: 'font', maxLength: LONGEST_FONT_NAME }),
  fontSize: row('fontSize', 'type', 'settingTextSize', number(RANGES.fontSize)),
  lineHeight: row('lineHeight', 'spacing', 'settingLineHeight', number(RANGES.lineHeight)),
  letterSpacing: row('letterSpacing', 'spacing', 'settingLetterSpacing', number(RANGES.letterSpacing)),
  wordSpacing: row('wordSpacing', 'spacing', 'settingWordSpacing', number(RANGES.wordSpacing)),
  paragraphSpacing: row('paragraphSpacing', 'spacing', 'settingParagraphSpacing', number(RANGES.paragraphSpacing)),
  width: row('width', 'layout', 'settingLineWidth', number(RANGES.width)),
  align: row('align', 'layout', 'settingAlign', choice(ALIGNMENTS)),
  hyphens: row('hyphens', 'layout', 'settingHyphens', SWITCH),
  columns: row('columns', 'layout', 'settingColumns', choice(COLUMNS)),
  images: row('images', 'layout', 'settingImages', choice(IMAGES)),
  boldStarts: row('boldStarts', 'type', 'settingBoldStarts', SWITCH),
  presets: row('presets', 'presets', 'settingPresets', ELSEWHERE),
  outline: row('outline', 'reading', 'settingOutline', SWITCH),
  userCss: row('userCss', 'reading', 'settingUserCss', { kind: 'css' }),
  aloudRate: row('aloudRate', 'aloud', 'aloudRate', number(ALOUD_RATE)),
  aloudVoices: row('aloudVoices', 'aloud', 'aloudVoice', ELSEWHERE),
  aloudRemote: row('aloudRemote', 'aloud', 'aloudRemote', SWITCH),
  aloudCode: row('aloudCode', 'aloud', 'aloudCode', choice(SPOKEN)),
  aloudTables: row('aloudTables', 'aloud', 'aloudTables', choice(SPOKEN)),
  aloudFormulas: row('aloudFormulas', 'aloud', 'aloudFormulas', choice(SPOKEN)),
  aloudNotes: row('aloudNotes', 'aloud', 'aloudNotes', choice(SPOKEN)),
  aloudCaptions: row('aloudCaptions', 'aloud', 'aloudCaptions', choice(SPOKEN)),
  fileName: row('fileName', 'files', 'settingFileName', { kind: 'pattern', maxLength: LONGEST_FILE_NAME }),
  printLinks: row('printLinks', 'print', 'settingPrintLinks', SWITCH),
  letterKeys: row('letterKeys', 'keys', 'settingLetterKeys', SWITCH),
  keys: row('keys', 'keys', 'settingKeys', ELSEWHERE),
};

function row<K extends keyof Settings>(
  key: K,
  group: SettingGroup,
  label: MessageKey,
  control: SettingControl,
): SettingRow<Settings[K]> {
  return { label, group, control, fallback: FALLBACKS[key], parse: PARSERS[key] };
}

export function valueInWords({ control }: Pick<SettingRow<unknown>, 'control'>, value: unknown): string {
  if (control.kind === 'switch') return message(value ? 'settingOn' : 'settingOff');
  if (control.kind === 'number') return numberInWords(control.range, Number(value));
  const option = control.kind === 'choice' && control.options.find((one) => one.value === value);
  return option ? optionLabel(option) : String(value);
}

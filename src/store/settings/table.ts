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
import { ALOUD_RATE, LONGEST_FILE_NAME, LONGEST_FONT_NAME, RANGES, type Range } from './parsers.ts';
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

interface SettingRow {
  group: SettingGroup;
  label: MessageKey;
  control: SettingControl;
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

/** How the settings are shown, in the order of the options page. */
export const SETTINGS: { readonly [K in keyof Settings]: SettingRow } = {
  algorithm: { group: 'reading', label: 'settingAlgorithm', control: ALGORITHMS },
  researchAlgorithms: { group: 'reading', label: 'settingResearchAlgorithms', control: SWITCH },
  keepPlaces: { group: 'reading', label: 'settingKeepPlaces', control: SWITCH },
  followLinks: { group: 'reading', label: 'settingFollowLinks', control: SWITCH },
  readyAtStart: { group: 'reading', label: 'settingReadyAtStart', control: SWITCH },
  theme: { group: 'colours', label: 'settingTheme', control: choice(THEMES) },
  lightTheme: { group: 'colours', label: 'settingLightTheme', control: choice(CONCRETE_THEMES) },
  darkTheme: { group: 'colours', label: 'settingDarkTheme', control: choice(CONCRETE_THEMES) },
  textColour: { group: 'colours', label: 'settingTextColour', control: COLOUR },
  groundColour: { group: 'colours', label: 'settingGroundColour', control: COLOUR },
  linkColour: { group: 'colours', label: 'settingLinkColour', control: COLOUR },
  fontFamily: { group: 'type', label: 'settingFont', control: choice(FONTS) },
  fontName: { group: 'type', label: 'settingFontName', control: { kind: 'font', maxLength: LONGEST_FONT_NAME } },
  fontSize: { group: 'type', label: 'settingTextSize', control: number(RANGES.fontSize) },
  lineHeight: { group: 'spacing', label: 'settingLineHeight', control: number(RANGES.lineHeight) },
  letterSpacing: { group: 'spacing', label: 'settingLetterSpacing', control: number(RANGES.letterSpacing) },
  wordSpacing: { group: 'spacing', label: 'settingWordSpacing', control: number(RANGES.wordSpacing) },
  paragraphSpacing: { group: 'spacing', label: 'settingParagraphSpacing', control: number(RANGES.paragraphSpacing) },
  width: { group: 'layout', label: 'settingLineWidth', control: number(RANGES.width) },
  align: { group: 'layout', label: 'settingAlign', control: choice(ALIGNMENTS) },
  hyphens: { group: 'layout', label: 'settingHyphens', control: SWITCH },
  columns: { group: 'layout', label: 'settingColumns', control: choice(COLUMNS) },
  images: { group: 'layout', label: 'settingImages', control: choice(IMAGES) },
  boldStarts: { group: 'type', label: 'settingBoldStarts', control: SWITCH },
  presets: { group: 'presets', label: 'settingPresets', control: ELSEWHERE },
  outline: { group: 'reading', label: 'settingOutline', control: SWITCH },
  userCss: { group: 'reading', label: 'settingUserCss', control: { kind: 'css' } },
  aloudRate: { group: 'aloud', label: 'aloudRate', control: number(ALOUD_RATE) },
  aloudVoices: { group: 'aloud', label: 'aloudVoice', control: ELSEWHERE },
  aloudRemote: { group: 'aloud', label: 'aloudRemote', control: SWITCH },
  aloudCode: { group: 'aloud', label: 'aloudCode', control: choice(SPOKEN) },
  aloudTables: { group: 'aloud', label: 'aloudTables', control: choice(SPOKEN) },
  aloudFormulas: { group: 'aloud', label: 'aloudFormulas', control: choice(SPOKEN) },
  aloudNotes: { group: 'aloud', label: 'aloudNotes', control: choice(SPOKEN) },
  aloudCaptions: { group: 'aloud', label: 'aloudCaptions', control: choice(SPOKEN) },
  fileName: { group: 'files', label: 'settingFileName', control: { kind: 'pattern', maxLength: LONGEST_FILE_NAME } },
  printLinks: { group: 'print', label: 'settingPrintLinks', control: SWITCH },
  letterKeys: { group: 'keys', label: 'settingLetterKeys', control: SWITCH },
  keys: { group: 'keys', label: 'settingKeys', control: ELSEWHERE },
};

export function valueInWords({ control }: SettingRow, value: unknown): string {
  if (control.kind === 'switch') return message(value ? 'settingOn' : 'settingOff');
  if (control.kind === 'number') return numberInWords(control.range, Number(value));
  const option = control.kind === 'choice' && control.options.find((one) => one.value === value);
  return option ? optionLabel(option) : String(value);
}

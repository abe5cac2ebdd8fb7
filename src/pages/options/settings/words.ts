import { NO_METADATA } from '../../../article/types.ts';
import { fileName } from '../../../export/file-name.ts';
import { type MessageKey, message } from '../../../platform/wording/message.ts';
import { SETTINGS, type SettingGroup } from '../../../store/settings/table.ts';
import type { Settings } from '../../../store/settings/types.ts';

export type SettingName = keyof Settings;

const GROUPS: Readonly<Record<SettingGroup, MessageKey>> = {
  reading: 'optionsReading',
  colours: 'optionsColours',
  type: 'optionsType',
  spacing: 'optionsSpacing',
  layout: 'optionsLayout',
  presets: 'optionsPresets',
  aloud: 'optionsAloud',
  files: 'saveAs',
  print: 'optionsPrint',
  keys: 'optionsKeys',
};

const ABOUT: Readonly<Partial<Record<string, MessageKey>>> = {
  algorithm: 'optionsAboutAlgorithm',
  researchAlgorithms: 'optionsAboutResearchAlgorithms',
  followLinks: 'optionsAboutFollowLinks',
  readyAtStart: 'optionsAboutReadyAtStart',
  theme: 'optionsAboutTheme',
  fontFamily: 'optionsAboutFont',
  lineHeight: 'optionsAboutLineHeight',
  width: 'optionsAboutWidth',
  fileName: 'optionsAboutFileName',
  userCss: 'optionsAboutUserCss',
  printLinks: 'optionsAboutPrintLinks',
  letterKeys: 'optionsAboutLetterKeys',
};

/** Settings that have an effect only with a certain value of another setting → the label of that value. */
const ONLY_WITH: Readonly<Partial<Record<string, MessageKey>>> = {
  lightTheme: 'themeSystem',
  darkTheme: 'themeSystem',
  textColour: 'themeCustom',
  groundColour: 'themeCustom',
  linkColour: 'themeCustom',
  fontName: 'fontInstalled',
};

export const groupName = (group: SettingGroup): string => message(GROUPS[group]);

export const labelOf = (name: SettingName): string => message(SETTINGS[name].label);

/** Returns the description of a setting; '' if it needs none besides its label. */
export function aboutOf(name: SettingName): string {
  const [key, only] = [ABOUT[name], ONLY_WITH[name]];
  if (only) return message('optionsOnlyWith', message(only));
  return key ? message(key) : '';
}

export function groups(): readonly { group: SettingGroup; names: readonly SettingName[] }[] {
  const names = Object.keys(SETTINGS) as SettingName[];
  const order = [...new Set(names.map((name) => SETTINGS[name].group))];
  return order.map((group) => ({ group, names: names.filter((name) => SETTINGS[name].group === group) }));
}

export function exampleName(pattern: string): string {
  const url = message('welcomeTryAddress');
  const headline = decodeURIComponent(url.split('/').at(-1) ?? '').replaceAll('_', ' ');
  const example = { headline, authors: ['Ada Lovelace'], site: 'Wikipedia', published: '2026-03-14', url };
  return fileName({ ...NO_METADATA, ...example }, 'md', pattern);
}

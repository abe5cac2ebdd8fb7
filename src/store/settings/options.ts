import { language, type MessageKey, message } from '../../platform/wording/message.ts';
import type { Range } from './parsers.ts';
import type { Appearance, ConcreteTheme, FontFamily, Spoken, Theme } from './types.ts';

/** An option of a setting. `label` is the key of a text; `name` is a label that is the same in all languages. */
export type Option<T extends string = string> = { readonly value: T } & (
  | { readonly label: MessageKey; readonly name?: never }
  | { readonly name: string; readonly label?: never }
);

export const CONCRETE_THEMES: readonly Option<ConcreteTheme>[] = [
  { value: 'light', label: 'themeLight' },
  { value: 'paper', label: 'themePaper' },
  { value: 'sepia', label: 'themeSepia' },
  { value: 'grey', label: 'themeGrey' },
  { value: 'dark', label: 'themeDark' },
  { value: 'black', label: 'themeBlack' },
  { value: 'contrast', label: 'themeContrast' },
  { value: 'custom', label: 'themeCustom' },
];

export const THEMES: readonly Option<Theme>[] = [{ value: 'system', label: 'themeSystem' }, ...CONCRETE_THEMES];

export const FONTS: readonly Option<FontFamily>[] = [
  { value: 'serif', label: 'fontSerif' },
  { value: 'sans', label: 'fontSans' },
  { value: 'mono', label: 'fontMono' },
  { value: 'page', label: 'fontPage' },
  { value: 'literata', name: 'Literata' },
  { value: 'source-sans', name: 'Source Sans' },
  { value: 'atkinson', name: 'Atkinson' },
  { value: 'dyslexic', name: 'OpenDyslexic' },
  { value: 'installed', label: 'fontInstalled' },
];

export const ALIGNMENTS: readonly Option<Appearance['align']>[] = [
  { value: 'start', label: 'alignStart' },
  { value: 'justify', label: 'alignJustify' },
];

export const COLUMNS: readonly Option<Appearance['columns']>[] = [
  { value: 'one', label: 'columnsOne' },
  { value: 'pages', label: 'columnsPages' },
  { value: 'page', label: 'columnsPage' },
];

export const IMAGES: readonly Option<Appearance['images']>[] = [
  { value: 'full', label: 'imagesFull' },
  { value: 'small', label: 'imagesSmall' },
  { value: 'none', label: 'imagesNone' },
];

export function optionLabel({ name, label }: Option): string {
  return name ?? message(label);
}

/** Ways to read aloud content that is not running text, such as tables. `label` is the key of the option's label. */
export const SPOKEN: readonly { value: Spoken; label: MessageKey }[] = [
  { value: 'read', label: 'aloudRead' },
  { value: 'announce', label: 'aloudAnnounce' },
  { value: 'skip', label: 'aloudSkip' },
];

/** Returns the number of a setting with its unit, such as "19 px", "1.6" or "8%". */
export function numberInWords({ unit, step }: Range, value: number): string {
  if (unit === 'percent') return new Intl.NumberFormat(language(), { style: 'percent' }).format(value);
  const digits = String(step).split('.')[1]?.length ?? 0;
  const figure = new Intl.NumberFormat(language(), {
    minimumFractionDigits: Math.min(digits, 1),
    maximumFractionDigits: digits,
  });
  if (unit === undefined) return figure.format(value);
  return message(unit === 'pixels' ? 'settingPixels' : 'settingCharacters', figure.format(value));
}

/** The types of the settings. They are derived from `rows.ts`, where the settings are explained. */
import type { ValuesOf } from './parsers.ts';
import type { APPEARANCE, LOOK, ROWS } from './rows.ts';

export type { Colour } from './parsers.ts';

export type Settings = ValuesOf<typeof ROWS>;
export type Look = ValuesOf<typeof LOOK>;
export type Appearance = ValuesOf<typeof APPEARANCE>;
export type AppearanceChange = Partial<Appearance & Pick<Settings, 'presets'>>;

export type Preset = Settings['presets'][number];
export type Theme = Look['theme'];
export type ConcreteTheme = Look['lightTheme'];
export type FontFamily = Look['fontFamily'];
export type PackagedFont = Exclude<FontFamily, 'serif' | 'sans' | 'mono' | 'page' | 'installed'>;
export type OwnColours = Pick<Look, 'textColour' | 'groundColour' | 'linkColour'>;
export type Spoken = Settings['aloudCode'];

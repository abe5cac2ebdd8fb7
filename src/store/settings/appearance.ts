/** Defines the defaults and groups of the appearance settings. */
import { APPEARANCE, defaultsOf } from './rows.ts';
import type { Appearance, Settings } from './types.ts';

export const DEFAULT_APPEARANCE = defaultsOf(APPEARANCE);

/** Groups of settings; in the reader, one button resets all settings of a group. */
export const LOOK_GROUPS = {
  colours: ['theme', 'lightTheme', 'darkTheme', 'textColour', 'groundColour', 'linkColour'],
  type: ['fontFamily', 'fontName', 'fontSize', 'boldStarts'],
  spacing: ['lineHeight', 'letterSpacing', 'wordSpacing', 'paragraphSpacing'],
  layout: ['width', 'align', 'hyphens', 'columns', 'images'],
} as const satisfies Record<string, readonly (keyof Appearance)[]>;

export type LookGroup = keyof typeof LOOK_GROUPS;

/** Returns those of the given settings that belong to the appearance, such as the font size. */
export function appearanceOf<S extends Partial<Settings>>(settings: S): Pick<S, keyof Appearance & keyof S> {
  const isOfLook = ([key]: [string, unknown]) => key in DEFAULT_APPEARANCE;
  return Object.fromEntries(Object.entries(settings).filter(isOfLook)) as Pick<S, keyof Appearance & keyof S>;
}

/** Returns whether two values are equal. Compares lists by content: every reading of the settings creates new ones. */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

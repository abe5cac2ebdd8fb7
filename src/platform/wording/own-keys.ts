/**
 * Keyboard shortcuts that users have changed. `src/reader/input/keys.ts` translates each pressed key into the default
 * key of its action; all other code compares with default keys.
 */
import { leave, read, slot } from '../../shared/exchange.ts';
import { message } from './message.ts';

export interface OwnKeys {
  /** The user's changes, as pairs of default key and new key: with "ck", k does what c does by default. */
  readonly keys: string;
  /** Whether single-character shortcuts work; users of speech input turn them off (WCAG 2.1.4). */
  readonly letterKeys: boolean;
}

/** Longest stored value (characters); what the interface writes is always shorter. */
const MAX_STORED_CHARACTERS = 300;
const PAIRS = /^[!-~]\S(?: [!-~]\S)*$/u;

/** Default keys of removed commands (compare, vote, page); pairs that begin with such a key are dropped. */
const RETIRED = 'dvr';

/** Returns the pairs, except those of removed commands; undefined if the value is invalid. */
export function parseKeys(raw: unknown): string | undefined {
  if (raw === '') return raw;
  if (typeof raw !== 'string' || raw.length > MAX_STORED_CHARACTERS || !PAIRS.test(raw)) return undefined;
  return raw
    .split(' ')
    .filter((pair) => !RETIRED.includes(pair.charAt(0)))
    .join(' ');
}

/**
 * Characters without and with Shift, by key code of a US keyboard. They are used for keyboard layouts that have no
 * Latin character on these keys.
 */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[{', BracketRight: ']}', Slash: '/?' };

/** Part of a keyboard event. */
interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** Returns the pressed key as a Latin letter: "c" for the Russian "с". */
function latin({ key, code, shiftKey }: Pressed): string {
  if (key <= '~') return key;
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? SIGNS[code]?.[Number(shiftKey)] ?? key;
}

/** Returns the default key of the pressed key's action; '' if the key has no action. */
export function meaningOf(event: Pressed, { keys, letterKeys }: OwnKeys): string {
  const { key } = event;
  // named keys such as "Enter" stay; with the flag u, a character of two code units counts as one
  if (/^..+$/u.test(key)) return key;
  if (!letterKeys) return '';
  const pairs = keys.split(' ');
  const named = latin(event).toLowerCase();
  const pair = pairs.find((one) => ownOf(one) === key.toLowerCase()) ?? pairs.find((one) => ownOf(one) === named);
  if (pair) return pair.charAt(0);
  return pairs.some((one) => one.startsWith(named)) ? '' : named;
}

const ownOf = (pair: string) => pair.slice(1);

/** The user's keys, which all of Lectern's scripts in the page share. */
const OWN_KEYS = slot<OwnKeys>('keys');
const NONE: OwnKeys = { keys: '', letterKeys: true };

export const ownKeys = (): OwnKeys => read(OWN_KEYS) ?? NONE;

export function setOwnKeys({ keys, letterKeys }: OwnKeys): void {
  leave([OWN_KEYS, { keys, letterKeys }]);
}

/** Returns a key combination with the key labels of the user's language: "Strg P", "Umschalt 1 – 9". */
export function keyName(keys: string): string {
  return keys.replace('Ctrl', () => message('keyCtrl')).replace('Shift', () => message('keyShift'));
}

/**
 * Returns the label of the key that does what a default key does: "C"; '' if there is none. Names and combinations of
 * keys ("Esc", "Ctrl P") are only translated.
 */
export function shownKey(key: string, { keys, letterKeys } = ownKeys()): string {
  if (/^..+$/u.test(key)) return keyName(key);
  if (!letterKeys) return '';
  const pairs = keys.split(' ');
  const pair = pairs.find((one) => one.startsWith(key.toLowerCase()));
  if (pair) return inCapitals(ownOf(pair));
  // '' if the user assigned this default key to another action
  return pairs.some((one) => ownOf(one) === key.toLowerCase()) ? '' : inCapitals(key);
}

/** Returns a key in capitals, but "ß" unchanged, because its capital has two letters. */
const inCapitals = (key: string) => (key.toUpperCase().length === key.length ? key.toUpperCase() : key);

const AT_END = /\s?[(（](\S)[)）]$/u;

/** Replaces the default key at the end of a tooltip, such as "Copy the article (C)", by the user's own key. */
export function withOwnKey(title: string): string {
  return title.replace(AT_END, (all, key: string) => shownKey(key) && all.replace(key, shownKey(key)));
}

/** Keyboard shortcuts that users have changed. All code knows only default keys, except `src/reader/input/keys.ts`. */
import { leave, read, slot } from '../../shared/exchange.ts';
import { message } from './message.ts';

export interface OwnKeys {
  /** The user's changes: pairs of default key and new key, separated by spaces. With "ck", k does what c does. */
  readonly keys: string;
  /** Whether single-character shortcuts are on. Users of speech input turn them off (WCAG 2.1.4). */
  readonly letterKeys: boolean;
}

/** Longest stored value that is accepted (characters). Values from the settings page are always shorter. */
const MAX_STORED_CHARACTERS = 300;
const PAIRS = /^[!-~]\S(?: [!-~]\S)*$/u;

/** Default keys of commands that were removed (compare, vote, page). Pairs that begin with one of them are dropped. */
const RETIRED = 'dvr';

/** Returns the pairs of keys, except pairs of removed commands; undefined if the value is invalid. */
export function parseKeys(raw: unknown): string | undefined {
  if (raw === '') return raw;
  if (typeof raw !== 'string' || raw.length > MAX_STORED_CHARACTERS || !PAIRS.test(raw)) return undefined;
  return raw
    .split(' ')
    .filter((pair) => !RETIRED.includes(pair.charAt(0)))
    .join(' ');
}

/** Characters on a US keyboard without and with Shift, by key code; for layouts with letters there (Russian "х"). */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[{', BracketRight: ']}', Slash: '/?' };

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** Returns the Latin character of the pressed key, such as "a" for the Russian "ф". */
function latin({ key, code, shiftKey }: Pressed): string {
  if (key <= '~') return key;
  // a digit key with Shift types a sign, such as "£" on British keyboards, so it must not count as the digit
  const named = shiftKey ? /^Key(.)$/ : /^(?:Key|Digit)(.)$/;
  return named.exec(code)?.[1] ?? SIGNS[code]?.[Number(shiftKey)] ?? key;
}

/**
 * Returns the default key of the action that the user assigned to a pressed key; '' if its action has another key, or
 * single-character shortcuts are off. Returns other keys as their Latin character in lower case.
 */
export function meaningOf(event: Pressed, { keys, letterKeys }: OwnKeys): string {
  const { key } = event;
  // a named key; the flag u makes an emoji count as one character
  if (/^..+$/u.test(key)) return key;
  if (!letterKeys) return '';
  const pairs = keys.split(' ');
  const named = latin(event).toLowerCase();
  const pair = pairs.find((one) => ownOf(one) === key.toLowerCase()) ?? pairs.find((one) => ownOf(one) === named);
  if (pair) return pair.charAt(0);
  return pairs.some((one) => one.startsWith(named)) ? '' : named;
}

const ownOf = (pair: string) => pair.slice(1);

const OWN_KEYS = slot<OwnKeys>('keys');
const NONE: OwnKeys = { keys: '', letterKeys: true };

export const ownKeys = (): OwnKeys => read(OWN_KEYS) ?? NONE;

export function setOwnKeys({ keys, letterKeys }: OwnKeys): void {
  leave([OWN_KEYS, { keys, letterKeys }]);
}

/** Whether the device is a Mac, iPhone or iPad, whose keyboard shortcuts use the Command key instead of Ctrl. */
const isMac = () => /^(?:Mac|iP)/.test(globalThis.navigator?.platform ?? '');

/** Returns a key combination with the key names of the user's language and system: "Ctrl P" as "Strg P" or "⌘ P". */
export function keyName(keys: string): string {
  if (isMac()) return keys.replace('Ctrl', '⌘').replace('Shift', '⇧');
  return keys.replace('Ctrl', () => message('keyCtrl')).replace('Shift', () => message('keyShift'));
}

/** Returns a key combination as the attribute aria-keyshortcuts names it: "Ctrl P" as "Control+P" or "Meta+P". */
export const ariaKeys = (keys: string): string => keys.replace('Ctrl ', isMac() ? 'Meta+' : 'Control+');

/** Returns the label of the user's key for the default `key`; '' for none. "Esc" and "Ctrl P" are only translated. */
export function shownKey(key: string, { keys, letterKeys } = ownKeys()): string {
  if (/^..+$/u.test(key)) return keyName(key);
  if (!letterKeys) return '';
  const pairs = keys.split(' ');
  const pair = pairs.find((one) => one.startsWith(key.toLowerCase()));
  if (pair) return inCapitals(ownOf(pair));
  // '' if the user assigned this default key to another action
  return pairs.some((one) => ownOf(one) === key.toLowerCase()) ? '' : inCapitals(key);
}

/** Returns a key as a capital letter. "ß" stays unchanged, because its capital form has two letters. */
const inCapitals = (key: string) => (key.toUpperCase().length === key.length ? key.toUpperCase() : key);

const AT_END = /\s?[(（](\S)[)）]$/u;

/** Replaces the default key at the end of a tooltip, such as "Copy the article (C)", with the user's own key. */
export function withOwnKey(title: string): string {
  return title.replace(AT_END, (all, key: string) => shownKey(key) && all.replace(key, shownKey(key)));
}

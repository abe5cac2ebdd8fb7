/**
 * Keys that users have chosen. `src/reader/input/keys.ts` translates each pressed key into Lectern's own key for the same
 * action before any other code sees it; all other code compares with Lectern's keys.
 */
import { message } from './message.ts';

export interface OwnKeys {
  /** "ck xq": k does what c does by default, q what x does. Only the differences. */
  readonly keys: string;
  /** Whether single-character shortcuts work; users of speech input turn them off (WCAG 2.1.4). */
  readonly letterKeys: boolean;
}

/** Longest stored value (characters); many times what the interface can produce. */
const MAX_STORED_CHARACTERS = 300;
const PAIRS = /^[!-~]\S(?: [!-~]\S)*$/u;

/** Former keys of Lectern (compare, vote, page); the keys that users assigned to them are free again. */
const RETIRED = 'dvr';

/** Returns the value without retired keys; undefined if it is invalid. */
export function parseKeys(raw: unknown): string | undefined {
  if (raw === '') return raw;
  if (typeof raw !== 'string' || raw.length > MAX_STORED_CHARACTERS || !PAIRS.test(raw)) return undefined;
  return raw
    .split(' ')
    .filter((pair) => !RETIRED.includes(pair.charAt(0)))
    .join(' ');
}

/** Characters by key code on a US keyboard, for layouts without Latin characters on these keys. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[{', BracketRight: ']}', Slash: '/?' };

/** Part of a keyboard event. */
interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** Returns the key in Latin letters, as Lectern names keys: the Russian key "с" is c. */
function latin({ key, code, shiftKey }: Pressed): string {
  if (key <= '~') return key;
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? SIGNS[code]?.[Number(shiftKey)] ?? key;
}

/** Returns Lectern's own key for a pressed one; '' if there is none. */
export function meaningOf(event: Pressed, { keys, letterKeys }: OwnKeys): string {
  const { key } = event;
  // "Enter", "ArrowUp"; a single character may have two code units
  if (/^..+$/u.test(key)) return key;
  if (!letterKeys) return '';
  const pairs = keys.split(' ');
  const named = latin(event).toLowerCase();
  const pair = pairs.find((one) => ownOf(one) === key.toLowerCase()) ?? pairs.find((one) => ownOf(one) === named);
  if (pair) return pair.charAt(0);
  return pairs.some((one) => one.startsWith(named)) ? '' : named;
}

const ownOf = (pair: string) => pair.slice(1);

/** A symbol, because a missing global name resolves to the page's element with that id. */
const KEY = Symbol.for('lectern.keys');
/** Shared by all of Lectern's scripts in a page. */
const world = globalThis as { [KEY]?: OwnKeys };
const NONE: OwnKeys = { keys: '', letterKeys: true };

export const ownKeys = (): OwnKeys => world[KEY] ?? NONE;

export function setOwnKeys({ keys, letterKeys }: OwnKeys): void {
  world[KEY] = { keys, letterKeys };
}

/** Returns a key combination with the key labels of the user's language: "Strg P", "Umschalt 1 – 9". */
export function keyName(keys: string): string {
  return keys.replace('Ctrl', () => message('keyCtrl')).replace('Shift', () => message('keyShift'));
}

/** Returns the label of the key to press for a key of Lectern: "C"; '' if there is none. Others ("Ctrl P", "Esc") are only translated. */
export function shownKey(key: string, { keys, letterKeys } = ownKeys()): string {
  if (/^..+$/u.test(key)) return keyName(key);
  if (!letterKeys) return '';
  const pairs = keys.split(' ');
  const pair = pairs.find((one) => one.startsWith(key.toLowerCase()));
  if (pair) return inCapitals(ownOf(pair));
  // the user assigned this key to another action
  return pairs.some((one) => ownOf(one) === key.toLowerCase()) ? '' : inCapitals(key);
}

/** "ß" stays as it is: its capital has two letters. */
const inCapitals = (key: string) => (key.toUpperCase().length === key.length ? key.toUpperCase() : key);

const AT_END = /\s?[(（](\S)[)）]$/u;

/** Returns a button's tooltip, such as "Copy the article (C)", with the user's own key. */
export function withOwnKey(title: string): string {
  return title.replace(AT_END, (all, key: string) => shownKey(key) && all.replace(key, shownKey(key)));
}

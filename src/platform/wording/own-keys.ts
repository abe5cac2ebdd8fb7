/**
 * Keys that users have chosen for themselves. A pressed key is translated into the one that Lectern has for the same thing,
 * at one place and before anything else sees it (`src/reader/input/keys.ts`); everybody else compares with Lectern's own.
 */
import { message } from './message.ts';

export interface OwnKeys {
  /** "ck xq": k does what Lectern has on c, q what it has on x. Only what differs. */
  readonly keys: string;
  /** Whether single characters do anything at all; people who speak to their computer switch that off (WCAG 2.1.4). */
  readonly letterKeys: boolean;
}

/** Many times what there is to choose (characters). */
const MAX_STORED_CHARACTERS = 300;
const PAIRS = /^[!-~]\S(?: [!-~]\S)*$/u;

/** Keys that Lectern once had, for comparing, votes and the page itself: what users put them on is free again. */
const RETIRED = 'dvr';

/** The value without keys that do nothing any more, or undefined when it names no keys. */
export function parseKeys(raw: unknown): string | undefined {
  if (raw === '') return raw;
  if (typeof raw !== 'string' || raw.length > MAX_STORED_CHARACTERS || !PAIRS.test(raw)) return undefined;
  return raw
    .split(' ')
    .filter((pair) => !RETIRED.includes(pair.charAt(0)))
    .join(' ');
}

/** Where a layout has no Latin letters, or none here: what the key is on the keyboard that most names of keys are from. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[{', BracketRight: ']}', Slash: '/?' };

/** Of an event. */
interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

/** In which Lectern's keys are named: c on the Russian key for "с", too. */
function latin({ key, code, shiftKey }: Pressed): string {
  if (key <= '~') return key;
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? SIGNS[code]?.[Number(shiftKey)] ?? key;
}

/** The key of Lectern's own that a pressed one stands for; '' for none. */
export function meaningOf(event: Pressed, { keys, letterKeys }: OwnKeys): string {
  const { key } = event;
  // "Enter", "ArrowUp"; a character may have two units
  if (/^..+$/u.test(key)) return key;
  if (!letterKeys) return '';
  const pairs = keys.split(' ');
  const named = latin(event).toLowerCase();
  const pair = pairs.find((one) => ownOf(one) === key.toLowerCase()) ?? pairs.find((one) => ownOf(one) === named);
  if (pair) return pair.charAt(0);
  return pairs.some((one) => one.startsWith(named)) ? '' : named;
}

const ownOf = (pair: string) => pair.slice(1);

/** No name: where the global object has none, it gives the page's element of that id. */
const KEY = Symbol.for('lectern.keys');
/** All scripts of ours in a page share them. */
const world = globalThis as { [KEY]?: OwnKeys };
const NONE: OwnKeys = { keys: '', letterKeys: true };

export const ownKeys = (): OwnKeys => world[KEY] ?? NONE;

export function setOwnKeys({ keys, letterKeys }: OwnKeys): void {
  world[KEY] = { keys, letterKeys };
}

/** What is printed on the keys of a combination in the user's language: "Strg P", "Umschalt 1 – 9". */
export function keyName(keys: string): string {
  return keys.replace('Ctrl', () => message('keyCtrl')).replace('Shift', () => message('keyShift'));
}

/** What is pressed for a key of Lectern's, as it is shown: "C"; '' for nothing. Others ("Ctrl P", "Esc") are only named. */
export function shownKey(key: string, { keys, letterKeys } = ownKeys()): string {
  if (/^..+$/u.test(key)) return keyName(key);
  if (!letterKeys) return '';
  const pairs = keys.split(' ');
  const pair = pairs.find((one) => one.startsWith(key.toLowerCase()));
  if (pair) return inCapitals(ownOf(pair));
  // it does something else
  return pairs.some((one) => ownOf(one) === key.toLowerCase()) ? '' : inCapitals(key);
}

/** "ß" stays what is pressed. */
const inCapitals = (key: string) => (key.toUpperCase().length === key.length ? key.toUpperCase() : key);

const AT_END = /\s?[(（](\S)[)）]$/u;

/** "Copy the article (C)", the text that comes up at a button, with the key that does it for this user. */
export function withOwnKey(title: string): string {
  return title.replace(AT_END, (all, key: string) => shownKey(key) && all.replace(key, shownKey(key)));
}

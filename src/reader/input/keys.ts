import type { MessageKey } from '../../platform/wording/message.ts';
import { meaningOf, ownKeys } from '../../platform/wording/own-keys.ts';
import type { ReaderCommands } from '../state/view.ts';

type OwnCommands = 'copy' | 'copyLink' | 'chooseFile' | 'toggle' | 'toggleOutline';

export interface KeyCommands extends Pick<ReaderCommands, OwnCommands> {
  escape(): void;
  /** Returns whether an enlarged picture covers the reader; if so, keys run no command except `escape`. */
  isViewingPicture(): boolean;
  /** Returns the only single-character keys that an open tool allows (`data-only-keys`); null if all are allowed. */
  onlyKeys(): string | null;
  selectArticle(): void;
  /** Chooses the algorithm at this index of the menu, from 0. */
  chooseAlgorithm(index: number): void;
  /** Turns to another page; returns true if the text is split into pages and the key turns pages. */
  turnPage(event: KeyboardEvent): boolean;
  /** Handles a key that runs none of the commands above; returns true if the key did something. */
  other(event: KeyboardEvent): boolean;
}

/**
 * What keys do, one line for each command. The list that `?` opens and the options page show these lines; on the
 * options page, the user can change keys of one character. `keys` are the default keys. Key handlers know only default
 * keys, because a key that the user has chosen is translated into its default key first.
 */
export const KEY_LIST: readonly { keys: string; does: MessageKey }[] = [
  { keys: 'Esc', does: 'keyEscape' },
  { keys: 'O', does: 'outlineTitle' },
  { keys: 'C', does: 'keyCopy' },
  { keys: 'M', does: 'keyMarkdown' },
  { keys: 'L', does: 'keyLink' },
  { keys: 'S', does: 'keySave' },
  { keys: 'A', does: 'keyAppearance' },
  { keys: '1 – 8', does: 'keyAlgorithm' },
  { keys: 'E', does: 'editTitle' },
  { keys: 'X', does: 'checkTitle' },
  { keys: 'N / P', does: 'keyNextPrevious' },
  { keys: 'T', does: 'keyTakeOver' },
  { keys: 'W', does: 'keyWhy' },
  { keys: 'H', does: 'keyHighlight' },
  { keys: 'K', does: 'keyAloud' },
  { keys: '[ / ]', does: 'keySentences' },
  { keys: '{ / }', does: 'keyParagraphs' },
  { keys: 'F', does: 'keyFocus' },
  { keys: '←/→', does: 'keyChapters' },
  { keys: 'Ctrl A', does: 'keySelectAll' },
  { keys: 'Ctrl P', does: 'keyPrint' },
  { keys: '?', does: 'keyKeys' },
];

/** Controls that Space presses when they have the focus. */
const PRESSED_BY_SPACE = 'button, summary, input, select, textarea, audio, video, [role=button]';

/** Returns whether a key is Space and presses the focused control. */
export function pressesControl(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return event.key === ' ' && target instanceof Element && target.closest(PRESSED_BY_SPACE) !== null;
}

/** Additional keys while the user corrects the article. They are not free for other actions. */
export const EDIT_KEY_LIST: typeof KEY_LIST = [{ keys: 'Z', does: 'keyUndo' }];

/** Returns the single-character keys of an entry of `KEY_LIST`, in lower case: n and p for "N / P", none for "Esc". */
export function singleKeys(keys: string): readonly string[] {
  const all = keys.toLowerCase().split(' / ');
  return all.every((key) => key.length === 1) ? all : [];
}

/** Returns the keys of an entry for this number of algorithms: for five algorithms, "1 – 8" becomes "1 – 5". */
export function keysFor(keys: string, algorithms: number): string {
  return keys.replace(/^1 – \d$/, `1 – ${Math.min(algorithms, 9)}`);
}

/** Returns the number key of the algorithm at this index of the menu, counted from 0; '' if there is none. */
export function digitOf(index: number): string {
  return index < 9 ? String(index + 1) : '';
}

/** Runs the command of a key; returns true if the key has a command. */
export function handleKey(event: KeyboardEvent, commands: KeyCommands): boolean {
  if (event.isComposing) return false;
  if (event.key === 'Escape') return run(commands.escape);
  if (commands.isViewingPicture()) return false;
  if (isTextField(event.composedPath()[0])) return false;
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (isCommand && event.key.toLowerCase() === 'a') return run(commands.selectArticle);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!event.key.startsWith('Arrow')) return commands.turnPage(event) || handlePlainKey(event, commands);
  // Arrow keys, also held ones, first go to a tool that uses them: line focus (dims all lines but a few) or editing. A
  // held key turns no page: without the tools, the browser scrolls.
  return handlePlainKey(event, commands) || (!event.repeat && commands.turnPage(event));
}

function handlePlainKey(event: KeyboardEvent, commands: KeyCommands): boolean {
  if (event.repeat && !event.key.startsWith('Arrow')) return false;
  const key = meaningOf(event, ownKeys());
  if (key === '' || (key.length === 1 && commands.onlyKeys()?.includes(key) === false)) return false;
  // Lectern's other scripts read the default key from this event; the page's scripts get another object for it
  if (key !== event.key) Object.defineProperty(event, 'key', { value: key });
  if (/^[1-9]$/.test(key)) return run(() => commands.chooseAlgorithm(Number(key) - 1));
  const command = PLAIN_KEYS.get(key);
  return command ? run(() => command(commands)) : commands.other(event);
}

const PLAIN_KEYS: ReadonlyMap<string, (commands: KeyCommands) => void> = new Map([
  ['c', ({ copy }) => copy('rich')],
  ['m', ({ copy }) => copy('markdown')],
  ['l', ({ copyLink }) => copyLink()],
  ['s', ({ chooseFile }) => chooseFile()],
  ['a', ({ toggle }) => toggle('appearance')],
  ['o', ({ toggleOutline }) => toggleOutline()],
  ['?', ({ toggle }) => toggle('keys')],
]);

function run(command: () => void): true {
  command();
  return true;
}

function isTextField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    // a row of the outline: letters typed there move the focus to a row that begins with them
    target.role === 'treeitem' ||
    target.matches('textarea, select, [data-field], input:not([type=radio], [type=checkbox], [type=range])')
  );
}

/** State of the dialogue that assigns another key to one of Lectern's keys, and the handling of presses. */
import { message } from '../../../platform/wording/message.ts';
import { say } from '../page.ts';
import { CHOOSABLE, chooseKey, exchangeKeys, originalKey } from './key-choice.ts';
import { change, stored } from './stored.ts';

/** Lectern's own key, and the pressed key that is already in use; '' for none. */
interface Choosing {
  readonly key: string;
  readonly taken: string;
}

let now: Choosing | null = null;

export const choosing = (): Choosing | null => now;

/** Starts choosing another key for one of Lectern's; null cancels. */
export function choose(key: string | null): void {
  if (key === null && !now) return;
  now = key === null ? null : { key, taken: '' };
  say(key === null ? '' : message('optionsKeyHelp'));
}

/** Handles a key pressed while one is being chosen; returns true if it was handled. */
export function press(event: KeyboardEvent): boolean {
  if (!now || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return false;
  const { key, taken } = now;
  const { keys } = stored.settings;
  if (event.key === 'Escape') {
    choose(null);
    return true;
  }
  if (event.key === 'Backspace' || event.key === 'Delete') {
    const original = originalKey(keys, key);
    return original === null ? stay(key, message('optionsKeyTakenBack')) : chosen(original);
  }
  const choice = chooseKey(keys, key, event.key);
  if (choice.kind === 'none') return false;
  if (choice.kind === 'digit') return stay(key, message('optionsKeyDigit'));
  if (choice.kind === 'chosen') return chosen(choice.keys);
  if (taken === choice.by) return chosen(exchangeKeys(keys, key, taken));
  const does = CHOOSABLE.get(choice.by);
  return stay(key, message('optionsKeyTaken', event.key.toUpperCase(), does ? message(does) : ''), choice.by);
}

function chosen(keys: string): true {
  now = null;
  change({ keys }, message('optionsKeyChosen'));
  return true;
}

function stay(key: string, said: string, taken = ''): true {
  now = { key, taken };
  say(said);
  return true;
}

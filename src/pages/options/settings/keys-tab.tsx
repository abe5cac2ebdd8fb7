import { algorithmInfos } from '../../../algorithms/index.ts';
import { openShortcuts, shortcutOf } from '../../../platform/shortcuts.ts';
import { message } from '../../../platform/wording/message.ts';
import { keyName, shownKey } from '../../../platform/wording/own-keys.ts';
import { EDIT_KEY_LIST, KEY_LIST, keysFor, singleKeys } from '../../../reader/input/keys.ts';
import { offeredAlgorithms } from '../../../shared/algorithm-groups.ts';
import { attempt, Button, draw, type Matches, say, type Tab } from '../page.tsx';
import { CHOOSABLE, chooseKey, exchangeKeys, originalKey } from './key-choice.ts';
import { resetOf, Section, settingControls } from './settings-tab.tsx';
import { change, stored } from './stored.ts';
import type { SettingName } from './words.ts';

/** Each action is named by its default key. */
interface Choosing {
  readonly key: string;
  /** The other action that already has the key that the user pressed last; '' for none. */
  readonly taken: string;
}

/** The choice of another key that is in progress; null if the user is not choosing a key. */
let now: Choosing | null = null;

/** Starts choosing another key for the action with this default key; null cancels. */
function choose(key: string | null): void {
  if (key === null && !now) return;
  now = key === null ? null : { key, taken: '' };
  say(key === null ? '' : message('optionsKeyHelp'));
}

/** Handles a pressed key while the user is choosing one; returns true if it was handled. */
function press(event: KeyboardEvent): boolean {
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

/** Shortcut that opens and closes the reader, such as "Alt+R"; '' for none, null until the browser has answered. */
let shortcut: string | null = null;

const SETTINGS_HERE: readonly SettingName[] = ['letterKeys', 'keys'];

export const keysTab: Tab = {
  id: 'keys',
  label: 'optionsKeys',
  start: () =>
    attempt(async () => {
      shortcut = await shortcutOf('toggle-reader');
      draw();
    }),
  view(search) {
    const controls = settingControls(SETTINGS_HERE, search);
    const rows = keyRows(search);
    const hasShortcut = !search || search(message('optionsKeys'), message('optionsShortcut'), 'Alt+R', shortcut ?? '');
    if (controls.length === 0 && rows.length === 0 && !hasShortcut) return null;
    return (
      <Section id="keys-all" title={message('optionsKeys')} isAlone onReset={resetOf(SETTINGS_HERE)}>
        {hasShortcut && <Shortcut />}
        {controls}
        {rows.length > 0 && <ul class={stored.settings.letterKeys ? '' : 'off'}>{rows}</ul>}
      </Section>
    );
  },
};

/** The row of the shortcut that the browser itself handles. It can be changed only on a page of the browser. */
function Shortcut() {
  return (
    <div class="row">
      <span class="name">
        <b>{message('optionsShortcut')}</b>
        <small>{message('optionsAboutShortcut')}</small>
      </span>
      <span class="caps">
        {shortcut !== null && <kbd class="cap">{shortcut === '' ? message('optionsKeyNone') : shortcut}</kbd>}
        <Button text={message('optionsShortcutChange')} onClick={() => attempt(openShortcuts)} />
      </span>
    </div>
  );
}

/** Returns a row for each action. Keys of a single character can be changed, so they are shown as buttons. */
function keyRows(search: Matches | null) {
  const { researchAlgorithms, algorithm } = stored.settings;
  const offered = offeredAlgorithms(algorithmInfos, { researchAlgorithms, inUse: [algorithm] });
  return [...KEY_LIST, ...EDIT_KEY_LIST]
    .map(({ keys, does }) => ({ keys: keysFor(keys, offered.length), does }))
    .filter(({ keys, does }) => {
      const name = keyName(keys);
      return !search || search(name, name.replace(' ', '+'), message(does), message('optionsKeys'));
    })
    .map(({ keys, does }) => (
      <li key={keys} class="row">
        <span class="name">{message(does)}</span>
        <span class="caps">
          {singleKeys(keys).map((key) => (
            <KeyButton key={key} ownKey={key} does={message(does)} />
          ))}
          {singleKeys(keys).length === 0 && <kbd class="cap">{keyName(keys)}</kbd>}
        </span>
      </li>
    ));
}

function KeyButton({ ownKey, does }: { ownKey: string; does: string }) {
  const isChoosing = now?.key === ownKey;
  const shown = shownKey(ownKey, { keys: stored.settings.keys, letterKeys: true });
  const name = shown === '' ? message('optionsKeyNone') : shown;
  return (
    <button
      type="button"
      class={isChoosing ? 'cap choosing' : 'cap'}
      aria-label={message('optionsKeyChange', name, does)}
      aria-pressed={isChoosing}
      onClick={() => choose(isChoosing ? null : ownKey)}
      onBlur={() => isChoosing && choose(null)}
      onKeyDown={(event) => {
        if (!isChoosing || !press(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {isChoosing ? message('optionsKeyPress') : name}
    </button>
  );
}

import { algorithmInfos } from '../../../algorithms/index.ts';
import { openShortcuts, shortcutOf } from '../../../platform/shortcuts.ts';
import { message } from '../../../platform/wording/message.ts';
import { keyName, shownKey } from '../../../platform/wording/own-keys.ts';
import { EDIT_KEY_LIST, KEY_LIST, keysFor, singleKeys } from '../../../reader/input/keys.ts';
import { offeredAlgorithms } from '../../../shared/algorithm-groups.ts';
import { attempt, draw } from '../page.ts';
import type { Matches, Tab } from '../tab.ts';
import { choose, choosing, press } from './choosing.ts';
import { Section } from './Section.tsx';
import { resetOf, settingControls } from './settings-tab.tsx';
import { stored } from './stored.ts';
import type { SettingName } from './words.ts';

/** Shortcut that opens and closes the reader: "Alt+R"; '' for none, null until the browser has answered. */
let shortcut: string | null = null;

const SETTINGS_HERE: readonly SettingName[] = ['letterKeys', 'keys'];

/** The browser's shortcut, and what each key of the reader does. */
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
    const hasShortcut = !search || search(message('optionsKeys'), message('optionsShortcut'), 'Alt+R');
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

/** The browser's shortcut, which can only be changed on the browser's own page. */
function Shortcut() {
  return (
    <div class="row">
      <span class="name">
        <b>{message('optionsShortcut')}</b>
        <small>{message('optionsAboutShortcut')}</small>
      </span>
      <span class="caps">
        {shortcut !== null && <kbd class="cap">{shortcut === '' ? message('optionsKeyNone') : shortcut}</kbd>}
        <button type="button" class="button" onClick={() => attempt(openShortcuts)}>
          {message('optionsShortcutChange')}
        </button>
      </span>
    </div>
  );
}

/** Returns the rows of keys. Single-character keys have a button to choose another key. */
function keyRows(search: Matches | null) {
  const { researchAlgorithms, algorithm } = stored.settings;
  const offered = offeredAlgorithms(algorithmInfos, { researchAlgorithms, inUse: [algorithm] });
  return [...KEY_LIST, ...EDIT_KEY_LIST]
    .map(({ keys, does }) => ({ keys: keysFor(keys, offered.length), does }))
    .filter(({ keys, does }) => !search || search(keyName(keys), message(does), message('optionsKeys')))
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
  const isChoosing = choosing()?.key === ownKey;
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

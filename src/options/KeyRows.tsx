import { EDIT_KEY_LIST, KEY_LIST, singleKeys } from '../reader/input/keys.ts';
import { shownKey } from '../shared/own-keys.ts';
import { message } from '../wording/message.ts';
import type { OptionsProps } from './types.ts';

interface KeyRowsProps extends OptionsProps {
  matches(...texts: readonly string[]): boolean;
}

/** What each key does, and for those that are one character a button that lets another one be pressed. */
export function keyRows({ state, actions, matches }: KeyRowsProps) {
  return [...KEY_LIST, ...EDIT_KEY_LIST]
    .filter(({ keys, does }) => matches(keys, message(does), message('optionsKeys')))
    .map(({ keys, does }) => (
      <li key={keys} class="row">
        <span class="name">{message(does)}</span>
        <span class="caps">
          {singleKeys(keys).map((key) => (
            <KeyButton key={key} ownKey={key} does={message(does)} state={state} actions={actions} />
          ))}
          {singleKeys(keys).length === 0 && <kbd class="cap">{keys}</kbd>}
        </span>
      </li>
    ));
}

interface KeyButtonProps extends OptionsProps {
  ownKey: string;
  does: string;
}

function KeyButton({ ownKey, does, state: { settings, choosing }, actions }: KeyButtonProps) {
  const isChoosing = choosing?.key === ownKey;
  const shown = shownKey(ownKey, { keys: settings.keys, letterKeys: true });
  const name = shown === '' ? message('optionsKeyNone') : shown;
  return (
    <button
      type="button"
      class={isChoosing ? 'cap choosing' : 'cap'}
      aria-label={message('optionsKeyChange', name, does)}
      aria-pressed={isChoosing}
      onClick={() => actions.choose(isChoosing ? null : ownKey)}
      onBlur={() => isChoosing && actions.choose(null)}
      onKeyDown={(event) => {
        if (!isChoosing || !actions.press(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {isChoosing ? message('optionsKeyPress') : name}
    </button>
  );
}

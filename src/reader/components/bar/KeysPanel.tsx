import { Fragment } from 'preact';
import { message } from '../../../platform/wording/message.ts';
import { keyName, ownKeys, shownKey } from '../../../platform/wording/own-keys.ts';
import { KEY_LIST, keysFor } from '../../input/keys.ts';
import type { ReaderViewProps } from '../../state/view.ts';

/** The list of keys, as this user has set them. */
export function KeysPanel({ state }: Pick<ReaderViewProps, 'state'>) {
  return (
    <>
      <h2>{message('keysTitle')}</h2>
      {!ownKeys().letterKeys && <p class="quiet">{message('keysOff')}</p>}
      <dl class="keys">
        {KEY_LIST.map(({ keys, does }) => ({ keys, does, shown: shownKeys(keysFor(keys, state.algorithms.length)) }))
          .filter(({ shown }) => shown !== '')
          .map(({ keys, does, shown }) => (
            <Fragment key={keys}>
              <dt>
                <kbd class="key">{shown}</kbd>
              </dt>
              <dd>{message(does)}</dd>
            </Fragment>
          ))}
      </dl>
      <p class="quiet">{message('keysChange')}</p>
    </>
  );
}

/** Returns the keys as shown to the user; '' for character keys while those are switched off. */
function shownKeys(keys: string): string {
  if (/^\d/.test(keys)) return ownKeys().letterKeys ? keyName(keys) : '';
  return keys
    .split(' / ')
    .map((key) => shownKey(key))
    .filter((key) => key !== '')
    .join(' / ');
}

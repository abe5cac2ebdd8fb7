import { Fragment } from 'preact';
import { KEY_LIST } from '../../input/keys.ts';

export function KeysPanel() {
  return (
    <>
      <h2>Keys</h2>
      <dl class="keys">
        {KEY_LIST.map(({ keys, does }) => (
          <Fragment key={keys}>
            <dt>
              <kbd class="key">{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

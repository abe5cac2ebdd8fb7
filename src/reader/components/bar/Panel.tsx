import { type ComponentType, Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { message } from '../../../platform/wording/message.ts';
import { keyName, ownKeys, shownKey } from '../../../platform/wording/own-keys.ts';
import { KEY_LIST, keysFor } from '../../input/keys.ts';
import type { PanelProps, ReaderViewProps } from '../../state/view.ts';
import { AppearancePanel } from '../appearance/AppearancePanel.tsx';
import { OutlinePanel } from '../outline/OutlineTree.tsx';
import { AlgorithmMenu } from './AlgorithmMenu.tsx';
import { CopyPanel, MoreMenu } from './menus.tsx';

interface PanelKind {
  Content: ComponentType<ReaderViewProps>;
  panelClass?: string;
  /** Whether the panel has only text. Tab then focuses the panel itself, so that arrow keys can scroll it. */
  isText?: boolean;
}

const KINDS: Readonly<Record<PanelProps['panel'], PanelKind>> = {
  outline: { Content: OutlinePanel, panelClass: 'from-start with-outline' },
  algorithm: { Content: AlgorithmMenu, panelClass: 'from-start' },
  copy: { Content: CopyPanel, panelClass: 'out' },
  appearance: { Content: AppearancePanel, panelClass: 'sheet' },
  more: { Content: MoreMenu, panelClass: 'out' },
  keys: { Content: KeysPanel, isText: true },
};

export function Panel({ panel, label, ...props }: PanelProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    const { panelFocus } = props.view;
    const wanted = panelFocus === '' ? null : find(panelFocus);
    // the content of the panel may have taken the focus already
    if (box.current?.matches(':focus-within')) return;
    const first = wanted ?? find('[type=radio]:checked') ?? find('[type=radio]') ?? find('button:not(:disabled)');
    (first ?? box.current)?.focus({ preventScroll: true });
    if (first?.matches('input')) first.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const kind = KINDS[panel];
  return (
    <section class={`panel ${kind.panelClass ?? ''}`} aria-label={label} tabIndex={kind.isText ? 0 : -1} ref={box}>
      <kind.Content {...props} />
    </section>
  );
}

function KeysPanel({ state }: Pick<ReaderViewProps, 'state'>) {
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

/** Returns the keys as shown to the user; '' for a character key while character keys are switched off. */
function shownKeys(keys: string): string {
  if (/^\d/.test(keys)) return ownKeys().letterKeys ? keyName(keys) : '';
  return keys
    .split(' / ')
    .map((key) => shownKey(key))
    .filter((key) => key !== '')
    .join(' / ');
}

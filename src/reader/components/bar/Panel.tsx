import type { ComponentType } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PanelProps, ReaderViewProps } from '../../state/view.ts';
import { AppearancePanel } from '../appearance/AppearancePanel.tsx';
import { OutlinePanel } from '../outline/Outline.tsx';
import { AlgorithmMenu } from './AlgorithmMenu.tsx';
import { CopyPanel } from './CopyPanel.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import { MoreMenu } from './MoreMenu.tsx';

interface PanelKind {
  Content: ComponentType<ReaderViewProps>;
  /** Extra class of the panel. */
  panelClass?: string;
  /** Whether it has no controls; the panel itself is then a tab stop, so that the keyboard can scroll it. */
  isText?: boolean;
}

const KINDS: Readonly<Record<PanelProps['panel'], PanelKind>> = {
  outline: { Content: OutlinePanel, panelClass: 'from-start with-outline' },
  algorithm: { Content: AlgorithmMenu, panelClass: 'from-start' },
  copy: { Content: CopyPanel, panelClass: 'out' },
  appearance: {
    panelClass: 'sheet',
    Content: ({ state, dispatch }) => (
      <AppearancePanel
        appearance={state.appearance}
        presets={state.presets}
        onChange={(change) => dispatch({ type: 'appearance-chosen', change })}
      />
    ),
  },
  more: { Content: MoreMenu, panelClass: 'out' },
  keys: { Content: KeysPanel, isText: true },
};

/** Takes the focus when it appears: at `panelFocus`, or else the checked choice, the first choice, or the first button. */
export function Panel({ panel, label, ...props }: PanelProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    const { panelFocus } = props.view;
    const wanted = panelFocus === '' ? null : find(panelFocus);
    // the content may have taken the focus already
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

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Panel } from '../../input/keys.ts';

interface PanelButtonProps {
  panel: Panel;
  isOpen: boolean;
  /** Name of the button and of the panel. */
  label: string;
  /** Extra classes of the button and the panel. */
  buttonClass?: string;
  panelClass?: string;
  disabled?: boolean;
  face: ComponentChildren;
  onToggle(panel: Panel): void;
  children: ComponentChildren;
}

/** A button of the bar with the panel that it opens. */
export function PanelButton(props: PanelButtonProps) {
  const { panel, isOpen, label, face, buttonClass = '', panelClass = '', disabled = false } = props;
  return (
    <div class="anchor" data-anchor={panel}>
      <button
        type="button"
        class={`tool ${buttonClass}`}
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        disabled={disabled}
        onClick={() => props.onToggle(panel)}
      >
        {face}
      </button>
      {isOpen && (
        <PanelBox label={label} class={panelClass}>
          {props.children}
        </PanelBox>
      )}
    </div>
  );
}

/** Takes the focus when it appears, at the choice that holds, or else at the first one, or the first button. */
export function PanelBox(props: { label: string; class: string; children: ComponentChildren }) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    const first = find('[type=radio]:checked') ?? find('[type=radio]') ?? find('button:not(:disabled)');
    (first ?? box.current)?.focus({ preventScroll: true });
    if (first?.matches('input')) first.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section class={`panel ${props.class}`} aria-label={props.label} tabIndex={-1} ref={box}>
      {props.children}
    </section>
  );
}

import type { ComponentChildren } from 'preact';
import type { PanelProps } from '../../state/view.ts';

interface PanelButtonProps extends PanelProps {
  /** Extra class of the button. */
  buttonClass?: string;
  disabled?: boolean;
  face: ComponentChildren;
}

/** A button of the bar with the panel that it opens, which comes from a lazy script. */
export function PanelButton({ buttonClass = '', disabled = false, face, ...props }: PanelButtonProps) {
  const { panel, label, view, commands } = props;
  return (
    <PanelAnchor {...props}>
      <button
        type="button"
        class={`tool ${buttonClass}`}
        aria-expanded={view.panel === panel}
        aria-label={label}
        title={label}
        disabled={disabled}
        onClick={() => commands.toggle(panel)}
      >
        {face}
      </button>
    </PanelAnchor>
  );
}

/** The anchor of a panel; a press inside it does not close the panel. */
export function PanelAnchor({ children, ...props }: PanelProps & { children?: ComponentChildren }) {
  const { panel, view, parts } = props;
  const Panel = view.panel === panel && parts.controls?.Panel;
  return (
    <div class="anchor" data-anchor={panel}>
      {children}
      {Panel && <Panel {...props} />}
    </div>
  );
}

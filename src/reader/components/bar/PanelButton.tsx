import type { ComponentChildren } from 'preact';
import { message } from '../../../platform/wording/message.ts';
import type { PanelProps, ReaderViewProps } from '../../state/view.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

interface PanelButtonProps extends PanelProps {
  buttonClass?: string;
  disabled?: boolean;
  face: ComponentChildren;
}

/** A button of the bar, and the panel that it opens. The panel's component comes from a lazy script. */
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

/** The element next to which a panel opens; a press inside this element does not close the panel. */
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

/** A button that copies in the most common format, and beside it a menu of all formats. */
export function CopyButton(props: ReaderViewProps) {
  const { state, view, commands } = props;
  const { article } = state;
  const disabled = article === null || article.empty !== null;
  return (
    <div class="split">
      <button
        type="button"
        class="tool"
        title={message('withKey', message('keyCopy'), 'C')}
        aria-label={message('copy')}
        disabled={disabled}
        onClick={() => commands.copy('rich')}
      >
        <Icon path={view.isCopied ? icons.check : icons.copy} />
        <span class="wide">{message(view.isCopied ? 'copied' : 'copy')}</span>
      </button>
      <PanelButton
        {...props}
        panel="copy"
        label={message('copyMenu')}
        disabled={disabled}
        face={<Icon path={icons.caret} class="caret" />}
      />
    </div>
  );
}

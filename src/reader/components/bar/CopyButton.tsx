import { message } from '../../../platform/wording/message.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { PanelButton } from './PanelButton.tsx';

/** A button for the most common format, and a menu beside it. */
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

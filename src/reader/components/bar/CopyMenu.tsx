import type { ReaderViewProps } from '../../state/view.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { PanelButton } from './PanelButton.tsx';

/** One button for what is wanted most, and a menu beside it. */
export function CopyMenu(props: ReaderViewProps) {
  const { state, view, commands } = props;
  const { article } = state;
  const disabled = article === null || article.empty !== null;
  return (
    <div class="split">
      <button
        type="button"
        class="tool"
        title="Copy the article (C)"
        aria-label="Copy"
        disabled={disabled}
        onClick={() => commands.copy('rich')}
      >
        <Icon path={view.isCopied ? icons.check : icons.copy} />
        <span class="wide">{view.isCopied ? 'Copied' : 'Copy'}</span>
      </button>
      <PanelButton
        {...props}
        panel="copy"
        label="Copy, save, print"
        disabled={disabled}
        face={<Icon path={icons.caret} class="caret" />}
      />
    </div>
  );
}

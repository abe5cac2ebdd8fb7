import type { Panel } from '../../input/keys.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { ExportPanel, type ExportPanelCommands } from './ExportPanel.tsx';
import { PanelButton } from './PanelButton.tsx';

interface CopyMenuProps {
  isOpen: boolean;
  /** Shown for a moment after copying. */
  isDone: boolean;
  disabled: boolean;
  printLinks: boolean;
  onToggle(panel: Panel): void;
  commands: ExportPanelCommands;
}

/** One button for what is wanted most, and a menu beside it. */
export function CopyMenu({ isOpen, isDone, disabled, printLinks, onToggle, commands }: CopyMenuProps) {
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
        <Icon path={isDone ? icons.check : icons.copy} />
        <span class="wide">{isDone ? 'Copied' : 'Copy'}</span>
      </button>
      <PanelButton
        panel="copy"
        isOpen={isOpen}
        label="Copy, save, print"
        panelClass="out"
        disabled={disabled}
        onToggle={onToggle}
        face={<Icon path={icons.caret} class="caret" />}
      >
        <ExportPanel printLinks={printLinks} commands={commands} />
      </PanelButton>
    </div>
  );
}

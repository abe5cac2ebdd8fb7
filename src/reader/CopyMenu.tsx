import { Icon } from './Icon.tsx';
import type { Panel } from './keys.ts';
import { PanelButton } from './PanelButton.tsx';
import type { CopyFormat } from './types.ts';

interface CopyMenuProps {
  isOpen: boolean;
  /** Shown for a moment after copying. */
  isDone: boolean;
  disabled: boolean;
  onToggle(panel: Panel): void;
  onCopy(format: CopyFormat): void;
}

/** One button for what is wanted most, and a small menu beside it. */
export function CopyMenu({ isOpen, isDone, disabled, onToggle, onCopy }: CopyMenuProps) {
  return (
    <div class="split">
      <button
        type="button"
        class="tool"
        title="Copy the article (C)"
        aria-label="Copy"
        disabled={disabled}
        onClick={() => onCopy('rich')}
      >
        <Icon name={isDone ? 'check' : 'copy'} />
        <span class="wide">{isDone ? 'Copied' : 'Copy'}</span>
      </button>
      <PanelButton
        panel="copy"
        isOpen={isOpen}
        label="More ways to copy"
        panelClass="small"
        disabled={disabled}
        onToggle={onToggle}
        face={<Icon name="caret" class="caret" />}
      >
        <CopyItem name="copy" label="Copy with formatting" shortcut="C" onClick={() => onCopy('rich')} />
        <CopyItem name="markdown" label="Copy as Markdown" shortcut="M" onClick={() => onCopy('markdown')} />
      </PanelButton>
    </div>
  );
}

interface CopyItemProps {
  name: 'copy' | 'markdown';
  label: string;
  shortcut: string;
  onClick(): void;
}

function CopyItem({ name, label, shortcut, onClick }: CopyItemProps) {
  return (
    <button type="button" class="item" aria-keyshortcuts={shortcut} onClick={onClick}>
      <Icon name={name} />
      {label}
      <span class="key" aria-hidden="true">
        {shortcut}
      </span>
    </button>
  );
}

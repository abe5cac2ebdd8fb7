import type { ReaderViewProps } from '../../state/view.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { AlgorithmMenu } from './AlgorithmMenu.tsx';
import { AppearancePanel } from './AppearancePanel.tsx';
import { CopyMenu } from './CopyMenu.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import { PanelButton } from './PanelButton.tsx';

/** The slim bar: what is read on the left, what can be done with it on the right. */
export function TopBar({ state, view, commands }: ReaderViewProps) {
  const { article, appearance } = state;
  return (
    <header class="bar">
      <AlgorithmMenu state={state} isOpen={view.panel === 'algorithm'} commands={commands} />
      <div class="spring" />
      <CopyMenu
        isOpen={view.panel === 'copy'}
        isDone={view.isCopied}
        disabled={article === null || article.empty !== null}
        printLinks={appearance.printLinks}
        onToggle={commands.toggle}
        commands={commands}
      />
      <PanelButton
        panel="appearance"
        isOpen={view.panel === 'appearance'}
        label="Appearance"
        onToggle={commands.toggle}
        face={
          <span class="aa" aria-hidden="true">
            A<small>a</small>
          </span>
        }
      >
        <AppearancePanel
          appearance={appearance}
          onChange={commands.setAppearance}
          onShowKeys={() => commands.toggle('keys')}
        />
      </PanelButton>
      {view.panel === 'keys' && <KeysPanel />}
      <button type="button" class="tool" aria-label="Close reader" title="Close (Esc)" onClick={commands.close}>
        <Icon path={icons.close} />
      </button>
    </header>
  );
}

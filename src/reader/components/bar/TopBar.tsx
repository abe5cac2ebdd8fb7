import type { ReaderViewProps } from '../../state/view.ts';
import { algorithmLabel } from '../algorithm-label.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { CopyMenu } from './CopyMenu.tsx';
import { PanelAnchor, PanelButton } from './PanelButton.tsx';

/** The slim bar: what is read on the left, what can be done with it on the right. */
export function TopBar(props: ReaderViewProps) {
  const { state, view, commands, parts } = props;
  const label = algorithmLabel(state.algorithms, state.algorithm);
  const extras = parts.additions?.flatMap(({ panels = [] }) => panels);
  return (
    <header class="bar">
      <PanelButton
        {...props}
        panel="algorithm"
        label={`Algorithm: ${label}`}
        buttonClass="algorithm"
        face={
          <>
            <Icon path={icons.layers} />
            <span>{label}</span>
            <Icon path={icons.caret} class="caret" />
          </>
        }
      />
      {extras?.map((extra) => (
        <PanelButton {...props} {...extra} key={extra.name} panel={extra.name} extra={extra} />
      ))}
      <div class="spring" />
      <button
        type="button"
        class="tool"
        aria-label="Correct the article"
        title="Correct the article (E)"
        disabled={state.article === null}
        onClick={commands.edit}
      >
        <Icon path={icons.edit} />
      </button>
      <CopyMenu {...props} />
      <PanelButton
        {...props}
        panel="appearance"
        label="Appearance"
        face={
          <span class="aa" aria-hidden="true">
            A<small>a</small>
          </span>
        }
      />
      {view.panel === 'keys' && <PanelAnchor {...props} panel="keys" label="Keys" />}
      <button type="button" class="tool" aria-label="Close reader" title="Close (Esc)" onClick={commands.close}>
        <Icon path={icons.close} />
      </button>
    </header>
  );
}

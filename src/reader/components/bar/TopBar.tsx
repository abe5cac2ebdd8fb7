import type { ComponentChildren } from 'preact';
import { message } from '../../../platform/wording/message.ts';
import type { PanelProps, ReaderViewProps } from '../../state/view.ts';
import { algorithmLabel } from '../algorithm-words.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

export function TopBar(props: ReaderViewProps) {
  const { dispatch, parts } = props;
  return (
    <header class="bar">
      <OutlineButton {...props} />
      <AlgorithmButton {...props} />
      <div class="spring">{parts.controls && <parts.controls.TimeLeft {...props} />}</div>
      <CopyButton {...props} />
      <PanelButton
        {...props}
        panel="appearance"
        label={message('barAppearance')}
        face={
          <span class="aa" aria-hidden="true">
            A<small>a</small>
          </span>
        }
      />
      <MoreButton {...props} />
      <button
        type="button"
        class="tool"
        aria-label={message('barClose')}
        title={message('barCloseTitle', 'Esc')}
        onClick={() => dispatch({ type: 'closed' })}
      >
        <Icon path={icons.close} />
      </button>
    </header>
  );
}

function OutlineButton(props: ReaderViewProps) {
  const { state, view, commands, parts } = props;
  const { article } = state;
  const label = message('outlineTitle');
  return (
    <PanelAnchor {...props} panel="outline" label={label}>
      <button
        type="button"
        class="tool"
        aria-expanded={view.panel === 'outline' || Boolean(parts.controls?.standsBeside(state))}
        aria-label={label}
        title={message('outlineShowTitle', 'O')}
        disabled={!article || article.empty !== null}
        onClick={commands.toggleOutline}
      >
        <Icon path={icons.outline} />
      </button>
    </PanelAnchor>
  );
}

function AlgorithmButton(props: ReaderViewProps) {
  const { algorithms, algorithm } = props.state;
  const name = algorithmLabel(algorithms, algorithm);
  const label = message('barAlgorithm', name);
  return (
    <PanelButton
      {...props}
      panel="algorithm"
      label={label}
      buttonClass="algorithm"
      face={
        <>
          <span class="wide">{label}</span>
          <span class="narrow">{name}</span>
          <Icon path={icons.caret} class="caret" />
        </>
      }
    />
  );
}

/** The button of the menu "More". The list of keys, which opens from that menu or with a key, is also placed here. */
function MoreButton(props: ReaderViewProps) {
  const areKeysShown = props.view.panel === 'keys';
  return (
    <>
      <PanelButton {...props} panel="more" label={message('barMore')} face={<Icon path={icons.more} class="dots" />} />
      {areKeysShown && <PanelAnchor {...props} panel="keys" label={message('keysTitle')} />}
    </>
  );
}

interface PanelButtonProps extends PanelProps {
  buttonClass?: string;
  disabled?: boolean;
  face: ComponentChildren;
}

/** A button of the bar, and the panel that it opens. The panel's component comes from a lazy script. */
function PanelButton({ buttonClass = '', disabled = false, face, ...props }: PanelButtonProps) {
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
function PanelAnchor({ children, ...props }: PanelProps & { children?: ComponentChildren }) {
  const { panel, view, parts } = props;
  const Panel = view.panel === panel && parts.controls?.Panel;
  return (
    <div class="anchor" data-anchor={panel}>
      {children}
      {Panel && <Panel {...props} />}
    </div>
  );
}

function CopyButton(props: ReaderViewProps) {
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

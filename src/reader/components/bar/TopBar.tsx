import type { ComponentChildren } from 'preact';
import { message } from '../../../platform/wording/message.ts';
import type { ReaderState } from '../../reader-state.ts';
import type { PanelProps, ReaderViewProps } from '../../state/view.ts';
import { algorithmLabel } from '../algorithm-words.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

export function TopBar(props: ReaderViewProps) {
  const { state, view, dispatch, commands, parts } = props;
  return (
    <header class="bar">
      <PanelButton
        {...props}
        panel="outline"
        label={message('outlineTitle')}
        title={message('outlineShowTitle', 'O')}
        isBeside={parts.controls?.standsBeside(state)}
        disabled={isEmpty(state)}
        face={<Icon path={icons.outline} />}
        onPress={commands.toggleOutline}
      />
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
      <PanelButton {...props} panel="more" label={message('barMore')} face={<Icon path={icons.more} class="dots" />} />
      {/* the list of keys opens from the menu "More" or with a key */}
      {view.panel === 'keys' && <PanelAnchor {...props} panel="keys" label={message('keysTitle')} />}
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

const isEmpty = ({ article }: ReaderState) => !article || article.empty !== null;

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

interface PanelButtonProps extends PanelProps {
  buttonClass?: string;
  /** Tooltip; if absent, the label is the tooltip. */
  title?: string;
  /** Whether the content of the panel is already shown beside the text (the outline in a wide window). */
  isBeside?: boolean | undefined;
  disabled?: boolean;
  face: ComponentChildren;
  /** Called when the button is pressed; if absent, a press opens or closes the panel. */
  onPress?(): void;
}

/** A button of the bar, and the panel that it opens. The panel's component is in a script that loads later. */
function PanelButton({ buttonClass = '', title, isBeside, disabled, face, onPress, ...props }: PanelButtonProps) {
  const { panel, label, view, commands } = props;
  return (
    <PanelAnchor {...props}>
      <button
        type="button"
        class={`tool ${buttonClass}`}
        aria-expanded={isBeside || view.panel === panel}
        aria-label={label}
        title={title ?? label}
        disabled={disabled}
        onClick={onPress ?? (() => commands.toggle(panel))}
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
  const disabled = isEmpty(state);
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

import { message } from '../../../platform/wording/message.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { algorithmLabel } from '../algorithm-words.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { CopyButton, PanelAnchor, PanelButton } from './PanelButton.tsx';

/** The bar at the top of the reader: on the left the buttons for outline and algorithm, on the right the actions. */
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

/** The button that opens the list of algorithms. It shows the current algorithm and an arrow, like a drop-down list. */
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

import { message } from '../../../platform/wording/message.ts';
import type { ReaderViewProps } from '../../state/view.ts';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { OutlineTree } from './OutlineTree.tsx';
import { isAskedFor } from './toggle-outline.ts';

/** The outline (the article's headings) beside the text. */
export function Outline(props: ReaderViewProps) {
  return (
    <nav class="outline beside" aria-label={message('outlineTitle')}>
      <div class="outline-head">
        <span aria-hidden="true">{message('outlineTitle')}</span>
        <button
          type="button"
          class="tool"
          aria-label={message('outlineHide')}
          title={message('outlineHideTitle', 'O')}
          onClick={props.commands.toggleOutline}
        >
          <Icon path={icons.close} size={16} />
        </button>
      </div>
      <OutlineTree {...props} isAsked={isAskedFor()} />
    </nav>
  );
}

/** The outline over the text, for windows without room for it beside the text. */
export function OutlinePanel(props: ReaderViewProps) {
  return (
    <nav class="outline" aria-label={message('outlineTree')}>
      <div class="outline-head" aria-hidden="true">
        <span>{message('outlineTitle')}</span>
      </div>
      <OutlineTree {...props} isAsked={true} onGone={() => props.commands.toggle('outline')} />
    </nav>
  );
}

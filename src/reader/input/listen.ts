import { menuOrder } from '../../shared/algorithm-groups.ts';
import { articleIn, focusText, type Overlay } from '../overlay/create-overlay.ts';
import type { ReaderPort } from '../port.ts';
import type { Presenter } from '../state/presenter.ts';
import type { ReaderState } from '../types.ts';
import { listenToAltClicks } from './ask-why.ts';
import { copyWhatIsShown } from './copy-selection.ts';
import { keepEventsInside, refuseUntrustedEvents } from './event-border.ts';
import { followLinks } from './follow-links.ts';
import { jumpInside } from './jump.ts';
import type { KeyCommands } from './keys.ts';
import { listenToKeys } from './listen-to-keys.ts';
import { selectArticle } from './select-article.ts';
import { rememberPresses } from './user-made.ts';

/** Receivers of the user's input. */
interface Heard extends Pick<KeyCommands, 'turnPage'> {
  presenter: Presenter;
  port: ReaderPort;
  state(): ReaderState;
}

/** Listens to keys, pointer and clipboard. The order matters: listeners that are added first run first. */
export function listen(overlay: Overlay, heard: Heard, signal: AbortSignal): void {
  const { host, root, dialog } = overlay;
  const { dispatch, tools, exports } = heard.port;
  refuseUntrustedEvents(root, signal);
  rememberPresses(root, signal);
  keepEventsInside(host, signal);
  copyWhatIsShown(dialog, signal);
  listenToAltClicks(dialog, (piece) => tools.ask({ kind: 'why', piece }), signal);
  jumpInside(overlay, () => dispatch({ type: 'closed' }), signal);
  followLinks(root, exports.follow, signal);
  listenToKeys({ host, dialog, signal, focusText: () => focusText(overlay) }, () => keyCommandsOf(overlay, heard));
  heard.presenter.listen(root, signal);
}

/** Returns the only keys that a strip allows; null for all. Does not search the text, which may be long. */
function onlyKeysOf(dialog: HTMLElement): string | null {
  const strip = dialog.querySelector('.tools')?.querySelector<HTMLElement>('[data-only-keys]');
  return strip?.dataset.onlyKeys ?? null;
}

function keyCommandsOf(overlay: Overlay, { presenter, port, state, turnPage }: Heard): KeyCommands {
  return {
    ...presenter.commands,
    escape: presenter.escape,
    isViewingPicture: () => presenter.view.picture !== null,
    onlyKeys: () => onlyKeysOf(overlay.dialog),
    selectArticle: () => selectArticle(articleIn(overlay)),
    chooseAlgorithm: (index) => {
      const choice = menuOrder(state().algorithms)[index];
      if (choice) port.dispatch({ type: 'algorithm-chosen', algorithm: choice.id });
    },
    turnPage,
    other: port.tools.key,
  };
}

import { menuOrder } from '../../shared/algorithm-groups.ts';
import type { ReaderActions } from '../actions.ts';
import { articleIn, focusText, type Overlay } from '../overlay/create-overlay.ts';
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
  actions: ReaderActions;
  state(): ReaderState;
}

/** Listens to keys, pointer and clipboard. The order matters: listeners that are added first run first. */
export function listen(overlay: Overlay, { presenter, actions, state, turnPage }: Heard, signal: AbortSignal): void {
  const { host, root, dialog } = overlay;
  refuseUntrustedEvents(root, signal);
  rememberPresses(root, signal);
  keepEventsInside(host, signal);
  copyWhatIsShown(dialog, signal);
  listenToAltClicks(dialog, (piece) => presenter.commands.ask({ kind: 'why', piece }), signal);
  jumpInside(overlay, presenter.commands.close, signal);
  followLinks(root, actions.follow, signal);
  const keyCommands = () => ({ ...keyCommandsOf(overlay, presenter, state()), turnPage });
  listenToKeys({ host, dialog, signal, focusText: () => focusText(overlay) }, keyCommands);
  presenter.listen(root, signal);
}

/** Returns the only keys that a strip allows; null for all. Does not search the text, which may be long. */
function onlyKeysOf(dialog: HTMLElement): string | null {
  const strip = dialog.querySelector('.tools')?.querySelector<HTMLElement>('[data-only-keys]');
  return strip?.dataset.onlyKeys ?? null;
}

function keyCommandsOf(overlay: Overlay, presenter: Presenter, state: ReaderState): Omit<KeyCommands, 'turnPage'> {
  return {
    ...presenter.commands,
    escape: presenter.escape,
    isViewingPicture: () => presenter.view.picture !== null,
    onlyKeys: () => onlyKeysOf(overlay.dialog),
    selectArticle: () => selectArticle(articleIn(overlay)),
    chooseAlgorithm: (index) => {
      const choice = menuOrder(state.algorithms)[index];
      if (choice) presenter.commands.setAlgorithm(choice.id);
    },
  };
}

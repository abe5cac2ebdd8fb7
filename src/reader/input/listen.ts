import { intact } from '../../platform/unclobbered.ts';
import { menuOrder } from '../../shared/algorithm-groups.ts';
import type { Held } from '../first-screen/held-input.ts';
import type { Overlay } from '../overlay/create-overlay.ts';
import type { ReaderPort } from '../port.ts';
import type { ReaderState } from '../reader-state.ts';
import type { Presenter } from '../state/presenter.ts';
import { copyWhatIsShown } from './copy-selection.ts';
import { keepEventsInside, onCancel, onKeyDown, refuseUntrustedEvents } from './event-border.ts';
import { openLinks } from './jump.ts';
import { handleKey, type KeyCommands } from './keys.ts';
import { listenToAltClicks, rememberPresses, replay } from './user-made.ts';

interface Heard extends Pick<KeyCommands, 'turnPage'> {
  presenter: Presenter;
  port: ReaderPort;
  state(): ReaderState;
}

/**
 * Adds the reader's listeners. Their order matters, because listeners run in the order in which they are added. Returns
 * a function that handles an event that was kept until this script had loaded (`held-input.ts`).
 */
export function listen(overlay: Overlay, heard: Heard, signal: AbortSignal): (held: Held) => void {
  const { host, root, dialog } = overlay;
  const { dispatch, tools, exports } = heard.port;
  const commands = () => keyCommandsOf(overlay, heard);
  const onKey = (event: KeyboardEvent, isInside: boolean) => {
    if (handleKey(event, commands())) event.preventDefault();
    else if (isInside) return;
    event.stopPropagation();
  };
  refuseUntrustedEvents(root, signal);
  rememberPresses(root, signal);
  keepEventsInside(host, signal);
  copyWhatIsShown(dialog, signal);
  listenToAltClicks(dialog, (piece) => tools.ask({ kind: 'why', piece }), signal);
  openLinks(overlay, () => dispatch({ type: 'closed' }), exports.follow, signal);
  onCancel(dialog, () => commands().escape(), signal);
  onKeyDown(overlay, onKey, signal);
  heard.presenter.listen(root, signal);
  return (held) => {
    if (held.type === 'key') handleKey(held.event, commands());
    else replay(held.target, eventOf(held.type));
  };
}

/** Returns the only keys that an open tool allows; null for all. Does not search the text, which may be long. */
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
    selectArticle: () => selectArticle(overlay.dialog.querySelector('.article')),
    chooseAlgorithm: (index) => {
      const choice = menuOrder(state().algorithms)[index];
      if (choice) port.dispatch({ type: 'algorithm-chosen', algorithm: choice.id });
    },
    turnPage,
    other: port.tools.key,
  };
}

/** Returns a new event of this type. A click must be a `MouseEvent`, because `openLinks` ignores other events. */
const eventOf = (type: Exclude<Held['type'], 'key'>) =>
  type === 'click' ? new MouseEvent(type, { bubbles: true, cancelable: true }) : new Event(type);

/** Selects the article and nothing else, so that the browser copies exactly the article. */
function selectArticle(article: Element | null): void {
  // Opens collapsed sections, because the browser would not copy their text.
  for (const folded of article?.querySelectorAll<HTMLDetailsElement>('details:not([data-ours])') ?? [])
    folded.open = true;
  if (article) intact(article.ownerDocument).getSelection()?.selectAllChildren(article);
}

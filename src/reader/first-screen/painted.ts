/** Passes the painted first screen on to the reader's script. */
import { ownKeys } from '../../platform/wording/own-keys.ts';
import { leave, read, slot, take } from '../../shared/exchange.ts';
import type { Overlay } from '../overlay/create-overlay.ts';
import type { HeldPage } from '../overlay/hold-page.ts';
import { hide, isShown } from '../overlay/stay-open.ts';
import type { ReaderState } from '../reader-state.ts';
import { PREFERS_DARK, ROOM_FOR_TWO } from '../styles/appearance.ts';
import { type Held, type HeldInput, isEscape, isMade } from './held-input.ts';

interface FirstScreen {
  readonly state: ReaderState;
  /** Time of the click that opened the screen (ms since 1970). */
  readonly clickedAt: number;
  readonly overlay: Overlay;
  readonly page: HeldPage;
  readonly input: HeldInput;
  /** Closes the screen at the user's request. No reader opens afterwards. */
  close(): void;
  /** Everything besides the article that determines how the screen looks ({@link lookOf}). */
  readonly look: string;
}

const PAINTED = slot<FirstScreen>('painted');
/** Keys that were pressed on the first screen before it was removed; the reader handles them when it opens. */
const TYPED = slot<readonly Held[]>('typed');

export function leaveFirstScreen(screen: Omit<FirstScreen, 'look'>): void {
  leave([PAINTED, { ...screen, look: lookOf(screen.state) }]);
  take(TYPED);
}

export const isFirstScreenPainted = (): boolean => read(PAINTED) !== undefined;

/**
 * Returns the first screen if it shows this state. Otherwise, removes the screen and returns null: the settings may
 * have changed since it was painted, or the page may have removed or moved it.
 */
export function takeFirstScreen(state: ReaderState): FirstScreen | null {
  const screen = read(PAINTED);
  // `===` is enough: the page is analyzed once, so both scripts have the same article object
  if (screen && isInPlace(screen.overlay) && screen.state.article === state.article && screen.look === lookOf(state)) {
    take(PAINTED);
    return screen;
  }
  removeFirstScreen();
  return null;
}

export const takeTyped = (): readonly Held[] => take(TYPED) ?? [];

/**
 * Removes the first screen if no reader has taken it over, unless it belongs to a click after `clickedAt` (ms since
 * 1970), whose reader may still do so. Keeps the keys that were pressed on it for the reader.
 */
export function removeFirstScreen(clickedAt = Number.POSITIVE_INFINITY): void {
  const screen = read(PAINTED);
  if (!screen || screen.clickedAt > clickedAt) return;
  take(PAINTED);
  const held = screen.input.release().filter(isMade);
  hide(screen.overlay.dialog);
  screen.overlay.host.remove();
  screen.page.release();
  const last = held.at(-1);
  if (last && isEscape(last)) screen.close();
  leave([TYPED, held.filter(({ type }) => type === 'key')]);
}

/** Removes the first screen and the keys that were pressed on it. Called when no reader will open to handle them. */
export function endFirstScreen(clickedAt?: number): void {
  removeFirstScreen(clickedAt);
  take(TYPED);
}

const isInPlace = ({ host, root, dialog }: Overlay): boolean =>
  host.isConnected && dialog.parentNode === root && isShown(dialog);

/**
 * Returns everything besides the article that determines how the first screen looks. Omits the algorithms' labels: the
 * first look-up of a label takes 10 ms.
 */
const lookOf = ({ algorithm, algorithms, appearance, notice, ways, isChecked }: ReaderState): string =>
  JSON.stringify([
    [algorithm, algorithms.map(({ id }) => id), appearance, notice, ways, isChecked, ownKeys()],
    [PREFERS_DARK, ROOM_FOR_TWO].map((query) => matchMedia(query).matches),
  ]);

/** Applies the fonts that come with Lectern, each in a script of its own. */
import type { FontFamily, PackagedFont } from '../../store/settings/types.ts';
import { keepPlace } from '../scroll/keep-place.ts';

/**
 * Applies the font to the dialog; resolves to a function that removes it, or rejects if the browser does not accept it.
 */
export type Wear = (dialog: HTMLElement, change: (run: () => void) => void) => Promise<() => void>;

const PACKAGED: readonly FontFamily[] = ['literata', 'source-sans', 'atkinson', 'dyslexic'] satisfies PackagedFont[];

/**
 * Returns a function to call with the chosen font at each draw. The text uses a similar font until the chosen one has
 * loaded, or if it cannot load.
 *
 * @param load resolves to null if the script cannot load
 * @param giveUp called when a font does not load
 */
export function createPackagedFont(
  dialog: HTMLElement,
  signal: AbortSignal,
  load: (font: PackagedFont) => Promise<Wear | null>,
  giveUp: () => void,
): (chosen: FontFamily) => void {
  let wanted: FontFamily = 'serif';
  let takeOff = () => {};
  const off = () => {
    takeOff();
    takeOff = () => {};
  };
  signal.addEventListener('abort', off);

  async function put(font: PackagedFont): Promise<void> {
    const isWanted = () => font === wanted && !signal.aborted;
    const wear = await load(font);
    if (!isWanted()) return;
    if (!wear) throw new Error('the script of the font did not load');
    const undo = await wear(dialog, (run) => isWanted() && keepPlace(dialog, run));
    if (isWanted()) takeOff = undo;
    else undo();
  }

  return (chosen) => {
    if (chosen === wanted) return;
    wanted = chosen;
    off();
    if (isPackaged(chosen)) put(chosen).catch(giveUp);
  };
}

function isPackaged(font: FontFamily): font is PackagedFont {
  return PACKAGED.includes(font);
}

/**
 * Applies the fonts that come with Lectern. Each font is in its own script, which is only loaded when the font is used.
 */
import type { FontFamily, PackagedFont } from '../../store/settings/types.ts';
import { keepPlace } from '../scroll/keep-place.ts';

/** Applies a font. Resolves to a function that removes the font; rejects if the browser does not accept the font. */
export type Wear = (dialog: HTMLElement, change: (run: () => void) => void) => Promise<() => void>;

const PACKAGED: readonly FontFamily[] = ['literata', 'source-sans', 'atkinson', 'dyslexic'] satisfies PackagedFont[];

/**
 * Returns a function that applies the chosen font; it must be called at each draw. The text has a similar font until
 * the chosen font has loaded, or if that font cannot load.
 */
export function createPackagedFont(
  dialog: HTMLElement,
  signal: AbortSignal,
  load: (font: PackagedFont) => Promise<Wear | null>,
  giveUp: () => void,
): (chosen: FontFamily) => void {
  let wanted: FontFamily = 'serif';
  /** Number of choices so far; it tells whether a font that has just loaded is still the chosen one. */
  let choices = 0;
  let takeOff = () => {};
  const off = () => {
    takeOff();
    takeOff = () => {};
  };
  signal.addEventListener('abort', off);

  async function put(font: PackagedFont): Promise<void> {
    const choice = choices;
    const isWanted = () => choice === choices && !signal.aborted;
    try {
      const wear = await load(font);
      if (!isWanted()) return;
      if (!wear) throw new Error('the script of the font did not load');
      const undo = await wear(dialog, (run) => isWanted() && keepPlace(dialog, run));
      if (isWanted()) takeOff = undo;
      else undo();
    } catch {
      if (isWanted()) giveUp();
    }
  }

  return (chosen) => {
    if (chosen === wanted) return;
    wanted = chosen;
    choices++;
    off();
    if (PACKAGED.includes(chosen)) void put(chosen as PackagedFont);
  };
}

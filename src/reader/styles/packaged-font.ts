/**
 * Applies the fonts that come with Lectern. Each font is in its own script, which is only loaded when the font is used.
 */
import type { FontFamily, PackagedFont } from '../../store/settings/types.ts';
import { keepPlace } from '../scroll/keep-place.ts';

/** Applies a font. Resolves to a function that removes it; rejects if the browser does not accept it. */
export type Wear = (dialog: HTMLElement, change: (run: () => void) => void) => Promise<() => void>;

const PACKAGED: readonly FontFamily[] = ['literata', 'source-sans', 'atkinson', 'dyslexic'] satisfies PackagedFont[];

/**
 * Returns a function that applies the chosen font; call it at each draw. Until the chosen font has loaded, and if it
 * cannot load, the text has a similar font.
 */
export function createPackagedFont(
  dialog: HTMLElement,
  signal: AbortSignal,
  load: (font: PackagedFont) => Promise<Wear | null>,
  giveUp: () => void,
): (chosen: FontFamily) => void {
  let wanted: FontFamily = 'serif';
  /** Number of choices so far. An earlier choice of the same font does not count as the current one. */
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

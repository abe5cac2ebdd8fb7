/** The font of the text where it is one that comes with Lectern, in a script of its own. */
import type { FontFamily, PackagedFont } from '../../store/settings/types.ts';
import { keepPlace } from '../scroll/keep-place.ts';

/** Puts the font on the dialog; resolves to what takes it off again, or rejects where the browser does not take it. */
export type Wear = (dialog: HTMLElement, change: (run: () => void) => void) => Promise<() => void>;

const PACKAGED: readonly FontFamily[] = ['literata', 'source-sans', 'atkinson', 'dyslexic'] satisfies PackagedFont[];

/**
 * What is returned is told the chosen font at each draw. Until a font is there, and where it does not come, the text stands in its kin.
 *
 * @param load resolves to null where the script cannot come
 * @param giveUp told when a font does not come
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
    if (!wear) throw new Error('its script did not come');
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

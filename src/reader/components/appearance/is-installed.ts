import { intact } from '../../../platform/unclobbered.ts';

const SAMPLE = 'mmmmmmmmwwwwwwwiiiilllll 0123456789 Waag';

/**
 * Whether there is a font of this name, by what it changes: text in it is as wide as in none only where it is none. What
 * `document.fonts.check` says is of fonts that are loaded, and true for names that nobody has.
 */
export function isInstalled(name: string, of: Document): boolean {
  const context = (
    intact(of).createElementNS('http://www.w3.org/1999/xhtml', 'canvas') as HTMLCanvasElement
  ).getContext('2d');
  if (!context) return true;
  const widthIn = (fonts: string) => {
    context.font = `40px ${fonts}`;
    return context.measureText(SAMPLE).width;
  };
  // it may itself be the one that a generic name stands for
  return ['monospace', 'serif', 'cursive'].some((generic) => widthIn(`"${name}", ${generic}`) !== widthIn(generic));
}

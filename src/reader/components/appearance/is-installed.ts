import { intact } from '../../../platform/unclobbered.ts';

const SAMPLE = 'mmmmmmmmwwwwwwwiiiilllll 0123456789 Waag';

/**
 * Returns whether a font of this name is installed: if not, text in it is as wide as in the fallback font. `document.fonts.check` only
 * knows loaded fonts, and returns true for unknown names.
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
  // the font may itself be one of the generic fonts
  return ['monospace', 'serif', 'cursive'].some((generic) => widthIn(`"${name}", ${generic}`) !== widthIn(generic));
}

import { calls, holds } from '../../vocabulary/match.ts';
import { FORMULA_PICTURE_NAMES, NO_TEX_NAMES } from '../../vocabulary/names/objects.ts';
import type { Page } from '../page.ts';
import type { FormulaSource } from './script-sources.ts';
import { bareTex } from './tex-source.ts';

const FORMULA_CLASS = calls(FORMULA_PICTURE_NAMES, '\\s');
/** Matches addresses of services that draw TeX as a picture. */
const FORMULA_ADDRESS =
  /\/(?:latex|tex|equation|math(?:tex|mimetex)?\.cgi|(?:svg|png|gif)\.(?:latex|image))(?:\.php|\.aspx)?\?|[?&](?:latex|tex)=|[?&]cht=tx(?=&|$)/i;
const NO_TEX = holds(`^(?:${NO_TEX_NAMES}|\\d*\\.?(?:png|svg|gif))?$`);
const DISPLAY = /display/i;

/**
 * Returns the formula that a picture shows, from its alternative text or address; null for other pictures.
 *
 * @param isAlone returns whether the picture is alone in its block
 */
export function pictureOfFormula(page: Page, image: number, isAlone: () => boolean): FormulaSource | null {
  const { alt = '', class: names = '', src = '' } = page.attributesOf(image);
  const isService = FORMULA_ADDRESS.test(src);
  if (!isService && !FORMULA_CLASS.test(names)) return null;
  const written = NO_TEX.test(alt.trim()) ? '' : bareTex(alt);
  const tex = written || (isService ? texInAddress(src) : '');
  return tex === '' ? null : { tex, isDisplay: DISPLAY.test(names) || isAlone() };
}

function texInAddress(address: string): string {
  const query = address.slice(address.indexOf('?') + 1);
  const parameter = /(?:^|&)(?:latex|tex|chl)=([^&]*)/i.exec(query)?.[1] ?? query;
  try {
    const tex = decodeURIComponent(parameter.replaceAll('+', ' '));
    return bareTex(tex.replace(/\\(?:dpi|bg|fg)(?:\{[^{}]*\}|_\w+)\s*|\\inline\s*/g, ''));
  } catch {
    // URIError: invalid escape in an address that was written by hand
    return '';
  }
}

/** Finds formulas, whatever library draws them. If the page contains several versions of a formula, finds only one. */

import { union } from '../../page/element-index.ts';
import { renderedFormula } from '../../page/formulas/drawn-tex.ts';
import { formulaElements, isPreview, isRenderer, isUnrendered, mathIn } from '../../page/formulas/formula-elements.ts';
import { bareTex, type Formula, type ScriptSources, scriptSources } from '../../page/formulas/tex-source.ts';
import type { Page } from '../../page/page.ts';
import { visibleTexts } from '../../page/texts.ts';
import { calls, holds } from '../../vocabulary/match.ts';
import { FORMULA_PICTURE_NAMES, NO_TEX_NAMES } from '../../vocabulary/names/objects.ts';
import type { Coverage } from '../coverage.ts';
import type { FoundObject } from '../types.ts';
import { standsInKeptText } from './kept-objects.ts';

/** Returns formulas in kept text by element; null for placeholders of undrawn formulas (dropped). Takes O(nodes). */
export function findFormulas(page: Page, coverage: Coverage): ReadonlyMap<number, FoundObject> {
  const found = new Map<number, FoundObject>();
  const scripts = scriptSources(page);
  let end = 0;
  for (const id of union([page.index.named('img'), scripts.nodes, formulaElements(page)])) {
    if (id < end) continue;
    const isDoubled = scripts.areThere && isPreview(page, id);
    const formula = isDoubled ? null : formulaAt(page, coverage, id, scripts);
    if (isDoubled) found.set(id, null);
    else if (formula && isKept(page, coverage, id)) found.set(id, { kind: 'formula', formula });
    const text = formula || isDoubled ? '' : lineOfUnknown(page, coverage, id);
    if (text !== '') found.set(id, { kind: 'glyph', text });
    if (formula || isDoubled || text !== '') end = page.endOf(id);
  }
  return found;
}

function formulaAt(page: Page, coverage: Coverage, id: number, scripts: ScriptSources): Formula | null {
  const script = scripts.unrendered(id);
  if (script) return knownByTex(script.tex, script.isDisplay);
  if (page.nameOf(id) === 'img') return pictureOfFormula(page, coverage, id);
  if (isRenderer(page, id)) return renderedFormula(page, id, scripts);
  if (!isUnrendered(page, id)) return null;
  const written = page.textOf(id + 1);
  return knownByTex(bareTex(written), /^\s*(?:\\\[|\$\$)/.test(written));
}

/** Returns a formula of unknown source as one line of text; '' for other elements. */
function lineOfUnknown(page: Page, coverage: Coverage, id: number): string {
  if (!isRenderer(page, id) || mathIn(page, id) !== -1 || !isKept(page, coverage, id)) return '';
  const texts = visibleTexts(page, id, page.endOf(id)).map(page.textOf, page);
  return texts
    .join('')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}

function knownByTex(tex: string, isDisplay: boolean): Formula | null {
  return tex === '' ? null : { math: -1, tex, isDisplay };
}

/** Returns whether an image is in a paragraph without text. */
function isAlone(page: Page, coverage: Coverage, image: number): boolean {
  let block = page.parentOf(image);
  while (block > 0 && !page.isBlock(block)) block = page.parentOf(block);
  return coverage.textIn(block) === 0;
}

/** Returns whether a formula is kept. Many libraries draw it without text, so kept text around it is enough. */
function isKept(page: Page, coverage: Coverage, id: number): boolean {
  if (coverage.keptIn(id) > 0) return true;
  const shown = page.nameOf(id) === 'script' ? page.parentOf(id) : id;
  return page.isVisible(shown) && standsInKeptText(page, coverage, { unit: id, caption: -1 });
}

const FORMULA_CLASS = calls(FORMULA_PICTURE_NAMES, '\\s');
/** Matches addresses of services that draw TeX as a picture. */
const FORMULA_ADDRESS =
  /\/(?:latex|tex|equation|math(?:tex|mimetex)?\.cgi|(?:svg|png|gif)\.(?:latex|image))(?:\.php|\.aspx)?\?|[?&](?:latex|tex)=|[?&]cht=tx(?=&|$)/i;
const NO_TEX = holds(`^(?:${NO_TEX_NAMES}|\\d*\\.?(?:png|svg|gif))?$`);
const DISPLAY = /display/i;

/** Returns the formula that a picture's alternative text or address gives; null for other pictures. */
function pictureOfFormula(page: Page, coverage: Coverage, image: number): Formula | null {
  const { alt = '', class: names = '', src = '' } = page.attributesOf(image);
  const isService = FORMULA_ADDRESS.test(src);
  if (!isService && !FORMULA_CLASS.test(names)) return null;
  const written = NO_TEX.test(alt.trim()) ? '' : bareTex(alt);
  const tex = written || (isService ? texInAddress(src) : '');
  return knownByTex(tex, DISPLAY.test(names) || isAlone(page, coverage, image));
}

function texInAddress(address: string): string {
  const query = address.slice(address.indexOf('?') + 1);
  const parameter = /(?:^|&)(?:latex|tex|chl)=([^&]*)/i.exec(query)?.[1] ?? query;
  try {
    const tex = decodeURIComponent(parameter.replaceAll('+', ' '));
    return bareTex(tex.replace(/\\(?:dpi|bg|fg)(?:\{[^{}]*\}|_\w+)\s*|\\inline\s*/g, ''));
  } catch {
    // decodeURIComponent throws if a "%" is not followed by two hexadecimal digits; the formula cannot be read then
    return '';
  }
}

import type { Page } from '../page.ts';
import { drawnTex } from './drawn-tex.ts';
import { mathIn, showsMath } from './math-elements.ts';
import { isDisplay } from './renderers.ts';
import type { ScriptSources } from './script-sources.ts';
import { annotatedTex, attributeTex, bareTex, textIn } from './tex-source.ts';
import type { Formula } from './types.ts';

/** Number of nodes of a rendered formula to search for its source. */
const SOURCE_DEPTH = 200;
/** Elements that contain TeX for a script to render. */
const HOLDERS: ReadonlySet<string> = new Set(['d-math', 'tex-math', 'math-renderer']);

/**
 * Returns the formula that a rendered element shows; null if it contains several, or if its source is not on the page.
 */
export function renderedFormula(page: Page, node: number, scripts: ScriptSources): Formula | null {
  const math = mathIn(page, node);
  if (math === null) return null;
  const isShown = math >= 0 && showsMath(page, math);
  const source = scripts.ofRendered(node);
  const tex =
    (math < 0 ? '' : annotatedTex(page, math)) ||
    source?.tex ||
    texInside(page, node, isShown) ||
    (isShown ? '' : drawnTex(page, node));
  if (tex === '' && !isShown) return null;
  return { math: isShown ? math : -1, tex, isDisplay: source?.isDisplay === true || isDisplay(page, node, math) };
}

function texInside(page: Page, node: number, hasMathml: boolean): string {
  const end = Math.min(page.endOf(node), node + SOURCE_DEPTH);
  for (let id = node; id < end; id++) {
    const tex = attributeTex(page, id);
    if (tex !== '') return tex;
  }
  return !hasMathml && HOLDERS.has(page.nameOf(node)) ? bareTex(textIn(page, node)) : '';
}

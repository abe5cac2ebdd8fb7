import type { Page } from '../page.ts';
import { drawnTex } from './drawn-tex.ts';
import { mathIn, showsMath } from './math-elements.ts';
import { isDisplay } from './renderers.ts';
import type { ScriptSources } from './script-sources.ts';
import { annotatedTex, attributeTex, bareTex, textIn } from './tex-source.ts';
import type { Formula } from './types.ts';

/** At most this many rows of a rendered formula are searched for its source. */
const SOURCE_DEPTH = 200;
/** Elements with TeX that a script renders. */
const HOLDERS: ReadonlySet<string> = new Set(['d-math', 'tex-math', 'math-renderer']);

/** Reads a rendered formula; null if the renderer left no trace of its source. */
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

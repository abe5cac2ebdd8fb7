import type { PageView } from '../../page/view.ts';
import { firstFrom } from '../../shared/ascending.ts';
import type { Formula } from './formula.ts';
import { mathContent } from './mathml.ts';
import { isDisplay } from './renderers.ts';
import type { ScriptSources } from './script-sources.ts';
import { annotatedTex, attributeTex, bareTex, textIn } from './tex-source.ts';

/** How far inside what a renderer made its source may be written (rows). */
const SOURCE_DEPTH = 200;
/** Elements that hold TeX for a script that turns it into a formula. */
const HOLDERS: ReadonlySet<string> = new Set(['d-math', 'tex-math', 'math-renderer']);

/** Where formulas are written on a page, beside what is shown of them. */
export interface Sources {
  scripts: ScriptSources;
  /** All `<math>` elements, ascending. */
  maths: readonly number[];
}

/** What a renderer made of a formula; null where it left nothing that tells which one. */
export function renderedFormula(page: PageView, node: number, { scripts, maths }: Sources): Formula | null {
  const math = mathIn(page, node, maths);
  if (math === null) return null;
  const content = math < 0 ? [] : mathContent(page, math);
  const source = scripts.ofRendered(node);
  const tex = (math < 0 ? '' : annotatedTex(page, math)) || source?.tex || texInside(page, node, content.length > 0);
  if (tex === '' && content.length === 0) return null;
  return { content, tex, isDisplay: source?.isDisplay === true || isDisplay(page, node, math) };
}

/** The one `<math>` in an element (or itself); -1 where there is none, null where there are several. */
function mathIn({ snapshot: { nodes } }: PageView, node: number, maths: readonly number[]): number | null {
  const end = nodes.end[node] as number;
  const first = firstFrom(maths, node);
  if (first >= end) return -1;
  const isOnly = firstFrom(maths, nodes.end[first] as number) >= end;
  return isOnly ? first : null;
}

function texInside(page: PageView, node: number, hasMathml: boolean): string {
  const end = Math.min(page.snapshot.nodes.end[node] as number, node + SOURCE_DEPTH);
  for (let id = node; id < end; id++) {
    const tex = attributeTex(page, id);
    if (tex !== '') return tex;
  }
  return !hasMathml && HOLDERS.has(page.nameOf(node)) ? bareTex(textIn(page, node)) : '';
}

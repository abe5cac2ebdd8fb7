/** Formulas, by whatever renderer they were made, as MathML with their TeX: each one once. */

import { union } from '../../page/element-index.ts';
import type { PageView } from '../../page/view.ts';
import type { Coverage } from '../../selection/coverage.ts';
import { standsInKeptText } from '../../selection/surroundings.ts';
import { NodeKind } from '../../snapshot/types.ts';
import type { Found } from '../placed-object.ts';
import { type Formula, formulaElement } from './formula.ts';
import { mathName } from './mathml.ts';
import { pictureOfFormula } from './pictures.ts';
import { renderedFormula, type Sources } from './rendered.ts';
import { formulaElements, isPreview, isRenderer, isUnrendered } from './renderers.ts';
import { findScriptSources } from './script-sources.ts';
import { bareTex } from './tex-source.ts';

/** O(nodes). */
export function findFormulas(page: PageView, coverage: Coverage): ReadonlyMap<number, Found> {
  const { nodes } = page.snapshot;
  const found = new Map<number, Found>();
  const sources = { scripts: findScriptSources(page), maths: mathElements(page) };
  let end = 0;
  for (const id of union([page.index.named('img'), sources.scripts.nodes, formulaElements(page)])) {
    if (id < end) continue;
    const isDoubled = sources.scripts.areThere && isPreview(page, id);
    const formula = isDoubled ? null : formulaAt(page, coverage, id, sources);
    if (isDoubled) found.set(id, null);
    else if (formula && isKept(page, coverage, id)) {
      const element = formulaElement(formula, firstText(page, id));
      found.set(id, { element, place: formula.isDisplay ? 'block' : 'inline' });
    }
    if (formula || isDoubled) end = nodes.end[id] as number;
  }
  return found;
}

function formulaAt(page: PageView, coverage: Coverage, id: number, sources: Sources): Formula | null {
  const script = sources.scripts.unrendered(id);
  if (script) return knownByTex(script.tex, script.isDisplay);
  if (page.nameOf(id) === 'img') {
    const picture = pictureOfFormula(page, coverage, id);
    return picture && knownByTex(picture.tex, picture.isDisplay);
  }
  if (isRenderer(page, id)) return renderedFormula(page, id, sources);
  if (!isUnrendered(page, id)) return null;
  const written = page.snapshot.nodes.text[id + 1] as string;
  return knownByTex(bareTex(written), /^\s*(?:\\\[|\$\$)/.test(written));
}

function knownByTex(tex: string, isDisplay: boolean): Formula | null {
  return tex === '' ? null : { content: [], tex, isDisplay };
}

/** A formula need not hold text (many renderers draw), so it goes with the text around it. */
function isKept(page: PageView, coverage: Coverage, id: number): boolean {
  const { nodes } = page.snapshot;
  if (coverage.keptIn(id) > 0) return true;
  const shown = page.nameOf(id) === 'script' ? (nodes.parent[id] as number) : id;
  return nodes.hidden[shown] === 0 && standsInKeptText(page, coverage, { unit: id, caption: -1 });
}

function firstText({ snapshot: { nodes } }: PageView, node: number): number {
  for (let id = node; id < (nodes.end[node] as number); id++) if (nodes.kind[id] === NodeKind.text) return id;
  return node;
}

function mathElements(page: PageView): readonly number[] {
  const names = page.snapshot.names.filter((name) => name.endsWith('math'));
  return union(names.map(page.index.named)).filter((id) => mathName(page, id) === 'math');
}

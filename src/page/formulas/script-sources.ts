import { facet, type Page } from '../page.ts';
import { bareTex, textIn } from './tex-source.ts';

/** The source of a formula in a script. */
export interface FormulaSource {
  tex: string;
  isDisplay: boolean;
}

/** The scripts in which MathJax 2 (and kramdown) keep the source of formulas, next to the rendered ones. */
export interface ScriptSources {
  /** Returns the source in a script that was not rendered; null for any other element. */
  unrendered(node: number): FormulaSource | null;
  /** Returns the source of a rendered formula, if it is in a script. */
  ofRendered(node: number): FormulaSource | null;
  readonly areThere: boolean;
  /** The scripts, ascending. */
  readonly nodes: readonly number[];
}

const TYPE = /^\s*math\/tex\b/i;
/** Suffix that MathJax 2 adds to the script's `id` for the rendered formula. */
const FRAME = '-Frame';
/** At most this many rows of a display formula are searched for the frame. */
const FRAME_DEPTH = 4;

/** O(nodes). */
export const scriptSources = facet((page: Page): ScriptSources => {
  const byId = new Map<string, FormulaSource>();
  const byNode = new Map<number, FormulaSource>();
  const rendered = new Set<string>();
  for (const node of page.index.matching('type', TYPE)) {
    if (page.nameOf(node) !== 'script') continue;
    const { id, type = '' } = page.attributesOf(node);
    const source = { tex: bareTex(textIn(page, node)), isDisplay: /mode\s*=\s*display/i.test(type) };
    byNode.set(node, source);
    if (id) byId.set(id, source);
  }
  const frames = byNode.size > 0 ? page.index.byValue('id').keys() : [];
  for (const id of frames) if (id.endsWith(FRAME)) rendered.add(id.slice(0, -FRAME.length));
  return {
    areThere: byNode.size > 0,
    nodes: [...byNode.keys()],
    unrendered(node) {
      const source = byNode.get(node);
      return !source || rendered.has(page.attributesOf(node).id ?? '') ? null : source;
    },
    ofRendered(node) {
      for (let row = node; row < Math.min(node + FRAME_DEPTH, page.endOf(node)); row++) {
        const { id } = page.attributesOf(row);
        if (id?.endsWith(FRAME)) return byId.get(id.slice(0, -FRAME.length)) ?? null;
      }
      return null;
    },
  };
});

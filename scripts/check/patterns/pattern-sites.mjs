// Finds the regular expressions in the code of a module: literals, and calls that build patterns from strings.
import { parseSync, Visitor } from 'vite';

/** Names of functions in src/ that build a pattern at its first use (`vocabulary/match.ts`, `shared/letters.ts`). */
const LAZY_MAKERS = new Set(['says', 'saysOf', 'saysInTurn', 'patternWith', 'calls', 'holds', 'once', 'withLetters']);

const MAKERS_FILE = /(?:^|\/)(?:match|letters)\.ts$/;

/**
 * Returns the places of the regular expressions in a module.
 *
 * - `literals`: `{ line, start, end, source, flags }` of each literal.
 * - `made`: `{ line, start, end }` of each call of `RegExp`.
 * - `lazy`: `{ line, start, end }` of each call of a function in `LAZY_MAKERS`.
 */
export function patternSites(path, code) {
  const { program, module } = parseSync(path, code);
  const hasMakers = [path, ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value)].some((name) =>
    MAKERS_FILE.test(name),
  );
  /** @typedef {{ line: number, start: number, end: number, source?: string, flags?: string }} Site */
  /** @type {Record<'literals' | 'made' | 'lazy', Site[]>} */
  const sites = { literals: [], made: [], lazy: [] };
  const lineOf = ({ start }) => code.slice(0, start).split('\n').length;
  const placeOf = (node) => ({ line: lineOf(node), start: node.start, end: node.end });
  new Visitor({
    Literal(node) {
      if (!node.regex) return;
      sites.literals.push({ ...placeOf(node), source: node.regex.pattern, flags: node.regex.flags });
    },
    NewExpression(node) {
      if (node.callee.name === 'RegExp') sites.made.push(placeOf(node));
    },
    CallExpression(node) {
      if (node.callee.name === 'RegExp') sites.made.push(placeOf(node));
      if (hasMakers && LAZY_MAKERS.has(node.callee.name)) sites.lazy.push(placeOf(node));
    },
  }).visit(program);
  return sites;
}

import { parseSync, Visitor } from 'vite';

/**
 * Every function with a block of statements in a piece of source, in the order of the text: the line on which it begins
 * and how many lines it has, both counted as an editor counts them.
 */
export function functionLengths(path, code) {
  const found = [];
  const starts = lineStarts(code);
  const add = ({ body, start, end }) => {
    if (body?.type !== 'BlockStatement') return;
    const line = lineAt(starts, start);
    found.push({ line, lines: lineAt(starts, end) - line + 1 });
  };
  const visitor = new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add });
  visitor.visit(parseSync(path, code).program);
  return found.sort((a, b) => a.line - b.line);
}

function lineStarts(code) {
  return [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/** The line of an offset, counted from 1. */
function lineAt(starts, offset) {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle;
  }
  return high;
}

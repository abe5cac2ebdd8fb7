// Replaces the assignments to innerHTML in libraries, so that no string is parsed as HTML. The build fails if a library
// contains an assignment that is not known here.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, type Plugin, parseAst } from 'vite';
import { afterBundle, listFiles } from './after-bundle.ts';

interface Sink {
  kind: SinkKind;
  start: number;
  end: number;
  replacement: string;
}

type SinkKind = 'preact' | 'highlight' | 'readability-restore' | 'readability-noscript' | 'unknown';

export function htmlSinks(): Plugin {
  return afterBundle('html-sinks', (dir) => {
    for (const file of listFiles(dir).filter((name) => name.endsWith('.js'))) {
      const path = join(dir, file);
      const code = readFileSync(path, 'utf8');
      if (!code.includes('HTML')) continue;
      const sinks = findSinks(code);
      assertExpected(file, sinks);
      writeFileSync(path, replaceAll(code, sinks));
    }
  });
}

/**
 * Finds the assignments to innerHTML and outerHTML. Recognises each known assignment by the assigned expression,
 * because variables have different names after minification.
 */
function findSinks(code: string): Sink[] {
  const sinks: Sink[] = [];
  walk(parseAst(code), (node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    const name = propertyName(node.left);
    if (name !== 'innerHTML' && name !== 'outerHTML') return;
    const source = (part: { start: number; end: number }) => code.slice(part.start, part.end);
    const kind = name === 'innerHTML' && node.operator === '=' ? kindOf(node.right) : 'unknown';
    // Preact's assignment (dangerouslySetInnerHTML) and that of highlight.js (colouring elements) never run in Lectern,
    // so they are removed. Readability's assignments become calls of Reflect.set with the same effect. They parse no
    // HTML, because Lectern replaces innerHTML in Readability's document by its own accessor.
    const replacement =
      kind === 'preact' || kind === 'highlight'
        ? 'void 0'
        : `Reflect.set(${source(node.left.object)},"innerHTML",${source(node.right)})`;
    sinks.push({ kind, start: node.start, end: node.end, replacement });
  });
  return sinks;
}

function kindOf(value: ESTree.Expression): SinkKind {
  if (value.type === 'Identifier') return 'readability-restore';
  const name = value.type === 'MemberExpression' ? propertyName(value) : '';
  if (name === '__html') return 'preact';
  if (name === 'value') return 'highlight';
  return name === 'innerHTML' ? 'readability-noscript' : 'unknown';
}

function propertyName({ property }: ESTree.MemberExpression): string {
  if (property.type === 'Identifier' || property.type === 'PrivateIdentifier') return property.name;
  return property.type === 'Literal' ? String(property.value) : '';
}

function assertExpected(file: string, sinks: readonly Sink[]): void {
  const count = (kind: SinkKind) => sinks.filter((sink) => sink.kind === kind).length;
  const readability = count('readability-restore');
  const isExpected =
    count('unknown') === 0 &&
    count('preact') <= 1 &&
    count('highlight') <= 1 &&
    readability <= 1 &&
    count('readability-noscript') === readability;
  if (isExpected) return;
  throw new Error(
    `${file} assigns to innerHTML in an unexpected way (${sinks.map((sink) => sink.kind).join(', ')}). ` +
      'Build the tree instead, or, if a library changed, extend vite/html-sinks.ts after reading its code.',
  );
}

function replaceAll(code: string, sinks: readonly Sink[]): string {
  return sinks
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, sink) => text.slice(0, sink.start) + sink.replacement + text.slice(sink.end), code);
}

function walk(root: ESTree.Node, visit: (node: ESTree.Node) => void): void {
  const stack: unknown[] = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (value === null || typeof value !== 'object') continue;
    if ('type' in value && typeof value.type === 'string') visit(value as ESTree.Node);
    stack.push(...Object.values(value));
  }
}

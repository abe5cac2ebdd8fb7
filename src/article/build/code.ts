import type { Element } from 'hast';
import { NodeKind } from '../../snapshot/types.ts';
import type { Coverage } from './coverage.ts';
import type { PageView } from './page.ts';

const LANGUAGE_CLASS = /(?:^|\s)(?:language|lang|highlight-source|brush:\s?|sourceCode\s+)-?([\w+#-]{1,20})(?=\s|;|$)/i;

/** True for boxes that show text as typed in a fixed-width face: code, whatever element it stands in. */
export function isPreformatted(page: PageView, node: number): boolean {
  if (page.nameOf(node) === 'pre') return true;
  const style = page.styleOf(node);
  return style?.flow === 'block' && style.monospace && /^(?:pre|pre-wrap|break-spaces)$/.test(style.whiteSpace);
}

/** The kept text of a preformatted box, line for line, as `<pre><code>`; null when it is blank. */
export function codeBlock(page: PageView, coverage: Coverage, node: number): Element | null {
  const text = preformattedText(page, coverage, node);
  if (text.trim() === '') return null;
  const language = languageOf(page, node);
  return {
    type: 'element',
    tagName: 'pre',
    properties: { dataNode: String(firstKept(page, coverage, node)) },
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: language ? { className: [`language-${language}`] } : {},
        children: [{ type: 'text', value: text }],
      },
    ],
  };
}

function firstKept(page: PageView, coverage: Coverage, node: number): number {
  let id = node;
  while (id < (page.snapshot.nodes.end[node] as number) && !coverage.markOf(id)) id++;
  return id;
}

/** Line breaks come from the text itself, from `<br>` and from lines that are boxes of their own. */
function preformattedText(page: PageView, coverage: Coverage, root: number): string {
  const { nodes } = page.snapshot;
  const parts: string[] = [];
  const boxEnds: number[] = [];
  let endsWithBreak = true;
  const push = (part: string) => {
    parts.push(part);
    endsWithBreak = part.endsWith('\n');
  };
  const breakLine = () => {
    if (!endsWithBreak) push('\n');
  };
  for (let id = root + 1; id < (nodes.end[root] as number); id++) {
    while (boxEnds.length > 0 && id >= (boxEnds[boxEnds.length - 1] as number)) {
      boxEnds.pop();
      breakLine();
    }
    if (nodes.kind[id] === NodeKind.text) {
      // Gaps between tokens are text nodes of white space, which algorithms need not mark.
      const isGap = nodes.hidden[id] === 0 && /^\s*$/.test(nodes.text[id] as string);
      if ((coverage.markOf(id) || isGap) && nodes.text[id] !== '') push(nodes.text[id] as string);
    } else if (nodes.kind[id] === NodeKind.element && nodes.hidden[id] === 0) {
      if (page.nameOf(id) === 'br') push('\n');
      else if (page.styleOf(id)?.flow === 'block') {
        breakLine();
        boxEnds.push(nodes.end[id] as number);
      }
    }
  }
  return parts.join('').replace(/^\n+|\s+$/g, '');
}

/** The language that a highlighter's class names, on the box itself, its `<code>` or the wrapper. */
function languageOf(page: PageView, node: number): string {
  const { nodes } = page.snapshot;
  for (const candidate of [node, node + 1, nodes.parent[node] as number]) {
    if (candidate < 0 || candidate >= nodes.size) continue;
    const attributes = page.attributesOf(candidate);
    const declared = attributes['data-lang'] ?? attributes['data-language'];
    if (declared && /^[\w+#-]{1,20}$/.test(declared)) return declared.toLowerCase();
    const match = LANGUAGE_CLASS.exec(attributes.class ?? '');
    if (match?.[1]) return match[1].toLowerCase();
  }
  return '';
}

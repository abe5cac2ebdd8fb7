import type { Element, ElementContent } from 'hast';
import { holds, isElement, textOf } from '../../article/structure/hast.ts';

/**
 * Moves white space and line breaks out of the edges of an inline element, because Markdown's marks must touch their
 * text (`**bold** text`, not `**bold **text`). Removes an element without other content.
 */
export function hoistEdges(element: Element): ElementContent[] {
  const children = [...element.children];
  const before = takeEdge(children, 'start');
  const after = takeEdge(children, 'end');
  if (before.length + after.length === 0 && children.length > 0) return [element];
  return [...before, ...(children.length > 0 ? [{ ...element, children }] : []), ...after.reverse()];
}

const isGap = (code: Element) => textOf(code) !== '' || holds(code, 'br');

/** Empty code spans cannot be written; they become white space. */
const isBlankCode = (node: ElementContent): node is Element =>
  isElement(node, 'code', 'kbd', 'samp', 'var') && textOf(node).trim() === '';

/** Removes and returns what is to be hoisted from one end of the list. */
function takeEdge(children: ElementContent[], edge: 'start' | 'end'): ElementContent[] {
  const taken: ElementContent[] = [];
  const [at, take, put] =
    edge === 'start'
      ? ([0, () => children.shift(), (node: ElementContent) => children.unshift(node)] as const)
      : ([-1, () => children.pop(), (node: ElementContent) => children.push(node)] as const);
  for (let node = children.at(at); node; node = children.at(at)) {
    if (isElement(node, 'br') || isBlankCode(node)) {
      taken.push(isElement(node, 'br') ? node : { type: 'text', value: isGap(node) ? ' ' : '' });
      take();
      continue;
    }
    if (node.type !== 'text') break;
    const value = edge === 'start' ? node.value.trimStart() : node.value.trimEnd();
    if (value === node.value) break;
    taken.push({ type: 'text', value: ' ' });
    take();
    if (value === '') continue;
    put({ ...node, value });
    break;
  }
  return taken;
}

import type { ElementContent } from 'hast';
import { withoutHash } from '../../shared/url.ts';
import { isElement, rewriteElements, textOf } from './tree.ts';
import type { CleanPass } from './types.ts';

/** What generators use as the visible sign of "link to this section". */
const ANCHOR_SIGNS = /^[#¶§🔗⚓∞\s]*$/u;

/** Headings are not links to themselves: the sign goes, and a heading wrapped in its own anchor keeps its text. */
export const dropHeadingAnchors: CleanPass = (children, { ownUrls }) => {
  const own = new Set(ownUrls.map(withoutHash));
  const unwrap = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (!isElement(node)) return [node];
      const href = String(node.properties.href ?? '');
      const isAnchor = node.tagName === 'a' && href.includes('#') && own.has(withoutHash(href));
      if (isAnchor && ANCHOR_SIGNS.test(textOf(node))) return [];
      return isAnchor ? unwrap(node.children) : [{ ...node, children: unwrap(node.children) }];
    });
  return rewriteElements(children, (element) =>
    /^h[1-6]$/.test(element.tagName) ? [{ ...element, children: trimEnd(unwrap(element.children)) }] : [element],
  );
};

/** The space before a sign that went. */
function trimEnd(nodes: ElementContent[]): ElementContent[] {
  const last = nodes[nodes.length - 1];
  return last?.type === 'text' ? [...nodes.slice(0, -1), { ...last, value: last.value.trimEnd() }] : nodes;
}

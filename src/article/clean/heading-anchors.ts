import type { ElementContent } from 'hast';
import { hasLetterOrDigit } from '../../shared/letters.ts';
import { withoutHash } from '../../shared/url.ts';
import { says } from '../../vocabulary/match.ts';
import { isElement, rewriteElements, textOf } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/** Text of heading links for screen readers. */
const ANCHOR_WORDS = says('whole', 'headingLinks');
const ANCHOR_SENTENCE = /^(?:(?:perma|direct )?link to |copy link)/i;

/** Removes links from headings to themselves: drops the sign, keeps the text of a heading wrapped in its own anchor. */
export const dropHeadingAnchors: CleanPass = (children, { ownUrls }) => {
  const own = new Set(ownUrls.map(withoutHash));
  const unwrap = (nodes: readonly ElementContent[], heading: string): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (!isElement(node)) return [node];
      const href = String(node.properties.href ?? '');
      const isAnchor = node.tagName === 'a' && href.includes('#') && own.has(withoutHash(href));
      if (isAnchor && isSign(textOf(node).trim(), heading)) return [];
      const inner = unwrap(node.children, heading);
      return isAnchor ? inner : [{ ...node, children: inner }];
    });
  return rewriteElements(children, (element) =>
    /^h[1-6]$/.test(element.tagName)
      ? [{ ...element, children: trimEnd(unwrap(element.children, textOf(element).trim())) }]
      : element,
  );
};

/** Note markers, which stay. */
const MARKER = /[*†‡]/;

function isSign(text: string, heading: string): boolean {
  const isOther = !hasLetterOrDigit(text) && !MARKER.test(text);
  return text !== heading && (isOther || ANCHOR_WORDS.test(text) || ANCHOR_SENTENCE.test(text));
}

/** Removes the space before a dropped sign. */
function trimEnd(nodes: ElementContent[]): ElementContent[] {
  const last = nodes[nodes.length - 1];
  return last?.type === 'text' ? [...nodes.slice(0, -1), { ...last, value: last.value.trimEnd() }] : nodes;
}

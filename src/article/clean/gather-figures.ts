import type { Element, ElementContent } from 'hast';
import { element, isElement, rewriteElements, withChildren } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

function isCaptioned(node: ElementContent | undefined): node is Element {
  return isElement(node) && (node.tagName === 'img' || node.properties.dataEmbed !== undefined);
}

/**
 * Puts a picture and the caption before or after it into a figure, merges several captions of a figure, and drops a
 * figure that contains only captions.
 */
export const gatherFigures: CleanPass = (children) =>
  gather(
    rewriteElements(children, (figure) => {
      if (figure.tagName !== 'figure') return withChildren(figure, gather(figure.children));
      const inside = joinCaptions(figure.children);
      return inside.every((child) => isElement(child, 'figcaption')) ? [] : [{ ...figure, children: inside }];
    }),
  );

/** Puts each picture into a figure together with the caption right after it, or else right before it. */
function gather(siblings: ElementContent[]): ElementContent[] {
  if (!siblings.some((node) => isElement(node, 'figcaption'))) return siblings;
  const gathered: ElementContent[] = [];
  for (let index = 0; index < siblings.length; index++) {
    const node = siblings[index] as ElementContent;
    const next = siblings[index + 1];
    const isPair = isCaptioned(node) && isElement(next, 'figcaption');
    const isReversed =
      isElement(node, 'figcaption') && isCaptioned(next) && !isElement(siblings[index + 2], 'figcaption');
    if ((isPair || isReversed) && next) {
      gathered.push(element('figure', {}, [node, next]));
      index++;
    } else gathered.push(node);
  }
  return gathered;
}

/** Merges the captions of a figure into the first, because caption and photo credit are often two elements. */
function joinCaptions(children: readonly ElementContent[]): ElementContent[] {
  const captions = children.filter((child) => isElement(child, 'figcaption'));
  const [first, ...others] = captions;
  if (!first || others.length === 0) return children as ElementContent[];
  const joined: Element = { ...first, children: captions.flatMap((caption) => caption.children) };
  return children.flatMap((child) => (child === first ? [joined] : captions.includes(child as Element) ? [] : [child]));
}

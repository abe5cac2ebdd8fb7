import { holds, isElement, rewriteElements } from './tree.ts';
import type { CleanPass } from './types.ts';

/** Keeps the first copy of a picture: lazy loaders and light boxes put the same one into the page twice. */
export const dropRepeatedImages: CleanPass = (children) => {
  const seen = new Set<string>();
  const withoutCopies = rewriteElements(children, (element) => {
    if (element.tagName !== 'img') return [element];
    const src = String(element.properties.src);
    if (seen.has(src)) return [];
    seen.add(src);
    return [element];
  });
  // A figure whose picture went has only a caption left, which the first copy has too.
  return rewriteElements(withoutCopies, (element) => {
    const lostItsPicture = element.tagName === 'figure' && !holds(element, 'img', 'table', 'pre', 'blockquote');
    return lostItsPicture && element.children.every((child) => isElement(child, 'figcaption')) ? [] : [element];
  });
};

import type { Element } from 'hast';
import { pictureKey } from '../../page/pictures/picture-key.ts';
import { isElement, rewriteElements } from '../structure/hast.ts';
import type { CleanPass } from './types.ts';

/** Keeps the first copy of a picture, whatever its size: lazy loaders, light boxes and page heads repeat it. */
export const dropRepeatedImages: CleanPass = (children) => {
  const seen = new Set<string>();
  const withoutCopies = rewriteElements(children, (element) => {
    if (element.tagName !== 'img') return element;
    const key = pictureKey(String(element.properties.src));
    if (seen.has(key)) return [];
    seen.add(key);
    return element;
  });
  return rewriteElements(withoutCopies, (element) => {
    if (element.tagName !== 'figure' || !element.children.every((child) => isElement(child, 'figcaption'))) {
      return element;
    }
    // A player without its picture becomes a line; a picture's leftover caption also exists at the first copy.
    if (element.properties.dataEmbed === undefined) return [];
    return [{ ...element, tagName: 'p', children: element.children.flatMap((child) => (child as Element).children) }];
  });
};

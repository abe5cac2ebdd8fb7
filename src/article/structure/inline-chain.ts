import type { Element } from 'hast';
import { element } from './hast.ts';

/** An inline element that is open in the source; it is made anew in every paragraph that it reaches into. */
export interface OpenInline {
  tagName: string;
  properties: Element['properties'];
}

/** The inline elements that are open at the end of a paragraph, each within the one before. */
export interface InlineChain {
  /** The innermost element that content under these inline elements shares with what was written last. */
  shared(inlines: readonly OpenInline[]): Element;
  /** The element for content under these inline elements; those that are not open yet are opened. */
  open(inlines: readonly OpenInline[]): Element;
}

export function createInlineChain(paragraph: Element): InlineChain {
  let chain: { inline: OpenInline; element: Element }[] = [];
  const depthShared = (inlines: readonly OpenInline[]): number => {
    let depth = 0;
    while (depth < chain.length && chain[depth]?.inline === inlines[depth]) depth++;
    return depth;
  };
  const elementAt = (depth: number): Element => chain[depth - 1]?.element ?? paragraph;

  return {
    shared: (inlines) => elementAt(depthShared(inlines)),
    open(inlines) {
      const depth = depthShared(inlines);
      chain = chain.slice(0, depth);
      for (const inline of inlines.slice(depth)) {
        const opened = openedAnew(inline);
        elementAt(chain.length).children.push(opened);
        chain.push({ inline, element: opened });
      }
      return elementAt(chain.length);
    },
  };
}

/** An id stands once, however many paragraphs its element reaches into. */
function openedAnew(inline: OpenInline): Element {
  const { tagName, properties } = inline;
  const opened = element(tagName, { ...properties });
  delete properties.id;
  return opened;
}

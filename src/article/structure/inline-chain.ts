import type { Element } from 'hast';
import { element } from './hast.ts';

/** An inline element open in the source; it is created again in every paragraph that it extends into. */
export interface OpenInline {
  tagName: string;
  properties: Element['properties'];
}

/** The inline elements open at the end of a paragraph, each inside the previous one. */
export interface InlineChain {
  /** Returns the innermost element that content under these inline elements shares with the last content. */
  shared(inlines: readonly OpenInline[]): Element;
  /** Returns the element for content under these inline elements, and opens those not open yet. */
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

/** Creates the element; removes the id from the source, so that it is used once, in the first paragraph. */
function openedAnew(inline: OpenInline): Element {
  const { tagName, properties } = inline;
  const opened = element(tagName, { ...properties });
  delete properties.id;
  return opened;
}

import type { Element } from 'hast';
import { element } from './hast.ts';

/**
 * An inline element of the page that the walk has entered but not left. If it extends over several paragraphs, the
 * article gets a copy of it in each.
 */
export interface OpenInline {
  tagName: string;
  properties: Element['properties'];
}

/** The inline elements that are open at the end of a paragraph, nested in each other. */
export interface InlineChain {
  /** Returns the innermost open element that is also in `inlines`; the paragraph if there is none. */
  shared(inlines: readonly OpenInline[]): Element;
  /** Opens the inline elements that are not open yet. Returns the innermost one, to which the content is added. */
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

/**
 * Creates a copy of the inline element. Then removes the id of the original, so that only the first copy has the id.
 */
function openedAnew(inline: OpenInline): Element {
  const { tagName, properties } = inline;
  const opened = element(tagName, { ...properties });
  delete properties.id;
  return opened;
}

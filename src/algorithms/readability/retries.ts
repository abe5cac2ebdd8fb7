import { type ElementLike, type NodeLike, textNodes } from './dom.ts';

/**
 * When Readability finds too little it restores the body through `innerHTML` and tries again with weaker rules. This
 * would parse HTML from the page and lose which text node is which. The body gets an `innerHTML` of its own that
 * keeps a copy of the tree instead; the string it gives is only passed back to it.
 */
export function keepIdentityAcrossRetries(body: ElementLike, ids: WeakMap<NodeLike, number>): void {
  let saved: { tree: ElementLike; textIds: (number | undefined)[] } | null = null;
  Object.defineProperty(body, 'innerHTML', {
    get() {
      saved ??= { tree: body.cloneNode(true), textIds: [...textNodes(body)].map((node) => ids.get(node)) };
      return '';
    },
    set() {
      if (!saved) return;
      const copy = saved.tree.cloneNode(true);
      let index = 0;
      for (const text of textNodes(copy)) {
        const id = saved.textIds[index++];
        if (id !== undefined) ids.set(text, id);
      }
      const children: NodeLike[] = [];
      for (let child = copy.firstChild; child; child = child.nextSibling) children.push(child);
      body.replaceChildren();
      for (const child of children) body.append(child);
    },
  });
}

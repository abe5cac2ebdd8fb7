import { type ElementLike, type NodeLike, textNodes } from './dom.ts';

/**
 * Replaces the body's `innerHTML`, through which Readability restores the body and retries with weaker rules when it
 * finds too little. That would parse HTML from the page and lose the identity of text nodes. The replacement keeps a
 * copy of the tree; the string that it returns is only passed back to it.
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

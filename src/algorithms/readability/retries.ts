import { type ElementLike, type NodeLike, textNodes } from './dom.ts';

/**
 * Replaces the body's `innerHTML` property, through which Readability restores the body if it finds too little text.
 * The real property would create new text nodes, which cannot be mapped back to the snapshot, so this one restores a
 * copy of the tree. Reading gives '', because Readability only assigns the value again.
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

/** Notices when the page removes the reader's content, and restores it. */

/**
 * Elements that the reader always has, or always has while it shows an article. If the page removes one of them, the
 * reader is blank.
 */
const PARTS = ['.surface', '.page', '.article', '.body'] as const;

export interface Whole {
  /** Remembers the current nodes as the reader's own. Must be called after each drawing. */
  remember(): void;
  /** Restores what the page removed. The nodes are the same, so their listeners still work. */
  restore(): void;
}

/**
 * Watches the reader's content for removals by the page.
 *
 * @param onBlank called when the page has removed content
 */
export function keepWhole(
  root: ShadowRoot,
  dialog: HTMLDialogElement,
  onBlank: () => void,
  signal: AbortSignal,
): Whole {
  /** Child nodes of each parent in the reader, outer parents first. */
  let held = new Map<ParentNode, readonly Node[]>();
  const observer = new MutationObserver(() => {
    if (signal.aborted) return;
    if (isBlank()) onBlank();
    else look();
  });

  function look(): void {
    const found = PARTS.flatMap((name) => dialog.querySelector(name) ?? []);
    const parents = [root, dialog, ...found.flatMap((part) => [part.parentElement ?? dialog, part])];
    held = new Map(parents.map((parent) => [parent, [...parent.childNodes]]));
    for (const parent of held.keys()) observer.observe(parent, { childList: true });
  }

  /**
   * Returns whether the page has removed all our nodes from a parent, or a node that is itself a parent in `held`.
   * Nodes that the page adds beside ours do not matter (SECURITY.md).
   */
  const hasLost = (parent: ParentNode, children: readonly Node[]) =>
    children.length > 0 &&
    (children.every((child) => child.parentNode !== parent) ||
      children.some((child) => held.has(child as Element) && child.parentNode !== parent));
  const isBlank = () => [...held].some(([parent, children]) => hasLost(parent, children));

  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return {
    remember() {
      observer.takeRecords();
      look();
    },
    restore() {
      for (const [parent, children] of held) if (hasLost(parent, children)) parent.replaceChildren(...children);
      observer.takeRecords();
      look();
    },
  };
}

/** Notices when the page removes the reader's content, and restores it. */

/** Elements that are always there, or whenever there is an article; the page blanks the reader by removing one of them. */
const PARTS = ['.surface', '.page', '.article', '.body'] as const;

export interface Whole {
  /** Remembers the current content as ours. Call it after each drawing. */
  remember(): void;
  /** Restores what the page removed. The nodes are the same, so their listeners still work. */
  restore(): void;
}

/** @param onBlank called when the page has removed content */
export function keepWhole(
  root: ShadowRoot,
  dialog: HTMLDialogElement,
  onBlank: () => void,
  signal: AbortSignal,
): Whole {
  /** Child nodes of each parent, outer parents first. */
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

  /** Nodes beside ours are the page's business (SECURITY.md); the loss of all our nodes, or of a part around the text, is not. */
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

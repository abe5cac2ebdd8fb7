/** Notices when the page takes away what stands in the reader, and puts it back. */

/** Elements that are always there, or as long as there is an article: the page blanks the reader by taking one of them. */
const PARTS = ['.surface', '.page', '.article', '.body'] as const;

export interface Whole {
  /** What stands there now is ours. To be called after each drawing. */
  remember(): void;
  /** Puts back what the page took. The nodes are the same: they hear as before. */
  restore(): void;
}

/** @param onBlank the page took what was there */
export function keepWhole(
  root: ShadowRoot,
  dialog: HTMLDialogElement,
  onBlank: () => void,
  signal: AbortSignal,
): Whole {
  /** What each holds, the outer ones first. */
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

  /** What is written beside our nodes is the page's business (SECURITY.md); none of ours, or not the part that holds the text, is not. */
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

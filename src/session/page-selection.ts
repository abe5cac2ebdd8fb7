import { intact } from '../platform/unclobbered.ts';

/**
 * Returns copies of the ranges that the user has selected, in the document or in same-origin frames. They are copies
 * because the live selection may be cleared when the focus moves into the reader. Selections inside shadow trees are
 * missing, because browsers do not report them.
 */
export function selectedRanges(document: Document): Range[] {
  const frames = [...intact(document).querySelectorAll<HTMLIFrameElement>('iframe')].map(
    ({ contentDocument }) => contentDocument,
  );
  return [document, ...frames].flatMap((owner) => {
    const selection = owner && intact(owner).getSelection();
    if (!selection || selection.isCollapsed) return [];
    return Array.from({ length: selection.rangeCount }, (_unused, index) => selection.getRangeAt(index).cloneRange());
  });
}

/** Browsers update ranges: they become empty when their nodes are removed. */
export function areStillThere(ranges: readonly Range[]): boolean {
  return ranges.length > 0 && ranges.every(({ startContainer, collapsed }) => startContainer.isConnected && !collapsed);
}

import { intact } from '../platform/unclobbered.ts';

/**
 * The ranges that the user has selected, in the document or a frame of the same origin; copied, since focus moving into
 * the reader may clear the live selection. Browsers do not tell of selections inside shadow trees.
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

/** The page still shows what was selected. Ranges are live: when their nodes are taken out, they shrink to a place. */
export function areStillThere(ranges: readonly Range[]): boolean {
  return ranges.length > 0 && ranges.every(({ startContainer, collapsed }) => startContainer.isConnected && !collapsed);
}

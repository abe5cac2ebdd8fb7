import type { Root } from 'hast';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { currentHeading, headingElements, watchText } from './watch-text.ts';

/** Returns the number of the heading that the user is reading under, or -1; null before it is known. */
export function useCurrentHeading(box: RefObject<HTMLElement | null>, tree: Root | null): number | null {
  const [current, setCurrent] = useState<number | null>(null);
  useLayoutEffect(() => {
    const dialog = box.current?.closest('dialog');
    if (!dialog) return;
    let tops: readonly number[] = [];
    const measure = () => {
      const top = dialog.getBoundingClientRect().top - dialog.scrollTop;
      tops = headingElements(dialog).map((heading) => {
        const box = heading.getBoundingClientRect();
        // headings in a folded part have no height
        return box.height > 0 ? box.top - top : Number.POSITIVE_INFINITY;
      });
    };
    const look = (hasMoved: boolean) => {
      if (hasMoved) measure();
      setCurrent(currentHeading(tops, dialog));
    };
    return watchText(dialog, look, true);
  }, [tree]);
  return current;
}

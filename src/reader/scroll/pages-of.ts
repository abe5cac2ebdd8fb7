/**
 * `tops`: positions of the pages in a scroller (CSS pixels from its top, in order). `height`: the farthest distance
 * that one key press scrolls (CSS pixels).
 */
export interface Pages {
  tops: readonly number[];
  height: number;
}

/**
 * Returns the pages. They are at equal distances if the browser supports CSS `column-wrap`; if not, each begins after
 * an element that `set-pages.ts` adds at the end of the page before.
 */
export function pagesOf(dialog: HTMLElement, body: HTMLElement): Pages {
  const { top, height } = body.getBoundingClientRect();
  const { clientHeight, scrollTop } = dialog;
  const padding = Number.parseFloat(getComputedStyle(dialog).scrollPaddingTop);
  const toPlace = (inWindow: number) => scrollTop + inWindow - padding;
  const ends = [...body.querySelectorAll('.page-end')].slice(0, -1);
  const starts =
    ends.length > 0
      ? ends.map((end) => end.getBoundingClientRect().bottom)
      : Array.from(
          { length: Math.max(0, Math.ceil(height / clientHeight) - 1) },
          (_, row) => top + (row + 1) * clientHeight,
        );
  return { tops: [top, ...starts].map(toPlace), height: clientHeight };
}

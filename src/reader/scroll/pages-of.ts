/** Where pages stand in a scroller (CSS pixels from its top, in their order), and how far a press of a key leads at most. */
export interface Pages {
  tops: readonly number[];
  height: number;
}

/** Rows of columns stand evenly, what is set in pages between its ends (`set-pages.ts`). */
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

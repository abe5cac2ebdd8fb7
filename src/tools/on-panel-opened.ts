/** Calls back when a menu or panel of the reader opens, which takes the focus then: nothing else stays open over the text. */
export function onPanelOpened(dialog: HTMLElement, opened: () => void, signal: AbortSignal): void {
  dialog.addEventListener(
    'focusin',
    ({ target }) => {
      if ((target as Element).closest('.panel')) opened();
    },
    { signal },
  );
}

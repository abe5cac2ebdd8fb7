/**
 * Calls back when a menu or panel of the reader opens and takes the focus; other things over the text must close then.
 */
export function onPanelOpened(dialog: HTMLElement, opened: () => void, signal: AbortSignal): void {
  dialog.addEventListener(
    'focusin',
    ({ target }) => {
      if ((target as Element).closest('.panel')) opened();
    },
    { signal },
  );
}

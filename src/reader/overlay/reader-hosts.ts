/**
 * Elements that hold a reader of ours, alive or left behind by an earlier copy of the extension. The page may use the
 * attribute for something of its own; only what holds our dialog counts.
 */
export function readerHosts(document: Document): HTMLElement[] {
  const marked = document.querySelectorAll<HTMLElement>('[data-lectern]');
  return [...marked].filter((element) => element.shadowRoot?.querySelector('dialog.lectern'));
}

const hosts = new Set<Node>();

/**
 * The host elements of this script's readers in the page. They are recognised by reference, which a page cannot forge.
 * Any other element that looks like a reader is read as part of the page: if it were skipped, a page could hide its
 * text from Lectern in such an element.
 */
export const readerHosts: ReadonlySet<Node> = hosts;

export function addHost(host: HTMLElement, signal: AbortSignal): void {
  hosts.add(host);
  signal.addEventListener('abort', () => hosts.delete(host));
}

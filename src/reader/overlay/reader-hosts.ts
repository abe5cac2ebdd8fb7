const hosts = new Set<Node>();

/**
 * The elements in the page that hold a reader of this script. By reference, which no page can make: whatever else looks like
 * one is the page's own, and read as such, or a page could hide its text in it.
 */
export const readerHosts: ReadonlySet<Node> = hosts;

export function addHost(host: HTMLElement, signal: AbortSignal): void {
  hosts.add(host);
  signal.addEventListener('abort', () => hosts.delete(host));
}

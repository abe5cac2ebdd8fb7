const hosts = new Set<Node>();

/**
 * The elements in the page that hold a reader of this script. They are known by reference, which a page cannot forge: anything else that
 * looks like one is read as part of the page; otherwise a page could hide its text in it.
 */
export const readerHosts: ReadonlySet<Node> = hosts;

export function addHost(host: HTMLElement, signal: AbortSignal): void {
  hosts.add(host);
  signal.addEventListener('abort', () => hosts.delete(host));
}

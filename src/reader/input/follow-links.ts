/** Asks for a link to be opened in the reader; false, or absent, where it is to open as links do. */
export type Follow = ((address: string) => boolean) | undefined;

/** A plain press of a link opens its page in the reader, where that is wanted. Must hear clicks after what has other plans for them. */
export function followLinks(root: ShadowRoot, follow: Follow, signal: AbortSignal): void {
  root.addEventListener(
    'click',
    (event) => {
      if (!(event instanceof MouseEvent) || !event.isTrusted || event.defaultPrevented) return;
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (link && link.target !== '_blank' && !link.download && follow?.(link.href)) event.preventDefault();
    },
    { signal },
  );
}

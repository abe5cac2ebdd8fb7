import type { ReaderExports } from '../port.ts';

/** Opens a plainly clicked link in the reader if `follow` does so. Must get clicks after all other listeners. */
export function followLinks(root: ShadowRoot, follow: ReaderExports['follow'], signal: AbortSignal): void {
  root.addEventListener(
    'click',
    (event) => {
      if (!(event instanceof MouseEvent) || !event.isTrusted || event.defaultPrevented) return;
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (link && link.target !== '_blank' && !link.download && follow(link.href)) event.preventDefault();
    },
    { signal },
  );
}

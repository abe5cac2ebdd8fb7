import { type ComponentChildren, h } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface ScrollBoxProps {
  /** Accessible name of the region while it can scroll. */
  label: string;
  as?: 'div' | 'pre';
  class?: string;
  children?: ComponentChildren;
}

/** Wide content that scrolls inside its box; the keyboard can reach the box while it can scroll. */
export function ScrollBox({ label, as = 'div', children, ...rest }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const region = isWide ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return h(as, { ...rest, ...region, ref: box }, children);
}

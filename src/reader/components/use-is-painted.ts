import { useLayoutEffect, useState } from 'preact/hooks';
import { afterPaint } from '../overlay/after-paint.ts';

/**
 * Returns whether the component has been painted. Components call the slow functions of `Intl` only after that (ADR
 * 016). Preact's own effects cannot be used: they run after 35 ms at the latest, which on a busy machine is before the
 * paint.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useLayoutEffect(() => {
    const end = new AbortController();
    afterPaint(document, () => setPainted(true), end.signal);
    return () => end.abort();
  }, []);
  return isPainted;
}

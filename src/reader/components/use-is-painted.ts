import { useLayoutEffect, useState } from 'preact/hooks';
import { afterPaint } from '../overlay/after-paint.ts';

/**
 * Whether the component has been on the screen once: before that, nothing is asked of `Intl` (ADR 016). Preact's own effects wait
 * no longer than 35 ms, which on a busy machine is before the paint.
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

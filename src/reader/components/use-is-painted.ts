import { useEffect, useState } from 'preact/hooks';

/** Whether the component has been on the screen once: before that, nothing is asked of `Intl` (ADR 016). */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return isPainted;
}

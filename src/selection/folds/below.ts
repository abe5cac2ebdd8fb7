import { NodeKind, type PageSnapshot } from '../../snapshot/types.ts';

/** How far to look for an element that was measured. */
const LEVELS = 8;

/**
 * Says whether a text is cut off above an element that follows it: it comes earlier on the page, but its place is at or
 * below that element's, in the same column. Only boxes that cut off what does not fit leave text there.
 */
export function startsBelow(snapshot: PageSnapshot, element: number): (text: number) => boolean {
  const { nodes } = snapshot;
  const box = element >= 0 && !isFixed(snapshot, element) ? firstMeasured(snapshot, element) : -1;
  if (box < 0) return () => false;
  const [top, left, right] = [nodes.y[box], nodes.x[box], (nodes.x[box] as number) + (nodes.width[box] as number)];
  return (text) => {
    if (text >= element) return false;
    const own = measuredAround(snapshot, text);
    if (own < 0 || element < (nodes.end[own] as number)) return false;
    const x = nodes.x[own] as number;
    return (
      (nodes.y[own] as number) >= (top as number) - 1 &&
      x < right &&
      x + (nodes.width[own] as number) > (left as number)
    );
  };
}

/** A box that floats over the page says nothing about where the text ends. */
function isFixed({ nodes, styles }: PageSnapshot, element: number): boolean {
  let ancestor = element;
  for (let level = 0; level < 2 * LEVELS && ancestor >= 0; level++) {
    if (/^(?:fixed|sticky)$/.test(styles[nodes.style[ancestor] as number]?.position ?? '')) return true;
    ancestor = nodes.parent[ancestor] as number;
  }
  return false;
}

function firstMeasured(snapshot: PageSnapshot, element: number): number {
  const { nodes } = snapshot;
  for (let id = element; id < (nodes.end[element] as number); id++) {
    if (nodes.kind[id] === NodeKind.element && (nodes.height[id] as number) > 0) return id;
  }
  // An element in a line has no box of its own.
  return measuredAround(snapshot, element);
}

function measuredAround({ nodes }: PageSnapshot, text: number): number {
  let ancestor = nodes.parent[text] as number;
  for (let level = 0; level < LEVELS && ancestor > 0; level++) {
    if ((nodes.height[ancestor] as number) > 0) return ancestor;
    ancestor = nodes.parent[ancestor] as number;
  }
  return -1;
}

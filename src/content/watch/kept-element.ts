import type { Mark } from '../../algorithms/types.ts';
import type { LivePage } from '../../snapshot/take.ts';

/** The live element that holds all kept text, and what is added right before or after it. */
export function keptElement({ snapshot, nodes: live }: LivePage, marks: readonly Mark[]): Element | null {
  const { parent, end } = snapshot.nodes;
  const last = marks.at(-1)?.node ?? -1;
  let id = marks[0]?.node ?? -1;
  while (id >= 0 && (end[id] as number) <= last) id = parent[id] as number;
  const element = asElement(live[parent[id] ?? -1]) ?? asElement(live[id]);
  return element && /^(?:body|html)$/.test(element.localName) ? (asElement(live[id]) ?? element) : element;
}

function asElement(node: Node | undefined): Element | null {
  return node?.nodeType === 1 ? (node as Element) : null;
}

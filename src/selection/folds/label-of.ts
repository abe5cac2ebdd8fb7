import type { PageView } from '../../page/view.ts';
import { NodeKind } from '../../snapshot/types.ts';

/** What has more text, or more nodes, is no control. */
const LONGEST_LABEL = 300;
const MOST_NODES = 200;

/** What is written on a control, in one line. */
export function labelOf({ snapshot: { nodes } }: PageView, control: number): string {
  let label = '';
  const end = Math.min(nodes.end[control] as number, control + MOST_NODES);
  for (let id = control; id < end && label.length <= LONGEST_LABEL; id++) {
    if (nodes.kind[id] === NodeKind.text && nodes.hidden[id] === 0) label += nodes.text[id];
  }
  return label.replace(/\s+/g, ' ').trim();
}

import { at } from '../../steps/column.ts';
import { give, type RoleState } from './types.ts';

/** Of what the model is as sure as this, it is the text wherever it stands. */
const SURE = 0.7;
const PROBABLE = 0.5;

/**
 * Hidden text apart from what can be seen of the article: policies, dialogs and menus that wait. What is folded inside the
 * article stands in the element that holds it.
 */
export function takeHiddenAsides(state: RoleState): void {
  const { roles, scores, context } = state;
  const { nodes } = context.view.page;
  const { blocks } = context.view;
  const root = visibleRoot(state);
  if (root < 0) return;
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body' || at(blocks.hidden, block) === 0 || at(scores.body, block) >= SURE) continue;
    const node = at(blocks.first, block);
    if (node < root || node >= at(nodes.end, root)) give(state, block, 'other', 'reasonHiddenAside');
  }
}

/** The smallest element that holds all that is probably body and can be seen; -1 when there is nothing. */
function visibleRoot({ roles, scores, context }: RoleState): number {
  const { page, blocks } = context.view;
  const { parent, end } = page.nodes;
  let root = -1;
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body' || at(blocks.hidden, block) !== 0 || at(scores.body, block) < PROBABLE) continue;
    const node = at(blocks.first, block);
    if (root < 0) root = at(parent, node);
    while (root > 0 && at(end, root) <= node) root = at(parent, root);
  }
  return root;
}

import { NodeKind } from '../../../snapshot/types.ts';
import { at } from '../../steps/column.ts';
import { give, type RoleState } from './types.ts';

/** "1", "[12]", "*": a link with more to say than that is no mark of a note. */
const LONGEST_MARK = 4;
const LONGEST_NOTE = 150;

/** What a mark in the kept text links to on the same page is its note, wherever it stands, and belongs to the text. */
export function keepFootnotes(state: RoleState): void {
  const { view } = state.context;
  const { nodes } = view.snapshot;
  const wanted = new Set<string>();
  const link = view.snapshot.names.indexOf('a');
  for (let node = 0; node < nodes.size; node++) {
    if (at(nodes.kind, node) !== NodeKind.element || at(nodes.name, node) !== link) continue;
    const target = at(nodes.attributes, node)?.href;
    if (target?.startsWith('#') && target.length > 1 && isKeptMark(state, node)) wanted.add(target.slice(1));
  }
  if (wanted.size === 0) return;
  for (let node = 0; node < nodes.size; node++) {
    const id = at(nodes.attributes, node)?.id;
    if (id !== undefined && wanted.has(id)) keepNote(state, node);
  }
}

/** Whether a link is a short mark in a block that is kept. */
function isKeptMark({ context: { view }, roles }: RoleState, link: number): boolean {
  const { nodes } = view.snapshot;
  let text = '';
  let block = -1;
  for (let node = link + 1; node < at(nodes.end, link) && text.length <= LONGEST_MARK; node++) {
    text += at(nodes.text, node).trim();
    if (at(view.blocks.ofText, node) >= 0) block = at(view.blocks.ofText, node);
  }
  return text !== '' && text.length <= LONGEST_MARK && block >= 0 && roles[block] === 'body';
}

function keepNote(state: RoleState, element: number): void {
  const { blocks, text } = state.context.view;
  const start = at(blocks.begun, element);
  const end = at(blocks.begun, at(state.context.view.snapshot.nodes.end, element));
  for (let block = start; block < end; block++) {
    if (state.roles[block] === 'body' || at(blocks.hidden, block) !== 0 || at(text.words, block) > LONGEST_NOTE)
      continue;
    give(state, block, 'body', 'is a note that the text refers to');
  }
}

import { NodeKind } from '../../../snapshot/types.ts';
import { at } from '../../steps/column.ts';
import { endBlockIn, firstBlockIn, sumOf } from '../page/view.ts';
import { give, type RoleState } from './types.ts';

/** "1", "[12]", "*", "iv", "[a]", "注1". Words are no mark: "here" and the entries of a list of contents lead to parts of the page. */
const MARK = /^[[(]?(?:\p{L}{0,2} ?\p{N}{1,3}|\p{L}|[ivxl]{1,4}|[*†‡§¶‖※]{1,3})[\])]?$/iu;
const LONGEST_MARK = 5;
/** A link with more elements in it than that is no mark. */
const MOST_NODES = 8;
/** In words. What is longer, or has a heading, is a part of the page. */
const LONGEST_NOTE = 150;

/** What a mark in the kept text links to on the same page is its note, wherever it stands behind the mark, and belongs to the text. */
export function keepFootnotes(state: RoleState): void {
  const { nodes } = state.context.view.snapshot;
  const marks = firstMarks(state);
  if (marks.size === 0) return;
  for (let node = 0; node < nodes.size; node++) {
    const id = at(nodes.attributes, node)?.id;
    const mark = id === undefined ? undefined : marks.get(id);
    if (id === undefined || mark === undefined) continue;
    // as the browser does: of elements with the same id the first is meant
    marks.delete(id);
    // what begins before its mark is what the mark leads back to, or holds it
    if (node > mark && isNote(state, node)) keepNote(state, node);
  }
}

/** The id that a mark leads to → the first such mark. */
function firstMarks(state: RoleState): Map<string, number> {
  const { nodes, names } = state.context.view.snapshot;
  const link = names.indexOf('a');
  const marks = new Map<string, number>();
  for (let node = 0; node < nodes.size; node++) {
    if (at(nodes.kind, node) !== NodeKind.element || at(nodes.name, node) !== link) continue;
    const target = at(nodes.attributes, node)?.href;
    if (!target?.startsWith('#') || target.length === 1 || marks.has(target.slice(1))) continue;
    if (isKeptMark(state, node)) marks.set(target.slice(1), node);
  }
  return marks;
}

/** Whether a link is a mark in a block that is kept. */
function isKeptMark({ context: { view }, roles }: RoleState, link: number): boolean {
  const { nodes } = view.snapshot;
  const end = at(nodes.end, link);
  if (end - link > MOST_NODES) return false;
  let text = '';
  let block = -1;
  for (let node = link + 1; node < end && text.length <= LONGEST_MARK; node++) {
    text += at(nodes.text, node).trim();
    if (at(view.blocks.ofText, node) >= 0) block = at(view.blocks.ofText, node);
  }
  return text.length <= LONGEST_MARK && MARK.test(text) && block >= 0 && roles[block] === 'body';
}

function isNote({ context: { view } }: RoleState, element: number): boolean {
  const start = firstBlockIn(view, element);
  const end = endBlockIn(view, element);
  return (
    sumOf(view.sums.words, start, end) <= LONGEST_NOTE &&
    !view.headingLevel.subarray(start, end).some((level) => level > 0)
  );
}

function keepNote(state: RoleState, element: number): void {
  const { view } = state.context;
  for (let block = firstBlockIn(view, element); block < endBlockIn(view, element); block++) {
    if (state.roles[block] === 'body' || at(view.blocks.hidden, block) !== 0) continue;
    give(state, block, 'body', 'is a note that the text refers to');
  }
}

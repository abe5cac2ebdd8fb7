import { endBlockIn, firstBlockIn } from '../../page/blocks/model-view.ts';
import { at } from '../../shared/column.ts';
import { WRITTEN_FIELDS } from '../../vocabulary/names/addresses.ts';
import { keptIn } from './kept.ts';
import { give, type RoleState } from './types.ts';

/**
 * Largest share of the kept words that may be in a form for its text to be dropped. Some systems put the whole page
 * into one form.
 */
const PART_OF_KEPT = 0.3;
/** Matches the types of `input` elements in which the user writes; without a type, an `input` is a text field. */
const WRITTEN = new RegExp(`^(?:${WRITTEN_FIELDS})?$`, 'i');

/** Drops labels, hints and buttons of forms for comments and subscriptions, even if the model kept them. */
export function takeFormFields(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  const all = keptIn(state, 0, roles.length);
  for (const form of view.page.index.named('form')) {
    if (at(view.blocks.boundary, form) !== form) continue;
    const [first, end] = [firstBlockIn(view, form), endBlockIn(view, form)];
    const inside = keptIn(state, first, end);
    if (inside.blocks === 0 || inside.words > PART_OF_KEPT * all.words || !isWrittenIn(state, form)) continue;
    for (let block = first; block < end; block++)
      if (roles[block] === 'body') give(state, block, 'other', 'reasonInForm');
  }
}

function isWrittenIn({ context: { view } }: RoleState, form: number): boolean {
  const { page } = view;
  for (let node = form; node < page.endOf(form); node++) {
    const name = page.nameOf(node);
    if (name === 'textarea' || (name === 'input' && WRITTEN.test(page.attributesOf(node).type ?? ''))) return true;
  }
  return false;
}

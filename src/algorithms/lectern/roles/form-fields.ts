import { WRITTEN_FIELDS } from '../../../vocabulary/names/forms.ts';
import { at } from '../../steps/column.ts';
import { endBlockIn, firstBlockIn } from '../page/model-view.ts';
import { keptIn } from './kept.ts';
import { give, type RoleState } from './types.ts';

/** Some systems put the whole page into one form; that holds the text. */
const PART_OF_KEPT = 0.3;
/** The kind of a field in which a reader writes; without one it is text. */
const WRITTEN = new RegExp(`^(?:${WRITTEN_FIELDS})?$`, 'i');

/** What stands in a form to write in: labels, hints and buttons of comments and subscriptions, also where the model keeps them. */
export function takeFormFields(state: RoleState): void {
  const { roles, context } = state;
  const { view } = context;
  const { words } = keptIn(state, 0, roles.length);
  let known = -1;
  for (let block = 0; block < roles.length; block++) {
    if (roles[block] !== 'body') continue;
    const form = formAround(state, block);
    if (form < 0 || form === known) continue;
    known = form;
    const [first, end] = [firstBlockIn(view, form), endBlockIn(view, form)];
    if (keptIn(state, first, end).words > PART_OF_KEPT * words || !isWrittenIn(state, form)) continue;
    for (let inside = first; inside < end; inside++)
      if (roles[inside] === 'body') give(state, inside, 'other', 'reasonInForm');
  }
}

function formAround({ context: { view } }: RoleState, block: number): number {
  const { page, blocks } = view;
  let element = page.parentOf(at(blocks.first, block));
  while (element >= 0 && page.nameOf(element) !== 'form') element = page.parentOf(element);
  return element >= 0 && at(blocks.boundary, element) === element ? element : -1;
}

function isWrittenIn({ context: { view } }: RoleState, form: number): boolean {
  const { page } = view;
  for (let node = form; node < page.endOf(form); node++) {
    const name = page.nameOf(node);
    if (name === 'textarea' || (name === 'input' && WRITTEN.test(page.attributesOf(node).type ?? ''))) return true;
  }
  return false;
}

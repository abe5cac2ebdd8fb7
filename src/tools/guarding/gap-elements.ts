/**
 * Makes the element for a gap (content of the page's main column that the article lacks): a line and, on request, the
 * missing content below it.
 */

import type { Element, ElementContent } from 'hast';
import { element } from '../../article/structure/hast.ts';
import { counted, inOurLanguage, message } from '../../platform/wording/message.ts';
import { describeGap } from '../../selection/opinions/describe-gap.ts';
import type { Gap } from '../../selection/opinions/types.ts';

/** Commands of a gap's buttons (`data-gap-does`). */
export type GapCommand = 'toggle' | 'keep' | 'look';

/**
 * Returns the element that shows a gap.
 *
 * @param pieces the missing content, as the article would show it; null while it is hidden
 */
export function gapElement(gap: Gap, pieces: readonly ElementContent[] | null): Element {
  const isOpen = pieces !== null;
  const line = [
    element('span', {}, describeGap(gap)),
    element('span', { className: ['gap-does'] }, [
      button('toggle', message(isOpen ? 'gapHide' : 'gapShow'), { 'aria-expanded': String(isOpen) }),
      ...(isOpen ? [button('keep', message('gapKeep'), { title: message('gapKeepTitle') })] : []),
    ]),
  ];
  return element(
    'div',
    {
      ...ours(),
      dataOurs: `gap ${gap.before}`,
      className: ['gap'],
      dataGap: String(gap.before),
      role: 'group',
      'aria-label': message('gapLabel'),
    },
    [
      element('div', { className: ['gap-line'] }, line),
      ...(isOpen ? [element('div', { className: ['gap-pieces'], dir: 'auto' }, [...pieces])] : []),
    ],
  );
}

/** Returns a line for the end of the text with the number of gaps that have no line of their own. */
export function moreElement(count: number): Element {
  const line = [
    element('span', {}, counted('gapMore', count)),
    element('span', { className: ['gap-does'] }, [button('look', message('gapLook'))]),
  ];
  return element('div', { ...ours(), className: ['gap'], dataGap: 'more' }, [
    element('div', { className: ['gap-line'] }, line),
  ]);
}

/**
 * Returns the properties of an element that the tools add. They mark it as not part of the article, and state the
 * language of the interface.
 */
const ours = () => ({ dataOurs: '', ...inOurLanguage() });

function button(does: GapCommand, label: string, properties: Readonly<Record<string, string>> = {}): Element {
  return element('button', { type: 'button', className: ['quiet'], dataGapDoes: does, ...properties }, label);
}

/** Draws a gap: a quiet line and, on request, the missing content below it. */

import type { Element, ElementContent } from 'hast';
import { element } from '../../article/structure/hast.ts';
import { counted, inOurLanguage, message } from '../../platform/wording/message.ts';
import { describeGap } from '../../selection/opinions/describe-gap.ts';
import type { Gap } from '../../selection/opinions/types.ts';

/** Commands of the buttons in a line (`data-gap-does`). */
export type GapCommand = 'toggle' | 'keep' | 'look';

/** @param pieces the missing content, as the article would show it; null while the gap is closed */
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

/** Returns the line below the text, for gaps without a line of their own. */
export function moreElement(count: number): Element {
  const line = [
    element('span', {}, counted('gapMore', count)),
    element('span', { className: ['gap-does'] }, [button('look', message('gapLook'))]),
  ];
  return element('div', { ...ours(), className: ['gap'], dataGap: 'more' }, [
    element('div', { className: ['gap-line'] }, line),
  ]);
}

/** Returns the properties of elements that are not part of the article and are in the interface language. */
const ours = () => ({ dataOurs: '', ...inOurLanguage() });

function button(does: GapCommand, label: string, properties: Readonly<Record<string, string>> = {}): Element {
  return element('button', { type: 'button', className: ['quiet'], dataGapDoes: does, ...properties }, label);
}

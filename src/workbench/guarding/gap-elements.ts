/** A gap as it is drawn: a quiet line, and below it, where somebody asked, what is not shown. */
import type { Element, ElementContent } from 'hast';
import { describeGap } from '../../opinions/describe-gap.ts';
import type { Gap } from '../../opinions/types.ts';
import { element } from '../../structure/hast.ts';

/** What the buttons of a line do, as `data-gap-does`. */
export type GapCommand = 'toggle' | 'keep' | 'xray';

/** @param pieces what is not shown, as the article would show it; null while nobody has asked */
export function gapElement(gap: Gap, pieces: readonly ElementContent[] | null): Element {
  const isOpen = pieces !== null;
  const line = [
    element('span', {}, describeGap(gap)),
    element('span', { className: ['gap-does'] }, [
      button('toggle', isOpen ? 'Hide' : 'Show', { 'aria-expanded': String(isOpen) }),
      ...(isOpen ? [button('keep', 'Keep', { title: 'Makes it a part of the article' })] : []),
    ]),
  ];
  return element(
    'div',
    {
      ...OURS,
      dataOurs: `gap ${gap.before}`,
      className: ['gap'],
      dataGap: String(gap.before),
      role: 'group',
      'aria-label': 'Not shown',
    },
    [
      element('div', { className: ['gap-line'] }, line),
      ...(isOpen ? [element('div', { className: ['gap-pieces'], dir: 'auto' }, [...pieces])] : []),
    ],
  );
}

/** The line for gaps that have none, below the text. */
export function moreElement(count: number): Element {
  const places = count === 1 ? 'another place' : `${count} other places`;
  const line = [
    element('span', {}, `Text is left out at ${places}`),
    element('span', { className: ['gap-does'] }, [button('xray', 'Look at the page')]),
  ];
  return element('div', { ...OURS, className: ['gap'], dataGap: 'more' }, [
    element('div', { className: ['gap-line'] }, line),
  ]);
}

/** No part of the article, and in the reader's language. */
const OURS = { dataOurs: '', lang: 'en', dir: 'ltr' };

function button(does: GapCommand, label: string, properties: Readonly<Record<string, string>> = {}): Element {
  return element('button', { type: 'button', className: ['quiet'], dataGapDoes: does, ...properties }, label);
}

/** A box as corrections remember it. */
import type { BoxSignature } from '../src/corrections/remembered/types.ts';

export const BOX: BoxSignature = {
  tag: 'div',
  landmarks: ['main'],
  names: ['promo'],
  around: [],
  column: 'in',
  width: 3,
  size: 0,
  isBold: false,
  isItalic: false,
  place: 'inside',
  fromStart: 6,
  fromEnd: 6,
  content: 'text',
  blocks: 1,
  words: 3,
  links: 0,
  before: 'p',
  after: 'p',
  siblings: 0,
  isMany: false,
};

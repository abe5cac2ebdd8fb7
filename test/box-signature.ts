/** A box as corrections remember it. */
import type { BoxSignature } from '../src/store/remembered/types.ts';

export const BOX: BoxSignature = {
  tag: 'div',
  names: ['promo'],
  path: ['main'],
  landmarks: ['main'],
  around: [],
  content: 'text',
  words: 3,
  column: 'in',
  place: 'inside',
  isMany: false,
};

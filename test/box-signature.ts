/** A sample signature of a box, as stored with a remembered correction. */
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

/** A sample signature of a box, as stored with a remembered correction. */
import type { BoxSignature } from '../src/store/remembered/types.ts';

export const BOX: BoxSignature = {
  tag: 'div',
  names: ['promo'],
  path: ['main'],
  content: 'text',
  place: 'inside',
  isMany: false,
};

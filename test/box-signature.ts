/** A sample signature of a box (the data with which a remembered correction finds the box on other pages). */
import type { BoxSignature } from '../src/store/remembered/types.ts';

export const BOX: BoxSignature = {
  tag: 'div',
  names: ['promo'],
  path: ['main'],
  content: 'text',
  place: 'inside',
  isMany: false,
};

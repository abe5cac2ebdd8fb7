import { expect, it } from 'vitest';
import { promisesMore } from './promises-more.ts';

it.each(['5 replies', '٣ ردود', '۵ پاسخ', '५ टिप्पणियाँ', '১২ মন্তব্য'])(
  'recognises the number of hidden answers in the digits of any script: %s',
  (label) => expect(promisesMore(label)).toBe(true),
);

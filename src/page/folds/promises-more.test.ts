import { expect, it } from 'vitest';
import { promisesMore } from './promises-more.ts';

it.each(['5 replies', '٣ ردود', '۵ پاسخ', '५ टिप्पणियाँ', '১২ মন্তব্য'])(
  'recognizes the label of a button that shows hidden answers, with Western, Arabic or Indian digits: %s',
  (label) => expect(promisesMore(label)).toBe(true),
);

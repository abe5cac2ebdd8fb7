import { expect, it } from 'vitest';
import { repeats } from './MissingPicture.tsx';

it.each([
  ['The ferry at dawn', 'The ferry at dawn'],
  ['the ferry, at dawn', 'The ferry at dawn.'],
  ['The ferry at dawn', 'The ferry at dawn. Photo: A. Name'],
  ['A ferry leaves at dawn', 'The ferry leaves at dawn'],
  ['Café au port', 'Cafe au port'],
  ['夜明けのフェリー', '夜明けのフェリー（写真）'],
  ['', 'Whatever it says'],
])('finds that the alternative text %j only repeats the caption %j', (description, caption) => {
  expect(repeats(description, caption)).toBe(true);
});

it.each([
  ['The ferry at dawn', ''],
  ['The ferry at dawn', 'Photo: A. Name'],
  [
    'Chart of the tides in May',
    'The tides are highest in spring, as the chart of the harbour office shows for each year',
  ],
  ['Two men mend a net', 'The harbour of the town'],
  ['夜明けのフェリー', '港の写真'],
])('finds that the alternative text %j says something that the caption %j does not', (description, caption) => {
  expect(repeats(description, caption)).toBe(false);
});

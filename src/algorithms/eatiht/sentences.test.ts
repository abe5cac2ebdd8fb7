import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const cases: [text: string, kept: string[], covered: string][] = [
  ['One. Two! Three', ['One.', 'Two!'], 'One. Two!'],
  ['He said "no." Mr. Hill went. [12]', ['He said "no."', 'Mr. Hill went.'], 'He said "no." Mr. Hill went. [12]'],
  ['MRS. A and prof. B left.[1] [2]Then', ['MRS. A and prof. B left.'], 'MRS. A and prof. B left.'],
  ['[1]A. [2]b', ['A.'], '[1]A.'],
  ['Ends well. ', ['Ends well.'], 'Ends well. '],
  ['no end', [], ''],
  ['', [], ''],
];

it.each(cases)('splits the text %j into sentences', (text, kept, covered) => {
  const sentences = splitSentences(text);
  expect(sentences.kept).toEqual(kept);
  expect(text.slice(0, sentences.keptEnd)).toBe(covered);
});

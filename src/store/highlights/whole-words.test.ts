import { expect, it } from 'vitest';
import { wholeWords } from './whole-words.ts';

/** Widens the span between `[` and `]` to whole words, and returns the text with the brackets around the result. */
function widened(marked: string): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace('[', '').replace(']', '');
  const span = wholeWords(text, { start, end });
  return `${text.slice(0, span.start)}[${text.slice(span.start, span.end)}]${text.slice(span.end)}`;
}

it.each([
  ['the struc[ture will be t]he same', 'the [structure will be the] same'],
  ['a wo[r]d', 'a [word]'],
  ['[Whole words] stay', '[Whole words] stay'],
  ['It is [over.] Next', 'It is [over.] Next'],
  ['It is ov[er.] Next', 'It is [over.] Next'],
  ['they do[n’t kn]ow', 'they [don’t know]'],
  ['well-kn[own nam]e', 'well-[known name]'],
  ['in 1,2[38 wor]ds', 'in [1,238 words]'],
  ['(see [above)] it', '(see [above)] it'],
  ['[one wor]d', '[one word]'],
  ['the last wo[rd]', 'the last [word]'],
  ['café[s and n]aïve', '[cafés and naïve]'],
])('widens the span in brackets to whole words: %s', (selected, expected) => {
  expect(widened(selected)).toBe(expected);
});

it.each([
  ['ru', 'порт просы[пается ран]ьше', 'порт [просыпается раньше]'],
  ['ar', 'تبدأ الق[صة في المي]ناء', 'تبدأ [القصة في الميناء]'],
  ['hi', 'बंदर[गाह जाग]ता है', '[बंदरगाह जागता] है'],
  ['ja', '東[京の図]書館に行く', '[東京の図書館]に行く'],
  ['zh', '我[们在学]校学习', '[我们在学校]学习'],
  ['th', 'ภาษาไ[ทยสวย]งาม', 'ภาษา[ไทยสวยงาม]'],
])('widens a span to whole words in the script of the language “%s”', (_language, selected, expected) => {
  expect(widened(selected)).toBe(expected);
});

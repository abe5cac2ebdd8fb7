import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexText, trimmed, wholeWords } from './text-index.ts';

const pieces = fc.array(
  fc.record({
    isGap: fc.boolean(),
    text: fc
      .array(fc.constantFrom('a', 'b', ' ', '\n', '\u00a0', '𝒳', 'word'), { maxLength: 8 })
      .map((all) => all.join('')),
  }),
  { maxLength: 12 },
);
const indexOf = (all: { isGap: boolean; text: string }[]) => {
  const nodes = all.map(({ isGap, text }, id) => ({ node: isGap ? null : { id, text }, text }));
  return { index: indexText(nodes), nodes: nodes.flatMap(({ node }) => node ?? []) };
};

it('the text index collapses white space, and drops it at the start of the text', () => {
  fc.assert(
    fc.property(pieces, (all) => {
      expect(indexOf(all).index.text).not.toMatch(/^\s|\s\s/);
    }),
  );
});

it('the text index returns the parts of text nodes that make up a span of the text', () => {
  fc.assert(
    fc.property(pieces, fc.nat(60), fc.nat(60), (all, a, b) => {
      const { index } = indexOf(all);
      const span = { start: Math.min(a, b), end: Math.min(Math.max(a, b), index.text.length) };
      const said = index.partsOf(span).map(({ node, start, end }) => node.text.slice(start, end));
      const plain = (text: string) => text.replace(/\s+/g, '');
      expect(plain(said.join(''))).toBe(plain(index.text.slice(span.start, span.end)));
    }),
  );
});

it('converts an offset in a node to an offset in the text, and back', () => {
  fc.assert(
    fc.property(pieces, (all) => {
      const { index, nodes } = indexOf(all);
      for (const node of nodes)
        for (let at = 0; at < node.text.length; at++) {
          if (/\s/.test(node.text[at] as string)) continue;
          const offset = index.offsetOf(node, at) as number;
          expect(index.text[offset]).toBe(node.text[at]);
          expect(index.partsOf({ start: offset, end: offset + 1 })).toEqual([{ node, start: at, end: at + 1 }]);
        }
    }),
  );
  expect(indexOf([]).index.offsetOf({ id: 1, text: '' }, 0)).toBeNull();
});

it('`trimmed` drops spaces at both ends of a span', () => {
  expect(trimmed('one two three', { start: 3, end: 8 })).toEqual({ start: 4, end: 7 });
  expect(trimmed('one two', { start: 3, end: 4 })).toBeNull();
});

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
])('extends a highlight (in brackets) to whole words: %s', (selected, expected) => {
  expect(widened(selected)).toBe(expected);
});

it.each([
  ['ru', 'порт просы[пается ран]ьше', 'порт [просыпается раньше]'],
  ['ar', 'تبدأ الق[صة في المي]ناء', 'تبدأ [القصة في الميناء]'],
  ['hi', 'बंदर[गाह जाग]ता है', '[बंदरगाह जागता] है'],
  ['ja', '東[京の図]書館に行く', '[東京の図書館]に行く'],
  ['zh', '我[们在学]校学习', '[我们在学校]学习'],
  ['th', 'ภาษาไ[ทยสวย]งาม', 'ภาษา[ไทยสวยงาม]'],
])('extends a highlight to whole words in the script of the language “%s”', (_language, selected, expected) => {
  expect(widened(selected)).toBe(expected);
});

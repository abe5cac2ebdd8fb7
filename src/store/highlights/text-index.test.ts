import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexText, trimmed } from './text-index.ts';

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

/** Tests that a highlight is found again at the right place, or not at all. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorOf, findAnchor } from './anchor.ts';

const PLACE = 'The harbour wakes before the town does, and the first sound is the chain of the ferry.';
const BEFORE = 'Nobody who has lived here long looks up when it starts. ';
const AFTER = ' By six the gulls have sorted out the night between them.';
const TEXT = BEFORE + PLACE + AFTER;

function anchored(text: string, exact: string, from = 0) {
  const start = text.indexOf(exact, from);
  return anchorOf(text, { start, end: start + exact.length });
}

const textAt = (text: string, found: ReturnType<typeof findAnchor>) => found && text.slice(found.start, found.end);

/**
 * Words from a small set, so that random texts repeat them. Some contain characters that are special in regular
 * expressions.
 */
const word = fc.oneof(
  fc.constantFrom(
    'the',
    'chain',
    'of',
    'a',
    'ferry.',
    'Ha',
    'ha',
    '日本',
    'שלום',
    '𝒳',
    '.*',
    '$&',
    '\\',
    'é',
    '(',
    ')',
  ),
  fc.string({ minLength: 1, maxLength: 6 }).map((text) => text.replace(/\s+/g, '_')),
);
const words = fc.array(word, { minLength: 1, maxLength: 80 }).map((all) => all.join(' '));
const spanOf = (text: string) =>
  fc
    .tuple(fc.nat(text.length - 1), fc.nat(text.length - 1))
    .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) + 1 }));
const highlighted = words.chain((text) => fc.tuple(fc.constant(text), spanOf(text)));

describe('a highlight in an unchanged text', () => {
  it('finds a highlight at its old place in any unchanged text', () => {
    fc.assert(
      fc.property(highlighted, ([text, span]) => {
        expect(findAnchor(text, anchorOf(text, span))).toEqual(span);
      }),
    );
  });
});

describe('a highlight in a text that changed elsewhere', () => {
  it('finds a highlight at the same words after text was added far before and far after them', () => {
    const edits = fc.record({ before: words, after: words });
    fc.assert(
      fc.property(highlighted, edits, ([inner, span], { before, after }) => {
        // BEFORE and AFTER are longer than the context that is stored (the text near a highlight), so the additions do
        // not change the context
        const text = `${BEFORE}${inner}${AFTER}`;
        const moved = { start: span.start + BEFORE.length, end: span.end + BEFORE.length };
        const edited = `${before} ${text} ${after}`;
        const found = findAnchor(edited, anchorOf(text, moved));
        expect(textAt(edited, found)).toBe(text.slice(moved.start, moved.end));
      }),
    );
  });

  it('finds a highlighted word by the words around it after text was added elsewhere', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const edited = `${before} ${TEXT} ${after}`;
        const found = findAnchor(edited, anchored(TEXT, 'sound'));
        expect(found?.start).toBe(edited.indexOf('sound is the chain'));
      }),
    );
  });
});

describe('a highlight whose words occur several times', () => {
  const chorus = 'and so on. ';
  it('finds the place with the same words around it if the words of a highlight occur several times', () => {
    const text = `First the boats, ${chorus}Then the nets, ${chorus}Last the fish, ${chorus}`;
    const anchor = anchored(text, 'and so on', text.indexOf('nets'));
    const edited = `Today it rained. ${text}`;
    expect(findAnchor(edited, anchor)?.start).toBe(edited.indexOf('and so on', edited.indexOf('nets')));
    expect(findAnchor(edited.replace('First the boats, ', ''), anchor)?.start).toBe(
      edited.replace('First the boats, ', '').indexOf('and so on', edited.indexOf('nets') - 30),
    );
  });

  it('finds the place nearest to the old one if a highlight’s words recur with the same words around them', () => {
    const text = 'Row, row, row your boat. '.repeat(20);
    const anchor = anchored(text, 'your boat', 250);
    expect(findAnchor(text, anchor)?.start).toBe(text.indexOf('your boat', 250));
  });
});

describe('a highlight in a text that changed at that place', () => {
  it('finds a highlighted sentence if only a few of its letters have changed', () => {
    const edited = TEXT.replace('wakes', 'woke').replace('chain', 'chains');
    expect(textAt(edited, findAnchor(edited, anchored(TEXT, PLACE)))).toBe(
      PLACE.replace('wakes', 'woke').replace('chain', 'chains'),
    );
  });

  it('finds a long highlight by its beginning and end if a word in the middle has changed', () => {
    const long = Array.from({ length: 12 }, (_, n) => `Sentence number ${n} says something of its own.`).join(' ');
    const edited = `${BEFORE}${long.replace('number 5 says', 'number five says')}${AFTER}`;
    const found = findAnchor(edited, anchored(`${BEFORE}${long}${AFTER}`, long));
    expect(textAt(edited, found)).toBe(long.replace('number 5 says', 'number five says'));
  });

  it('does not find a highlight whose words were deleted', () => {
    const anchor = anchored(TEXT, PLACE);
    expect(
      findAnchor(`${BEFORE}Something else stands here now, and it is quite long as well.${AFTER}`, anchor),
    ).toBeNull();
    expect(findAnchor('', anchor)).toBeNull();
  });

  it('does not find a highlighted word if the text around it has changed', () => {
    expect(findAnchor('They mended the chain. Another chain was new.', anchored(TEXT, 'chain'))).toBeNull();
    expect(findAnchor('a chain', anchored(TEXT, 'chain'))).toBeNull();
  });

  it('finds a highlight only at its own words, or at nearly the same words', () => {
    fc.assert(
      fc.property(highlighted, words, ([text, span], other) => {
        const anchor = anchorOf(text, span);
        const found = findAnchor(other, anchor);
        if (!found) return;
        const { exact } = anchor.quote;
        const says = other.slice(found.start, found.end);
        expect(Math.abs(says.length - exact.length)).toBeLessThanOrEqual(exact.length * 0.25);
        if (exact.length < 20) expect(says).toBe(exact);
      }),
    );
  });
});

describe('a quote whose surrounding text is unknown', () => {
  const alone = (exact: string) => ({ quote: { exact, prefix: '', suffix: '' }, start: 0 });
  it('finds a quote whose surrounding text is unknown only if it is long enough and occurs once', () => {
    expect(textAt(TEXT, findAnchor(TEXT, alone('the first sound')))).toBe('the first sound');
    expect(findAnchor(TEXT, alone('the '))).toBeNull();
    expect(findAnchor(TEXT, alone('six'))).toBeNull();
  });
});

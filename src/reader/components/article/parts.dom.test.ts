import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import { mountSample, mountWhole, range, sampleArticle } from '../../../../test/mount-sample.ts';
import { textOf } from '../../../article/structure/hast.ts';
import { batchesOf } from './batches.ts';
import { largeParagraph } from './parts.ts';

const SENTENCE = 'The tide came in over the flats, and nobody looked up. ';
const longText = () =>
  range(0, 6000)
    .map((at) => `On day ${at} ${SENTENCE}`)
    .join('');

const textsOf = (...children: (ElementContent | string)[]) =>
  largeParagraph(h('p', children))?.map(({ element }) => textOf(element)) ?? 'one piece';

const articleOf = (...children: (ElementContent | string)[]) =>
  sampleArticle([], {
    tree: h(null, h('p', 'Before it.'), h('p', { dataNode: 7 }, children), h('p', 'After it.')) as Root,
  });

describe('splitting a paragraph', () => {
  test('keeps a paragraph of 55,000 characters in one piece', () => {
    expect(textsOf(SENTENCE.repeat(1000))).toBe('one piece');
  });

  test('cuts a large paragraph after sentences, without losing text', () => {
    const text = longText();
    const parts = textsOf(text) as string[];
    expect(parts.length).toBeGreaterThan(15);
    expect(parts.join('')).toBe(text);
    for (const part of parts) expect(part.slice(-20)).toMatch(/up\. $/);
  });

  test.each([
    ['a word if the text has no sentences', 'tide and '.repeat(30_000), /(?:tide|and) $/],
    ['a Chinese sentence', '大江又漲了，無人抬頭。'.repeat(20_000), /。$/],
    ['a line', 'a line of a list\n'.repeat(20_000), /\s$/],
  ])('cuts a large paragraph at the end of %s', (_what, text, end) => {
    const parts = textsOf(text) as string[];
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.join('')).toBe(text);
    for (const part of parts) expect(part.slice(-20)).toMatch(end);
  });

  test('cuts a very long word between characters', () => {
    const word = `a${'𝒜'.repeat(200_000)}`;
    const parts = textsOf(word) as string[];
    expect(parts.join('')).toBe(word);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part).not.toMatch(/\p{Surrogate}/u);
  });

  test('does not cut a large paragraph between two elements that form one word', () => {
    const children = range(0, 4000).flatMap((at) => [h('b', 'some'), 'thing', at % 3 === 0 ? ' ' : h('i', 'else')]);
    const parts = textsOf(...children) as string[];
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) expect(part.slice(-20)).toMatch(/ $/);
    expect(parts.join('')).toBe(textOf(h('p', children)));
  });
});

describe('large paragraphs', () => {
  test('each part of a large paragraph is drawn in a separate step', () => {
    const text = longText();
    const { tree } = articleOf(text);
    expect(batchesOf(tree)).toHaveLength(2 + textsOf(text).length);
  });

  test('the parts of a large paragraph appear one after the other within one paragraph element', async () => {
    const text = longText();
    const { root } = mountSample({ article: articleOf(text) });
    const shown = () => root.querySelector('.body [data-node="7"]')?.textContent ?? '';
    expect(shown().length).toBeLessThan(text.length / 2);
    await expect.poll(() => shown().length, { timeout: 10_000 }).toBe(text.length);
    expect(shown()).toBe(text);
    // the blocks after the paragraph follow in the next frame
    await expect.poll(() => root.querySelectorAll('.body p').length).toBe(3);
  });

  test('a large paragraph is laid out only near the viewport', async () => {
    const { root } = mountWhole({ article: articleOf(...range(0, 9000).flatMap((at) => [h('b', `${at}`), ' ebb '])) });
    const all = [...root.querySelectorAll('.body [data-node="7"] b')];
    const drawn = () => all.filter((bold) => bold.checkVisibility({ contentVisibilityAuto: true })).length;
    expect(all).toHaveLength(9000);
    await expect.poll(drawn).toBeGreaterThan(300);
    expect(drawn()).toBeLessThan(4000);
  });

  test('the parts of a large paragraph are below each other, without gaps', () => {
    const { root } = mountWhole({ article: articleOf(longText()) });
    const [first, second] = [...root.querySelectorAll('.body [data-node="7"] > *')].map((part) =>
      part.getBoundingClientRect(),
    );
    expect(second?.top).toBe(first?.bottom);
    expect(second?.left).toBe(first?.left);
  });
});

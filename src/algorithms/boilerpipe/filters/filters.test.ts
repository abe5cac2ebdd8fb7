import { describe, expect, it } from 'vitest';
import { apply, block, boilerplate, verdicts } from '../../../../test/boilerpipe-examples.ts';
import { type BoilerpipeBlock, hasLabel, Label } from '../blocks/text-block.ts';
import { ignoreAfterEnd, listAtEnd, terminatingBlocks, trailingHeadline } from './end-of-text.ts';
import { keepLargest, largeBlockSameLevel, removeBoilerplate } from './largest-part.ts';
import { expandTitle } from './titles.ts';

describe('terminatingBlocks', () => {
  const ends = (text: string, parts: Partial<BoilerpipeBlock> = {}): boolean[] =>
    [false, true].map((commentLinks) =>
      apply(terminatingBlocks({ commentLinks }), [block({ text, ...parts })]).some((end) => hasLabel(end, Label.end)),
    );
  it.each([
    ['12 comments', true],
    ['12 users responded in', true],
    ['12  comments', false],
    ['Comments (3)', true],
    ['Please Add Your Comment here', true],
    ['Thanks for your comments - this feedback is now closed', true],
    ['Thanks for your comments - this feedback is now closed.', false],
    ['comment', false],
  ])('decides whether "%s" ends an article', (text, expected) => {
    expect(ends(text)).toEqual([expected, expected]);
    expect(ends(text, { words: 15 })).toEqual([false, false]);
  });

  it('recognises a link "Comment" as the end of an article only in boilerpipe 2.0', () => {
    expect(ends('Comment', { words: 1, linkedWords: 1 })).toEqual([false, true]);
    expect(ends('Comment', { words: 1 })).toEqual([false, false]);
  });
});

it('ignoreAfterEnd drops the block that ends the article, and all blocks after it, if enough text precedes it', () => {
  const filter = ignoreAfterEnd;
  const end = { labels: Label.end };
  const thin = { words: 40, wrappedWords: 8 };
  expect(verdicts(filter, [block({ words: 51 }), boilerplate({ words: 40 }), block(thin), block(end)])).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(verdicts(filter, [block({ words: 49 }), block(end), block({ words: 90 })])).toEqual([true, true, true]);
});

it('trailingHeadline drops headings after the last content', () => {
  const heading = block({ labels: Label.heading | Label.listItem });
  const blocks = [heading, block(), heading, boilerplate(), heading];
  expect(verdicts(trailingHeadline, blocks)).toEqual([true, true, false, false, false]);
});

it('removeBoilerplate removes all blocks that are not content, except the title if keepTitle is set', () => {
  const blocks = [boilerplate({ labels: Label.title }), boilerplate(), block()];
  expect(verdicts(removeBoilerplate({ keepTitle: false }), blocks)).toEqual([true]);
  expect(verdicts(removeBoilerplate({ keepTitle: true }), blocks)).toEqual([false, true]);
});

describe('keepLargest', () => {
  it('keeps only the largest content block, or the first of several equally large ones', () => {
    const blocks = [boilerplate({ words: 99 }), block(), block(), block({ words: 9 })];
    const kept = apply(keepLargest({ expandWords: null }), blocks);
    expect(kept.map(({ isContent }) => isContent)).toEqual([false, true, false, false]);
    expect(kept.map(({ labels }) => labels)).toEqual([Label.maybe, Label.veryLikely, Label.maybe, Label.maybe]);
  });

  it('keeps the reason that an earlier filter gave for a block that is already boilerplate', () => {
    const kept = apply(keepLargest({ expandWords: null }), [boilerplate({ words: 99 }), block(), block({ words: 9 })]);
    expect(kept.map(({ pieces }) => pieces[0]?.decision.step)).toEqual(['test', 'test', 'KeepLargest']);
  });

  it('keeps the only block of a page unchanged', () => {
    expect(apply(keepLargest({ expandWords: 150 }), [block()])).toMatchObject([{ isContent: true, labels: 0 }]);
  });

  it('restores long blocks that are nested as deeply as the largest, and stops at a less nested block', () => {
    const at = (tagLevel: number, words: number): BoilerpipeBlock => boilerplate({ tagLevel, words });
    const largest = block({ tagLevel: 3, words: 160 });
    const before = [at(3, 150), at(2, 10), at(3, 150), at(4, 150), at(3, 149)];
    const behind = [at(3, 150), at(4, 10), at(3, 900), at(2, 900), at(3, 150)];
    expect(verdicts(keepLargest({ expandWords: 150 }), [...before, largest, ...behind])).toEqual(
      [0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0].map(Boolean),
    );
  });
});

it('expandTitle restores the last title before the content, and the blocks between title and content', () => {
  const maybe = boilerplate({ labels: Label.maybe });
  const title = boilerplate({ labels: Label.maybe | Label.title });
  const blocks = [title, maybe, title, boilerplate(), maybe, block(), maybe, title, block()];
  expect(verdicts(expandTitle, blocks)).toEqual([0, 0, 1, 0, 1, 1, 0, 0, 1].map(Boolean));
  expect(verdicts(expandTitle, [title, maybe, block({ labels: Label.title })])).toEqual([false, false, true]);
});

it('largeBlockSameLevel restores blocks of at least 100 words on the nesting level of the largest block', () => {
  const largest = block({ labels: Label.veryLikely });
  const blocks = [
    boilerplate({ words: 100 }),
    largest,
    boilerplate({ words: 99 }),
    boilerplate({ tagLevel: 4, words: 200 }),
  ];
  expect(verdicts(largeBlockSameLevel, blocks)).toEqual([true, true, false, false]);
  expect(verdicts(largeBlockSameLevel, blocks.toSpliced(1, 1))).toEqual([false, false, false]);
});

describe('listAtEnd', () => {
  const largest = block({ labels: Label.veryLikely });
  const item = boilerplate({ tagLevel: 5, labels: Label.maybe | Label.listItem });

  it('restores the list items directly after the largest block', () => {
    const blocks = [item, largest, item, item, { ...item, labels: Label.maybe }, item];
    expect(verdicts(listAtEnd, blocks)).toEqual([false, true, true, true, false, false]);
  });

  it.each([{ linkedWords: 1 }, { tagLevel: 3 }, { labels: Label.listItem }])(
    'does not restore a list item that has links, lacks the label `maybe`, or is not deeper than the largest block: %o',
    (parts) => {
      expect(verdicts(listAtEnd, [largest, { ...item, ...parts }])).toEqual([true, false]);
    },
  );
});

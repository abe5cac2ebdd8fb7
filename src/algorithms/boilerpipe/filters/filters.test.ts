import { describe, expect, it } from 'vitest';
import { hasLabel, Label } from '../blocks/labels.ts';
import type { BoilerpipeBlock } from '../blocks/text-block.ts';
import { apply, block, boilerplate, verdicts } from '../examples.ts';
import { expandTitle } from './expand-title.ts';
import { ignoreAfterEnd } from './ignore-after-end.ts';
import { keepLargest } from './keep-largest.ts';
import { largeBlockSameLevel } from './large-block-same-level.ts';
import { listAtEnd } from './list-at-end.ts';
import { removeBoilerplate } from './remove-boilerplate.ts';
import { terminatingBlocks } from './terminating-blocks.ts';
import { trailingHeadline } from './trailing-headline.ts';

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
  ])('%s', (text, expected) => {
    expect(ends(text)).toEqual([expected, expected]);
    expect(ends(text, { words: 15 })).toEqual([false, false]);
  });

  it('recognises a link "Comment" in version 2.0', () => {
    expect(ends('Comment', { words: 1, linkedWords: 1 })).toEqual([false, true]);
    expect(ends('Comment', { words: 1 })).toEqual([false, false]);
  });
});

it('ignoreAfterEnd counts content of full lines, the ending block included', () => {
  const filter = ignoreAfterEnd({ minimumWords: 60 });
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

it('removeBoilerplate can keep the title', () => {
  const blocks = [boilerplate({ labels: Label.title }), boilerplate(), block()];
  expect(verdicts(removeBoilerplate({ keepTitle: false }), blocks)).toEqual([true]);
  expect(verdicts(removeBoilerplate({ keepTitle: true }), blocks)).toEqual([false, true]);
});

describe('keepLargest', () => {
  it('keeps the first of the largest content blocks and labels all blocks', () => {
    const blocks = [boilerplate({ words: 99 }), block(), block(), block({ words: 9 })];
    const kept = apply(keepLargest({ expandWords: null }), blocks);
    expect(kept.map(({ isContent }) => isContent)).toEqual([false, true, false, false]);
    expect(kept.map(({ labels }) => labels)).toEqual([Label.maybe, Label.veryLikely, Label.maybe, Label.maybe]);
  });

  it('does not change the reason of earlier boilerplate', () => {
    const kept = apply(keepLargest({ expandWords: null }), [boilerplate({ words: 99 }), block(), block({ words: 9 })]);
    expect(kept.map(({ pieces }) => pieces[0]?.decision.step)).toEqual(['test', 'test', 'KeepLargest']);
  });

  it('leaves a single block as it is', () => {
    expect(apply(keepLargest({ expandWords: 150 }), [block()])).toMatchObject([{ isContent: true, labels: 0 }]);
  });

  it('restores long blocks on its level, up to a block on a lower level', () => {
    const at = (tagLevel: number, words: number): BoilerpipeBlock => boilerplate({ tagLevel, words });
    const largest = block({ tagLevel: 3, words: 160 });
    const before = [at(3, 150), at(2, 10), at(3, 150), at(4, 150), at(3, 149)];
    const behind = [at(3, 150), at(4, 10), at(3, 900), at(2, 900), at(3, 150)];
    expect(verdicts(keepLargest({ expandWords: 150 }), [...before, largest, ...behind])).toEqual(
      [0, 0, 1, 0, 0, 1, 1, 0, 1, 0, 0].map(Boolean),
    );
  });
});

it('expandTitle restores the blocks between the last title and the content', () => {
  const maybe = boilerplate({ labels: Label.maybe });
  const title = boilerplate({ labels: Label.maybe | Label.title });
  const blocks = [title, maybe, title, boilerplate(), maybe, block(), maybe, title, block()];
  expect(verdicts(expandTitle, blocks)).toEqual([0, 0, 1, 0, 1, 1, 0, 0, 1].map(Boolean));
  expect(verdicts(expandTitle, [title, maybe, block({ labels: Label.title })])).toEqual([false, false, true]);
});

it('largeBlockSameLevel restores blocks of 100 words on the level of the largest', () => {
  const largest = block({ labels: Label.veryLikely });
  const blocks = [
    boilerplate({ words: 100 }),
    largest,
    boilerplate({ words: 99 }),
    boilerplate({ tagLevel: 4, words: 200 }),
  ];
  expect(verdicts(largeBlockSameLevel({ minimumWords: 100 }), blocks)).toEqual([true, true, false, false]);
  expect(verdicts(largeBlockSameLevel({ minimumWords: 100 }), blocks.toSpliced(1, 1))).toEqual([false, false, false]);
});

describe('listAtEnd', () => {
  const largest = block({ labels: Label.veryLikely });
  const item = boilerplate({ tagLevel: 5, labels: Label.maybe | Label.listItem });

  it('restores list items after the largest part, up to any other block', () => {
    const blocks = [item, largest, item, item, { ...item, labels: Label.maybe }, item];
    expect(verdicts(listAtEnd, blocks)).toEqual([false, true, true, true, false, false]);
  });

  it.each([{ linkedWords: 1 }, { tagLevel: 3 }, { labels: Label.listItem }])('ignores items with %o', (parts) => {
    expect(verdicts(listAtEnd, [largest, { ...item, ...parts }])).toEqual([true, false]);
  });
});

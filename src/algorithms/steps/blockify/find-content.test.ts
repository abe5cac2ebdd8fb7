import { expect, it } from 'vitest';
import { snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { blockify } from './blockify.ts';
import { findContent } from './find-content.ts';

const cut = blockify(snapshotOfHtml('<p>| _ |</p><p>я<b>б</b></p><p>½</p><p>٣</p><p>\u00a0</p>'), 'source');

it('applies a content rule only to blocks with a letter or digit of any script', () => {
  const { text, marks, trace } = findContent(cut, 'rule', (blocks) =>
    blocks.map(({ text: block }) => ({ isContent: block !== '½', reason: block })),
  );
  expect(text).toBe('я б\n٣');
  expect(marks).toHaveLength(3);
  expect(trace.map(({ step, kept, reason }) => [step, kept, reason])).toEqual([
    ['hasWord', false, 'neither a letter nor a digit in it'],
    ['rule', true, 'я б'],
    ['rule', false, '½'],
    ['rule', true, '٣'],
    ['hasWord', false, 'neither a letter nor a digit in it'],
  ]);
});

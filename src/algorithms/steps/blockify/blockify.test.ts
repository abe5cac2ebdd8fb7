import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { buildSnapshot, snapshotOfHtml } from '../../../../test/build-snapshot.ts';
import { blockify, findContent } from './blockify.ts';

function summary(html: string): [string, number][] {
  return blockify(snapshotOfHtml(html), 'source').map(({ text, tagCount }) => [text, tagCount]);
}

describe('example 1 of docs/specs/dragnet.md', () => {
  const html = '<html><body>Hi <span>there</span><div>A<p>B</p>C</div>D</body></html>';

  it('counts the tags of each block, and adds text after a closed block to the block that began last', () => {
    // the first block has one tag more than in the spec's example, because the HTML parser adds a head element
    expect(summary(html)).toEqual([
      ['Hi there', 4],
      ['A', 1],
      ['B C D', 0],
    ]);
    const withoutHead = buildSnapshot(
      h('html', [h('body', ['Hi ', h('span', 'there'), h('div', ['A', h('p', 'B'), 'C']), 'D'])]),
    );
    expect(blockify(withoutHead, 'source').map(({ tagCount }) => tagCount)).toEqual([3, 1, 0]);
  });

  it('records for each block the tag that begins it and the elements opened before its text', () => {
    const snapshot = snapshotOfHtml(html);
    const nameOf = (node: number) => snapshot.names[snapshot.nodes.name[node] ?? -1];
    const blocks = blockify(snapshot, 'source');
    expect(blocks.map(({ startTag, parent, entered }) => [startTag, nameOf(parent), entered.map(nameOf)])).toEqual([
      ['', undefined, ['html', 'head', 'body', 'span']],
      ['div', 'body', ['div']],
      ['p', 'div', ['p']],
    ]);
    expect(blocks.map(({ nodes }) => nodes.map((node) => snapshot.nodes.text[node]))).toEqual([
      ['Hi ', 'there'],
      ['A'],
      ['B', 'C', 'D'],
    ]);
  });
});

it('splits words at tags, but not at comments or between adjacent text nodes', () => {
  expect(summary('<p>foo<b>bar</b><!-- x -->baz<!-- y -->qux<br>end</p>').map(([text]) => text)).toEqual([
    'foo bar bazqux end',
  ]);
  const split = buildSnapshot(h('p', ['foo', 'bar', { type: 'comment', value: '' }, 'baz']));
  expect(blockify(split, 'source').map(({ text }) => text)).toEqual(['foobarbaz']);
});

it('splits words at ASCII white space only', () => {
  expect(summary('<p>\u00a0a\u00a0b\v\fc\u2003d </p>').map(([text]) => text)).toEqual(['\u00a0a\u00a0b c\u2003d']);
});

it('begins no block inside a link, but counts the tags inside the link', () => {
  const [block, ...rest] = blockify(
    snapshotOfHtml('<div>x <a href="/"><h2>A <b>headline</b></h2><img><select><option>o</select> more</a> tail</div>'),
    'source',
  );
  expect(block).toMatchObject({ text: 'x A headline more tail', linkText: 'A headline more', tagCount: 5 });
  expect(rest).toEqual([]);
});

it('skips scripts, graphics and buttons, and skips "fram" instead of "frame", like the original', () => {
  expect(
    summary('<div>a<script>x()</script>b<svg><title>t</title></svg>c<button>d</button><caption>e</caption></div>'),
  ).toEqual([['a b c e', 3]]);
  expect(blockify(buildSnapshot(h('div', [h('frame'), 'a', h('fram', 'b')])), 'source')[0]).toMatchObject({
    text: 'a',
    tagCount: 2,
  });
});

it('reads the title element, but ignores text before the head element', () => {
  const snapshot = buildSnapshot(h('html', ['before', h('head', h('title', 'T')), 'between', h('body', h('p', 'x'))]));
  expect(blockify(snapshot, 'source').map(({ text }) => text)).toEqual(['T between', 'x']);
});

it('adds an element without text of its own to the elements of the next block', () => {
  const [first, second] = blockify(snapshotOfHtml('<div><div><p>x</p></div></div><p>y</p>'), 'source');
  expect([first?.entered.length, second?.entered.length]).toEqual([6, 1]);
});

it('leaves out text that is hidden on the rendered page', () => {
  const html = '<title>T</title><p>a<span hidden>b</span>c</p><p hidden>d</p><p style="visibility:hidden">e</p>';
  expect(blockify(snapshotOfHtml(html), 'rendered')).toMatchObject([{ text: 'ac', tagCount: 1 }]);
});

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

import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { buildSnapshot, snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { Hidden, type PageSnapshot } from '../snapshot/types.ts';
import { segment, type TextBlocks } from './segment.ts';

/** Returns the texts of blocks with collapsed white space; `/` marks the end of a text node. */
function textsOf(snapshot: PageSnapshot, blocks: TextBlocks): string[] {
  const texts: string[][] = Array.from({ length: blocks.size }, () => []);
  for (let node = 0; node < snapshot.nodes.size; node++) {
    texts[blocks.ofText[node] as number]?.push((snapshot.nodes.text[node] as string).replace(/\s+/g, ' '));
  }
  return texts.map((parts) => parts.join('/').trim());
}

function blocksOf(html: string): string[] {
  const snapshot = snapshotOfHtml(html);
  return textsOf(snapshot, segment(snapshot));
}

test('ends a text block at each block element, but not at inline elements', () => {
  expect(blocksOf('<p>One <b>bold</b> word</p><p>Two</p><div>Three<p>Four</p>five</div>')).toEqual([
    'One /bold/ word',
    'Two',
    'Three',
    'Four',
    'five',
  ]);
});

test('an inline-block span stays in the text block around it, but an inline-block div is a separate block', () => {
  expect(blocksOf('<p>a<span style="display: inline-block">b</span>c</p>')).toEqual(['a/b/c']);
  expect(blocksOf('<p>a<button>b</button>c</p>')).toEqual(['a', 'b', 'c']);
  expect(blocksOf('<section>a<div style="display: inline-block">b</div>c</section>')).toEqual(['a', 'b', 'c']);
  expect(blocksOf('<section>a<div style="display: inline">b</div>c</section>')).toEqual(['a/b/c']);
  expect(blocksOf('<p>a<span style="display: block">b</span>c</p>')).toEqual(['a', 'b', 'c']);
});

test('keeps one line break in a block, but ends the block at two line breaks or an `hr`', () => {
  const snapshot = snapshotOfHtml('<p>a<br>b<br>\n <br>c</p><div>d<hr>e</div>');
  const blocks = segment(snapshot);
  expect(textsOf(snapshot, blocks)).toEqual(['a/b', 'c', 'd', 'e']);
});

test('records hidden text with the reason why it is hidden', () => {
  const snapshot = snapshotOfHtml(
    '<p>seen</p><p style="display: none">folded</p><p style="visibility: hidden">invisible</p>',
  );
  const blocks = segment(snapshot);
  expect(textsOf(snapshot, blocks)).toEqual(['seen', 'folded', 'invisible']);
  expect([...blocks.hidden]).toEqual([Hidden.visible, Hidden.notRendered, Hidden.visibility]);
});

test('makes hidden text within a line a separate block', () => {
  expect(blocksOf('<p>a<span style="display: none">b</span>c</p>')).toEqual(['a', 'b', 'c']);
});

test('leaves out the content of noscript, scripts, drawings and form controls', () => {
  expect(
    blocksOf(
      '<p>text</p><noscript><p>raw</p></noscript><textarea>typed</textarea><select><option>one</option></select>' +
        '<svg><text>drawn</text></svg><script type="application/ld+json">{}</script>',
    ),
  ).toEqual(['text']);
});

test('joins the text before and after an SVG into one block', () => {
  const snapshot = snapshotOfHtml('<p>a<svg><g><text>drawn</text></g></svg>b</p>');
  const blocks = segment(snapshot);
  expect(textsOf(snapshot, blocks)).toEqual(['a/b']);
  const paragraph = blocks.element[0];
  const drawing = snapshot.names.indexOf('svg');
  snapshot.nodes.name.forEach((name, node) => {
    if (name === drawing) expect(blocks.boundary[node]).toBe(paragraph);
  });
});

test('adds punctuation to the block of the next word, and makes no block of punctuation alone', () => {
  expect(blocksOf('<p>•</p><p>—</p><p>“<em>Quote</em>”</p><ul><li>· <a>entry</a></li></ul>')).toEqual([
    '“/Quote/”',
    '· /entry',
  ]);
});

test('leaves out punctuation if line breaks or the edge of a box separate it from the next word', () => {
  expect(blocksOf('<p>“<br><br>word</p>')).toEqual(['word']);
  expect(blocksOf('<div>“<p>word</p></div>')).toEqual(['word']);
});

test('records for each block element which text blocks are in it', () => {
  const snapshot = snapshotOfHtml('<main><p>a</p><div><p>b</p><p>c</p></div></main><p>d</p>');
  const { begun } = segment(snapshot);
  const rangeOf = (name: string) => {
    const node = snapshot.nodes.name.indexOf(snapshot.names.indexOf(name));
    return [begun[node], begun[snapshot.nodes.end[node] as number]];
  };
  expect(rangeOf('html')).toEqual([0, 4]);
  expect(rangeOf('main')).toEqual([0, 3]);
  expect(rangeOf('div')).toEqual([1, 3]);
});

test('finds no blocks on an empty page', () => {
  expect(segment(buildSnapshot(h('html')))).toMatchObject({ size: 0, boundaries: [0] });
});

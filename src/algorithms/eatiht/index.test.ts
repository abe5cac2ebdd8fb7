import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { buildSnapshot, snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { createPage } from '../../page/page.ts';
import eatiht, { splitSentences } from './index.ts';

const options = { population: 'source', documents: { create: () => null } } as const;

function textOf(html: string): string {
  return eatiht.run(createPage(snapshotOfHtml(html)), options).text;
}

const RAIN =
  '<head><title>T</title></head><body><div><p>One day it rained a lot. Then the sun came out!</p><p>Nobody saw it coming at all</p><p>Mr. Hill said "it was fine." [3] Then he left.</p></div><div><span>This long span text is skipped by rule.</span><p>Short one.</p></div></body>';
const COOKIES =
  '<head><title>T</title></head><body><div><p>This paragraph has <b>bold</b> words in it and is long enough.</p><p>Another paragraph of the same article goes here, and it is longer.</p></div><div><p>Cookie notice: we use cookies.</p></div></body>';

describe('examples of docs/specs/eatiht.md', () => {
  it('keeps only text that ends like a sentence (example 2 of the spec)', () => {
    expect(textOf(RAIN)).toBe(
      'One day it rained a lot. Then the sun came out! \n\nMr. Hill said "it was fine." Then he left.',
    );
  });

  it('chooses the container with more sentences (example 3 of the spec)', () => {
    expect(textOf(COOKIES)).toBe(
      'This paragraph has bold words in it and is long enough. \n\nAnother paragraph of the same article goes here, and it is longer.',
    );
  });

  it('ignores text directly in the body (example 4 of the spec)', () => {
    const snapshot = snapshotOfHtml('<body>A long text that sits directly in the body element.</body>');
    expect(eatiht.run(createPage(snapshot), options)).toMatchObject({ text: '', marks: [], empty: 'no-candidate' });
  });
});

it('selects only the whole sentences of a text node', () => {
  const snapshot = snapshotOfHtml(
    '<div><p>A whole sentence stands here. [1] And then a <b>rest without</b> end</p></div>',
  );
  const { marks } = eatiht.run(createPage(snapshot), options);
  expect(marks).toHaveLength(1);
  const [mark] = marks;
  expect(snapshot.nodes.text[mark?.node ?? 0]?.slice(mark?.start, mark?.end)).toBe('A whole sentence stands here.');
});

it('treats adjacent text nodes as a single text when it measures the length', () => {
  const snapshot = buildSnapshot(h('div', [h('p', ['Too short ', 'alone, long ', 'together.'])]));
  expect(eatiht.run(createPage(snapshot), options).text).toBe('Too short alone, long together.');
});

it('keeps text in "samp" if "s" is the best element, because tag names are compared by prefix', () => {
  const sentence = 'This is a sentence of some length.';
  const html = `<body><section><s><p>${sentence}</p><p>${sentence}</p></s><samp><p>In the sibling's subtree too.</p></samp><div><p>But not in this one, of course.</p></div></section>`;
  expect(textOf(html)).toBe(`${sentence} \n\n${sentence} \n\nIn the sibling's subtree too.`);
});

it('states for every candidate why it is kept or dropped', () => {
  const { trace } = eatiht.run(createPage(snapshotOfHtml(RAIN)), options);
  const candidates = trace.filter(({ step }) => step !== 'selection');
  expect(candidates.map(({ kept, reason }) => [kept, reason])).toEqual([
    [true, 'sentences: 2; in the container with the most (4)'],
    [false, 'nothing in it ends like a sentence'],
    [true, 'sentences: 2; in the container with the most (4)'],
  ]);
});

it('leaves out nested candidates if their texts together are too long', () => {
  let tree = h('div', 'Some text that is long enough.');
  for (let depth = 0; depth < 20_000; depth++) tree = h('div', ['Some text that is long enough.', tree]);
  const { marks, trace } = eatiht.run(createPage(buildSnapshot(tree)), options);
  expect(marks.length).toBeGreaterThan(0);
  expect(trace.some(({ step }) => step === 'text-budget')).toBe(true);
});

const cases: [text: string, kept: string[], covered: string][] = [
  ['One. Two! Three', ['One.', 'Two!'], 'One. Two!'],
  ['He said "no." Mr. Hill went. [12]', ['He said "no."', 'Mr. Hill went.'], 'He said "no." Mr. Hill went. [12]'],
  ['MRS. A and prof. B left.[1] [2]Then', ['MRS. A and prof. B left.'], 'MRS. A and prof. B left.'],
  ['[1]A. [2]b', ['A.'], '[1]A.'],
  ['Ends well. ', ['Ends well.'], 'Ends well. '],
  ['no end', [], ''],
  ['', [], ''],
];

it.each(cases)('splits the text %j into sentences', (text, kept, covered) => {
  const sentences = splitSentences(text);
  expect(sentences.kept).toEqual(kept);
  expect(text.slice(0, sentences.keptEnd)).toBe(covered);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from '../../bundle.mjs';
import { coverageOf } from './figures.mjs';
import { coverageTables, missLines, withoutMisses } from './tables.mjs';

const { keptContent } = await importTypeScript(fileURLToPath(import.meta.resolve('./kept.ts')));

const element = (tagName, children, properties = {}) => ({ type: 'element', tagName, properties, children });
const text = (value) => ({ type: 'text', value });
const article = (...children) => ({ tree: { type: 'root', children }, metadata: { headline: 'The flood' } });
const nothing = { images: [], code: [], headings: [] };

await test('recognises a picture of the page in the article by any of the picture’s addresses', () => {
  const shown = article(element('p', [element('img', [], { src: 'https://x.test/large.png' })]));
  const images = [
    { addresses: ['https://x.test/small.png', 'https://x.test/large.png'], label: 'one' },
    { addresses: ['https://x.test/other.png'], label: 'two' },
  ];
  assert.deepEqual(keptContent({ ...nothing, images }, shown), {
    expected: { images: 2, code: 0, headings: 0 },
    misses: [{ kind: 'images', what: 'two', reason: 'left out' }],
  });
});

await test('reports the first line in which a code block of the article differs from that of the page', () => {
  const source = 'if (a) {\n  b();\n}\n';
  const reasons = (...children) => keptContent({ ...nothing, code: [source] }, article(...children)).misses;
  assert.deepEqual(reasons(element('pre', [element('code', [text('\nif (a) {  \n  b();\n}')])])), []);
  assert.equal(reasons(element('pre', [text('if (a) {\nb();\n}')]))[0].reason, 'line 2 is "b();", not "  b();"');
  assert.equal(reasons(element('p', [text('if (a) { b(); }')]))[0].reason, 'shown, but not as code');
  assert.equal(reasons()[0].reason, 'left out');
});

await test("finds a heading of the page in the article's headings or in its headline", () => {
  const headings = ['The Flood', 'Day 1: rain', 'Day 2'];
  const shown = article(element('h2', [text('Day 1 — rain')]), element('p', [text('Day 2')]));
  assert.deepEqual(keptContent({ ...nothing, headings }, shown).misses, [
    { kind: 'headings', what: 'Day 2', reason: 'shown, but not as a heading' },
  ]);
});

const miss = { kind: 'code', what: 'a', reason: 'left out' };
const page = (id, recall, kept) => ({ id, words: { recall }, kept });

await test('counts kept pictures and code only on pages where the algorithm kept nearly all words', () => {
  const kept = { expected: { images: 2, code: 4, headings: 0 }, misses: [miss] };
  const coverage = coverageOf([page('p', 1, kept), page('q', 0.5, kept)]);
  assert.deepEqual([coverage.words, coverage.pages, coverage.rightPages], [0.75, 2, 1]);
  assert.deepEqual(
    [coverage.images, coverage.code],
    [
      { expected: 2, kept: 2 },
      { expected: 4, kept: 3 },
    ],
  );
  const algorithms = { one: { coverage }, two: { coverage }, old: {} };
  const [table] = coverageTables(Object.entries(algorithms));
  assert.deepEqual(table.rows[0], ['one', '0.750', '1 of 2', '1.000 (2 of 2)', '0.750 (3 of 4)', null]);
  assert.deepEqual(missLines({ algorithms }), ['p: code: a: left out [one, two]']);
  assert.doesNotMatch(JSON.stringify(withoutMisses({ algorithms })), /left out/);
});

await test('makes no coverage table for a data set that does not say where the article is on the page', () => {
  assert.equal(coverageOf([page('p', 1, null)]), null);
  assert.deepEqual(coverageTables([['one', { coverage: null }]]), []);
});

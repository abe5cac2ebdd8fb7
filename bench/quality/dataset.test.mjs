import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '../temporary-folder.mjs';
import { readDataset } from './dataset.mjs';

const read = (options) => readDataset({ split: 'dev', ids: null, limit: Number.POSITIVE_INFINITY, ...options });
const ids = ({ pages }) => pages.map(({ id }) => id);

await test('reads the pages of a Zyte data set, gzipped or not, and their ground truths', (context) => {
  const data = temporaryFolder(context, {
    'html/b.html.gz': gzipSync('<p>bé'),
    'html/a.html': '<p>a',
    'ground-truth.json': {
      b: { articleBody: null, url: 'https://x.test/b' },
      a: { articleBody: 'a', authors: [{ name: 'Ann' }, 'Bo'], headline: 'H', mainImage: { url: 'https://x.test/i' } },
    },
  });
  const dataset = read({ format: 'zyte', data });
  const [a, b] = dataset.pages;
  assert.equal(b.html(), '<p>bé');
  assert.deepEqual([b.url, b.truth.articleBody], ['https://x.test/b', '']);
  assert.deepEqual(a.truth.authors, ['Ann', 'Bo']);
  assert.equal(a.truth.mainImage, 'https://x.test/i');
  assert.match(dataset.name, /^zyte-/);
});

await test('takes page addresses from pages.json if a Zyte data set has no ground truths', (context) => {
  const data = temporaryFolder(context, { 'html/a.html': '', 'pages.json': { a: { url: 'https://x.test/' } } });
  const [page] = read({ format: 'zyte', data }).pages;
  assert.deepEqual([page.truth, page.url], [null, 'https://x.test/']);
});

await test('reads one split of the WCXB data set, with page types and required snippets', (context) => {
  const truth = {
    url: 'https://x.test/1',
    _internal: { page_type: { primary: 'forum' } },
    ground_truth: { main_content: 'text', title: 'T', author: 'A', publish_date: null, with: ['text'], without: [] },
  };
  const data = temporaryFolder(context, {
    'test/html/0002.html.gz': gzipSync('two'),
    'test/html/0001.html': 'one',
    'test/ground-truth/0001.json': truth,
    'dev/html/0009.html': 'nine',
  });
  const dataset = read({ format: 'wcxb', data, split: 'test' });
  assert.deepEqual(ids(dataset), ['0001', '0002']);
  assert.deepEqual(
    dataset.pages.map(({ html }) => html()),
    ['one', 'two'],
  );
  const [first, second] = dataset.pages;
  assert.deepEqual(first.truth.snippets, { with: ['text'], without: [] });
  assert.deepEqual([first.truth.type, first.truth.kind, first.truth.authors], ['forum', 'forum', ['A']]);
  assert.equal(second.truth, null);
  assert.equal(dataset.name, 'wcxb-test');
});

await test('takes the visible titles of the WCXB development split from visible-titles.json', (context) => {
  const truth = { ground_truth: { main_content: 'text', title: 'T' } };
  const files = (split) => ({ [`${split}/html/0009.html`]: '', [`${split}/ground-truth/0009.json`]: truth });
  const data = temporaryFolder(context, { ...files('dev'), ...files('test') });
  const titleIn = (split) => read({ format: 'wcxb', data, split }).pages[0].truth.visibleTitle;
  assert.equal(titleIn('dev'), 'How To Book a Flight For Beginners');
  assert.equal(titleIn('test'), undefined);
});

await test('visible-titles.json has titles labelled by a person for 150 pages of WCXB', () => {
  const titles = JSON.parse(readFileSync(new URL('./visible-titles.json', import.meta.url), 'utf8'));
  assert.equal(Object.values(titles).filter((title) => title !== null).length, 150);
});

await test('reads the pages of a layout data set with the folder of each page’s site', (context) => {
  const data = temporaryFolder(context, {
    'index.json': [{ id: 'p', site: 's', url_path: '/a/', lang: 'fr', type: 'news' }],
    'truth/p.json': { articleBody: 'texte', title: 'T', author: null, date: '2020-01-02' },
    'sites/s/a/index.html': '<link rel="canonical" href="https://x.test/a/"><p>texte',
  });
  const [page] = read({ format: 'layout', data }).pages;
  assert.deepEqual([page.url, page.canonicalUrl], [null, 'https://x.test/a/']);
  assert.deepEqual(page.site, { folder: join(data, 'sites', 's'), path: '/a/' });
  assert.deepEqual([page.truth.inLanguage, page.truth.type], ['fr', 'news']);
});

await test('reads only the pages with the given ids, or only the given number of pages', (context) => {
  const data = temporaryFolder(context, {
    'html/a.html': '',
    'html/b.html': '',
    'html/c.html': '',
    'lines.txt': 'c\n a \n\n',
    'array.json': ['b'],
    'unknown.txt': 'x',
  });
  const options = { format: 'zyte', data };
  assert.deepEqual(ids(read({ ...options, ids: join(data, 'lines.txt') })), ['c', 'a']);
  assert.deepEqual(ids(read({ ...options, ids: join(data, 'array.json') })), ['b']);
  assert.deepEqual(ids(read({ ...options, limit: 2 })), ['a', 'b']);
  assert.throws(() => read({ ...options, ids: join(data, 'unknown.txt') }), /no page "x"/);
  assert.throws(() => read({ ...options, ids: join(data, 'none.txt') }), /no file/);
});

await test('says which folder or file is missing if there is no data set', (context) => {
  const data = temporaryFolder(context);
  for (const format of ['zyte', 'wcxb']) assert.throws(() => read({ format, data }), /no folder .*html/);
  assert.throws(() => read({ format: 'layout', data }), /index\.json/);
  assert.throws(() => read({ format: 'zyte', data: join(data, 'none') }), /no folder .*none/);
});

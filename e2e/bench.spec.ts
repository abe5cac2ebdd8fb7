/** Runs the quality benchmark, which scores the articles that the algorithms find, on four generated pages. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);

// generous time limit, because the benchmark bundles the algorithms and starts a browser (6 s on an idle machine)
test.describe.configure({ timeout: 120_000 });

const SENTENCE = 'The river rose again in the night, and the ferry stayed where it was until the morning.';
const [ONE, TWO, THREE] = [1, 2, 3].map((paragraph) => `${SENTENCE} That was day ${paragraph} of the flood.`);

const PAGES = {
  again: `<title>Flood</title><meta http-equiv="refresh" content="0">
    <article><h1>Flood</h1><p>${ONE}</p><p>${TWO}</p><p>${THREE}</p></article>`,
  plain: `<title>Flood</title><nav>Menu <a href="/">Home</a></nav><article><h1>Flood</h1><p>${ONE}</p>
    <figure><img src="x.png" width="600" height="400"><figcaption>Caption of the picture</figcaption></figure>
    <p>${TWO}</p><table><tr><th>Day<th>Level<tr><td>1<td>210</table><p>${THREE}</p></article>`,
  scripted: `<title>Flood</title><article><h1>Flood</h1><p>${ONE}</p><p>${TWO}</p><p>${THREE}</p></article>
    <script>document.body.textContent = 'written by a script'</script><noscript>Please switch scripts on.</noscript>`,
  leaving: `<title>Flood</title><meta http-equiv="refresh" content="0; url=https://elsewhere.test/">
    <article><h1>Flood</h1><p>${ONE}</p><p>${TWO}</p><p>${THREE}</p></article>`,
};
const BODY = [ONE, TWO, THREE].join('\n\n');

function makeDataset(folder: string): string {
  mkdirSync(join(folder, 'html'), { recursive: true });
  for (const [id, html] of Object.entries(PAGES)) writeFileSync(join(folder, 'html', `${id}.html.gz`), gzipSync(html));
  const table = 'Day Level 1 210';
  const truths = {
    again: { articleBody: BODY, url: 'https://flood.test/4', headline: 'Flood' },
    plain: { articleBody: [ONE, TWO, table, THREE].join('\n\n'), url: 'https://flood.test/1', headline: 'Flood' },
    scripted: { articleBody: BODY, url: 'https://flood.test/2', headline: 'Flood' },
    leaving: { articleBody: BODY, url: 'https://flood.test/3', headline: 'Flood' },
  };
  writeFileSync(join(folder, 'ground-truth.json'), JSON.stringify(truths));
  return folder;
}

async function bench(...args: string[]) {
  const { stdout, stderr } = await run('node', ['bench/run.mjs', '--format', 'zyte', '--json', ...args]);
  return { figures: JSON.parse(stdout), progress: stderr };
}

const predictions = (out: string, algorithm: string) =>
  JSON.parse(readFileSync(join(out, `${algorithm}.json`), 'utf8'));

test('the quality benchmark scores the texts of all algorithms, and continues an interrupted run', {
  tag: '@long',
}, async () => {
  const data = makeDataset(test.info().outputPath('data'));
  const out = test.info().outputPath('out');
  const first = await bench('--data', data, '--out', out, '--limit', '3');
  expect(first.figures).toMatchObject({ pages: 3, read: 3, truths: 3 });
  const whole = await bench('--data', data, '--out', out);
  // the first run has read three of the four pages, so the second run reports progress for one page only
  expect(whole.progress.trim().split('\n')).toHaveLength(1);
  expect(whole.figures.algorithms.readability.score.accuracy.value).toBe(1);
  expect(whole.figures.algorithms.readability.metadata).toEqual({
    headline: { pages: 4, given: 4, right: 4, unasked: 0 },
  });
  const { plain, scripted } = predictions(out, 'html-text');
  expect(plain.articleBody).toMatch(/Home/);
  expect(plain.articleBody).not.toContain('Caption');
  expect(plain.milliseconds).toEqual({
    snapshot: expect.any(Number),
    algorithm: expect.any(Number),
    article: expect.any(Number),
  });
  // the benchmark disables scripts: they cannot change the pages, and `noscript` content is shown
  expect(scripted.articleBody).not.toContain('written by a script');
  expect(scripted.articleBody).toContain('Please switch scripts on.');
});

test('with --population source, the algorithms read the HTML file instead of the rendered page', {
  tag: '@long',
}, async () => {
  const data = makeDataset(test.info().outputPath('data'));
  const out = test.info().outputPath('out');
  await bench('--data', data, '--out', out, '--population', 'source', '--algorithm', 'html-text');
  const { plain, scripted } = predictions(out, 'html-text');
  expect(plain.articleBody).toContain('Caption of the picture');
  expect(scripted.articleBody).toContain('Please switch scripts on.');
  expect(scripted.articleBody).not.toContain('written by a script');
});

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect width="9" height="9"/></svg>';
const CODE = 'if (level > 200) {\n  close(ferry);\n}';

/**
 * Writes a data set of one page with all its files. `truth` has the fields of the ground truth besides the text, such
 * as the selector of the article. If `truth` is empty, only the text is known, as in the data set WCXB.
 */
function makeLayoutDataset(folder: string, truth: object): string {
  const numbers = CODE.replace(/.*/g, '1');
  const html = `<title>Flood</title><nav><h2>Sections</h2></nav><main><h1>Flood</h1><p>${ONE}</p>
    <img src="one.svg"><img src="missing.svg"><img src="one.svg" width="16"><h2>Level</h2><p>${TWO}</p>
    <table><tr><td class=gutter><pre>${numbers}</pre><td><pre>${CODE}</pre></table><div style="height:9000px"></div>
    <p>${THREE}</p><img src="two.svg" loading="lazy"><p>${THREE}</p></main><aside><h2>More</h2><img src="one.svg?"></aside>`;
  const files = {
    'index.json': JSON.stringify([{ id: 'flood', site: 'flood', url_path: '/', lang: 'en', type: 'blog' }]),
    'truth/flood.json': JSON.stringify({ articleBody: `${ONE} Level ${TWO} ${CODE} ${THREE} ${THREE}`, ...truth }),
    'sites/flood/index.html': html,
    'sites/flood/one.svg': PICTURE,
    'sites/flood/two.svg': PICTURE,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

async function coverage(truth: object) {
  const data = makeLayoutDataset(test.info().outputPath('data'), truth);
  const { stdout } = await run('node', ['bench/run.mjs', '--format', 'layout', '--json', '--data', data]);
  return JSON.parse(stdout).algorithms['html-text'].coverage;
}

test('the quality benchmark counts the pictures, code blocks and headings that an algorithm keeps', {
  tag: '@long',
}, async () => {
  const counts = (expected: number) => ({ expected, kept: expected });
  const named = { content_selector: 'main', exclude_selectors: ['h1', '.gutter'] };
  expect(await coverage(named)).toMatchObject({
    rightPages: 1,
    images: counts(2),
    code: counts(1),
    headings: counts(1),
  });
  // The ground truth names no elements here, so it is unknown which pictures belong to the article: they are not
  // counted. Code and headings are counted if the ground truth's text contains their words.
  expect(await coverage({})).toMatchObject({ images: counts(0), code: counts(1), headings: counts(2) });
});

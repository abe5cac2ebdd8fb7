/** The quality bench from end to end, on three pages made here. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const run = promisify(execFile);

const SENTENCE = 'The river rose again in the night, and the ferry stayed where it was until the morning.';
const [ONE, TWO, THREE] = [1, 2, 3].map((paragraph) => `${SENTENCE} That was day ${paragraph} of the flood.`);

const PAGES = {
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

test('reads every page with every algorithm, scores it, and goes on where it stopped', async () => {
  const data = makeDataset(test.info().outputPath('data'));
  const out = test.info().outputPath('out');
  const first = await bench('--data', data, '--out', out, '--limit', '2');
  expect(first.figures).toMatchObject({ pages: 2, read: 2, truths: 2 });
  const whole = await bench('--data', data, '--out', out);
  // one page was left to read
  expect(whole.progress.trim().split('\n')).toHaveLength(1);
  expect(whole.figures.algorithms.readability.score.accuracy.value).toBe(1);
  expect(whole.figures.algorithms.readability.metadata).toEqual({ headline: { pages: 3, right: 3 } });
  const { plain, scripted } = predictions(out, 'html-text');
  expect(plain.articleBody).toMatch(/Home/);
  expect(plain.articleBody).not.toContain('Caption');
  expect(plain.milliseconds).toEqual({
    snapshot: expect.any(Number),
    algorithm: expect.any(Number),
    article: expect.any(Number),
  });
  // scripts are off and the browser knows: no page is written by them, and `noscript` shows
  expect(scripted.articleBody).not.toContain('written by a script');
  expect(scripted.articleBody).toContain('Please switch scripts on.');
});

test('shows the algorithms the whole document where that is asked for', async () => {
  const data = makeDataset(test.info().outputPath('data'));
  const out = test.info().outputPath('out');
  await bench('--data', data, '--out', out, '--population', 'source', '--algorithm', 'html-text');
  const { plain, scripted } = predictions(out, 'html-text');
  expect(plain.articleBody).toContain('Caption of the picture');
  expect(scripted.articleBody).toContain('Please switch scripts on.');
  expect(scripted.articleBody).not.toContain('written by a script');
});

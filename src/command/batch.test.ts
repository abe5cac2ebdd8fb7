import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readHtml } from '../library/read-html.ts';
import { CommandError, parseCommand } from './arguments.ts';
import { readAll } from './batch.ts';
import type { Pages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-batch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const URLS = ['https://example.org/a', 'https://example.org/b'];

function pages() {
  return {
    read: vi.fn<Pages['read']>(() => readHtml('<p>On Monday the river rose again in the night.</p>')),
    fetchText: async () => ({ status: 404, text: '' }),
    close: async () => {},
  };
}

const inputsIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).input);

test.each([4, 1])('--resume reads only pages without a result, and pages that failed with code %i', async (code) => {
  const file = join(folder, 'resumed.jsonl');
  writeFileSync(file, `{"input":"${URLS[0]}","code":0}\n{"input":"${URLS[1]}","code":${code}}\n{"input":"htt`);
  const { read, ...others } = pages();
  await readAll(parseCommand([...URLS, '--resume', '-o', file]), { read, ...others });
  expect(inputsIn(file)).toEqual(URLS);
  expect(read).toHaveBeenCalledTimes(1);
});

test('--resume refuses an output file that Lectern did not write, and does not change it', async () => {
  const file = join(folder, 'thesis.md');
  writeFileSync(file, '# My thesis\n\nOf rivers.\n');
  await expect(readAll(parseCommand([...URLS, '--resume', '-o', file]), pages())).rejects.toThrow(CommandError);
  expect(readFileSync(file, 'utf8')).toBe('# My thesis\n\nOf rivers.\n');
});

test.each([['--resume'], ['--ignore-robots']])(
  'the command fails with a one-sentence message if the output file cannot be written (%s)',
  async (option) => {
    const file = join(folder, 'missing', 'pages.jsonl');
    const work = readAll(parseCommand([...URLS, option, '-o', file]), pages());
    await expect(work).rejects.toThrow(`${file} cannot be written (ENOENT).`);
    await expect(work).rejects.toThrow(CommandError);
    expect(existsSync(file)).toBe(false);
  },
);

test('the command fails with a one-sentence message if the list of pages cannot be read', async () => {
  const list = join(folder, 'list');
  mkdirSync(list);
  await expect(readAll(parseCommand(['-i', list]), pages())).rejects.toThrow(`${list} cannot be read (EISDIR).`);
  const missing = join(folder, 'none.txt');
  await expect(readAll(parseCommand(['-i', missing]), pages())).rejects.toThrow(CommandError);
});

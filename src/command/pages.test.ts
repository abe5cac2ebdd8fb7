import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseCommand } from './arguments.ts';
import { inputOf } from './input.ts';
import { staticPages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function textOf(name: string, bytes: Buffer): Promise<string> {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const pages = staticPages(parseCommand([file, '--no-browser']).load, []);
  return (await pages.read(await inputOf(file), { algorithm: 'html-text' })).text();
}

test('reads a file in UTF-16, as editors on Windows write it', async () => {
  expect(await textOf('page.html', Buffer.from('\ufeff<p>The ferry to Łódź.</p>', 'utf16le'))).toContain('Łódź');
});

test.each([
  ['a.pdf', '%PDF-1.7\n'],
  ['a.png', '\u0089PNG\r\n\u001a\n\0\0\0'],
])('refuses a file that is not a text: %s', async (name, content) => {
  await expect(textOf(name, Buffer.from(content, 'latin1'))).rejects.toThrow('is not a web page.');
});

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { archiveOf, filesOfArchive } from './archive.mjs';

const bytes = (text) => new TextEncoder().encode(text);
const FILES = new Map([
  ['b/run', { bytes: bytes('#!/bin/sh'), executable: true }],
  ['a.txt', { bytes: bytes('ä'.repeat(2000)) }],
]);

test('reads from an archive the same files that were put into it', () => {
  const read = filesOfArchive(archiveOf(FILES));
  assert.deepEqual([...read.keys()], ['a.txt', 'b/run']);
  assert.equal(new TextDecoder().decode(read.get('a.txt')), 'ä'.repeat(2000));
});

test('makes the same archive in any time zone and from any order of the files', () => {
  const script = `import { archiveOf } from ${JSON.stringify(new URL('archive.mjs', import.meta.url).href)};
    const files = [['a.txt', 'ä'.repeat(2000)], ['b/run', '#!/bin/sh']].map(([path, text]) =>
      [path, { bytes: new TextEncoder().encode(text), executable: path === 'b/run' }]);
    process.stdout.write(Buffer.from(archiveOf(new Map(files))).toString('base64'));`;
  const zones = ['Pacific/Kiritimati', 'America/Adak'];
  for (const TZ of zones) {
    const options = { env: { ...process.env, TZ }, encoding: 'utf8' };
    const made = execFileSync(process.execPath, ['--input-type=module', '-e', script], options);
    assert.equal(made, Buffer.from(archiveOf(FILES)).toString('base64'));
  }
});

test('an archive stores which files are executable', () => {
  const as = (executable) => Buffer.from(archiveOf(new Map([['x', { bytes: bytes('x'), executable }]])));
  assert.notDeepEqual(as(true), as(false));
});

test('reads the files of a crx (a Chrome package)', () => {
  const zip = archiveOf(FILES);
  const crx = new Uint8Array([...bytes('Cr24'), 3, 0, 0, 0, 5, 0, 0, 0, 1, 2, 3, 4, 5, ...zip]);
  assert.deepEqual([...filesOfArchive(crx).keys()], ['a.txt', 'b/run']);
});

test('refuses a file that is not an archive', () => assert.throws(() => filesOfArchive(bytes('no archive'))));

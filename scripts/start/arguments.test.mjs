import assert from 'node:assert/strict';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { root } from '../setup/root.mjs';
import { parseArguments } from './arguments.mjs';

test('saves the screenshot in the folder dist by default, whatever the current folder is', (context) => {
  context.mock.method(process, 'cwd', () => `${sep}elsewhere`);
  assert.equal(parseArguments([]).png, join(root, 'dist', 'lectern-reader.png'));
});

test('resolves a given path from the folder in which the user calls the command', (context) => {
  const before = process.env.INIT_CWD;
  context.after(() => {
    if (before === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = before;
  });
  process.env.INIT_CWD = join(root, 'docs');
  assert.equal(parseArguments(['--png', 'a.png']).png, join(root, 'docs', 'a.png'));
});

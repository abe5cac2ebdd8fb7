import assert from 'node:assert/strict';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { root } from '../setup/root.mjs';
import { parseArguments } from './arguments.mjs';

test('by default, saves the picture in a folder that git ignores, from whichever folder it is called', (context) => {
  context.mock.method(process, 'cwd', () => `${sep}elsewhere`);
  assert.equal(parseArguments([]).png, join(root, 'dist', 'lectern-reader.png'));
});

test("resolves the user's paths from the folder in which the command is called", (context) => {
  const before = process.env.INIT_CWD;
  context.after(() => {
    if (before === undefined) delete process.env.INIT_CWD;
    else process.env.INIT_CWD = before;
  });
  process.env.INIT_CWD = join(root, 'docs');
  assert.equal(parseArguments(['--png', 'a.png']).png, join(root, 'docs', 'a.png'));
});

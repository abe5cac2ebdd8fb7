import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTree } from './check/temporary-tree.mjs';
import { checkDocs } from './check-docs.mjs';

const check = (files) => withTree({ 'docs/here.md': 'x', ...files }, checkDocs);

test('paths and links that lead somewhere pass', () => {
  const files = {
    'README.md': '`src/a.ts` [docs](docs/here.md) [web](https://x.test) [up](#a) `src/<id>.ts`',
    'src/a.ts': '',
  };
  assert.deepEqual(check(files), []);
});

test('a quoted path that is gone is named', () => {
  assert.match(check({ 'docs/b.md': 'see `src/gone.ts`' })[0], /^docs\/b\.md: .*src\/gone\.ts/);
});

test('a link is followed from its document', () => {
  assert.equal(check({ 'docs/adr/c.md': '[a](../here.md)' }).length, 0);
  assert.equal(check({ 'docs/adr/c.md': '[a](here.md)' }).length, 1);
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../setup/root.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
/**
 * Maximum number of direct dependencies whose code is in the extension. To raise the number, write a decision record,
 * as for valibot (ADR 035) and comlink (ADR 034).
 */
const MOST_SHIPPED = 26;

test('package.json pins every direct dependency to the version in the lock file', () => {
  const { dependencies, devDependencies } = read('package.json');
  const locked = read('package-lock.json').packages;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    assert.match(version, /^\d+\.\d+\.\d+$/, name);
    assert.equal(locked[`node_modules/${name}`]?.version, version, name);
  }
});

test('the lock file takes every package from the npm registry, with a checksum', () => {
  for (const [path, { resolved, integrity, link }] of Object.entries(read('package-lock.json').packages)) {
    if (path === '') continue;
    assert.ok(!link, path);
    // a package without an address in the lock file comes from the default registry of npm, registry.npmjs.org
    assert.ok(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/'), path);
    assert.match(integrity, /^sha512-/, path);
  }
});

test('the extension has at most 26 direct dependencies', () => {
  assert.ok(Object.keys(read('package.json').dependencies).length <= MOST_SHIPPED);
});

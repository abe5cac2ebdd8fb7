import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../setup/root.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
/**
 * Most shipped direct dependencies. Raising it needs a decision (the last ones: valibot, ADR 035, and comlink, ADR
 * 034).
 */
const MOST_SHIPPED = 26;

test('pins every direct dependency to one version, which is the locked one', () => {
  const { dependencies, devDependencies } = read('package.json');
  const locked = read('package-lock.json').packages;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    assert.match(version, /^\d+\.\d+\.\d+$/, name);
    assert.equal(locked[`node_modules/${name}`]?.version, version, name);
  }
});

test('takes every locked package from the registry, with the checksum of its bytes', () => {
  for (const [path, { resolved, integrity, link }] of Object.entries(read('package-lock.json').packages)) {
    if (path === '') continue;
    assert.ok(!link, path);
    // without an address npm uses the configured registry
    assert.ok(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/'), path);
    assert.match(integrity, /^sha512-/, path);
  }
});

test('ships few dependencies', () => {
  assert.ok(Object.keys(read('package.json').dependencies).length <= MOST_SHIPPED);
});

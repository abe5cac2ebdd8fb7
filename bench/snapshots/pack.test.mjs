import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { temporaryFolder } from '../temporary-folder.mjs';
import { faultOf, headOf, packRecord, unpackRecord } from './pack.mjs';
import { lookUp, saveSnapshot, snapshotFile } from './store.mjs';

const stamp = { set: 'set', id: 'a', source: 's1', code: 'c1', viewport: '1280×800' };
const record = { stamp, facts: { answers: {} }, page: JSON.stringify({ text: 'é', nodes: [1, 2] }) };

await test('a page is the same after it was packed into a snapshot file and unpacked', () => {
  const bytes = packRecord(record);
  assert.deepEqual(unpackRecord(bytes), { text: 'é', nodes: [1, 2] });
  assert.equal(headOf(bytes).id, 'a');
  assert.equal(faultOf(bytes, stamp), null);
});

await test('explains why a snapshot file cannot be used', () => {
  const bytes = packRecord(record);
  const says = (changed, wanted, fault) => assert.match(faultOf(changed, wanted) ?? 'nothing', fault);
  says(bytes.subarray(0, bytes.length - 3), stamp, /truncated/);
  says(Buffer.from('{"nodes": 1}\n'), stamp, /not a snapshot/);
  says(Buffer.alloc(0), stamp, /not a snapshot/);
  says(bytes, { ...stamp, id: 'b' }, /another page \(set\/a\)/);
  says(bytes, { ...stamp, source: 's2' }, /earlier state of the page/);
  says(bytes, { ...stamp, code: 'c2' }, /other code/);
  says(bytes, { ...stamp, viewport: '390×800' }, /window of 1280×800/);
  says(Buffer.from(bytes.toString('latin1').replace('"version":1', '"version":0'), 'latin1'), stamp, /version 0/);
});

await test('recognises that the snapshot file of a page is missing or truncated', (context) => {
  const folder = temporaryFolder(context);
  assert.equal(lookUp(stamp, folder).fault, 'is missing');
  saveSnapshot(record, folder);
  const file = snapshotFile('set', 'a', folder);
  assert.ok(existsSync(file));
  assert.equal(lookUp(stamp, folder).fault, null);
  writeFileSync(file, readFileSync(file).subarray(0, -1));
  assert.equal(lookUp(stamp, folder).fault, 'is truncated');
});

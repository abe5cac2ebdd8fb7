import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compareComments, shareOfComments } from './comments.mjs';
import { shinglesOf } from './shingles.mjs';

const body = shinglesOf('the ferry stayed in port');

void it('counts the runs of words that only the comments have', () => {
  const kept = shinglesOf('the ferry stayed in port I was there too');
  assert.deepEqual(compareComments('I was there too and saw', body, kept), { all: 3, kept: 1 });
});

void it('a comment that quotes the body asks for nothing, and neither does a truth without comments', () => {
  assert.equal(compareComments('the ferry stayed in port', body, body), null);
  assert.equal(compareComments('', body, body), null);
});

void it('long threads weigh more than short ones', () => {
  assert.deepEqual(shareOfComments([{ all: 9, kept: 0 }, null, { all: 1, kept: 1 }]), { pages: 2, share: 0.1 });
  assert.equal(shareOfComments([null]), null);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compareComments, shareOfComments } from './comments.mjs';
import { shinglesOf } from './shingles.mjs';

const body = shinglesOf('the ferry stayed in port');

const none = shinglesOf('');

void it('counts the four-word runs of the comments that an algorithm kept in the article', () => {
  const kept = shinglesOf('the ferry stayed in port I was there too');
  const found = { all: 3, kept: 1, found: 0, offered: 0 };
  assert.deepEqual(compareComments('I was there too and saw', body, kept, none), found);
});

void it('counts the four-word runs of the text below the article, and those that are from comments', () => {
  const below = shinglesOf('I was there too and leave a reply');
  const { found, offered } = compareComments('I was there too and saw', body, body, below);
  assert.deepEqual({ found, offered }, { found: 2, offered: 5 });
});

void it('returns null if the comments only quote the article, or if there are no comments', () => {
  assert.equal(compareComments('the ferry stayed in port', body, body, none), null);
  assert.equal(compareComments('', body, body, none), null);
});

void it('a page with many comments counts more in the share of kept comments than one with few', () => {
  const pages = [{ all: 9, kept: 0, found: 0, offered: 0 }, null, { all: 1, kept: 1, found: 1, offered: 4 }];
  assert.deepEqual(shareOfComments(pages), { pages: 2, share: 0.1, found: 0.1, right: 0.25, bare: 1 });
  assert.equal(shareOfComments([null]), null);
});

void it('the share of comments in the text below the article is null if no text is there', () => {
  assert.equal(shareOfComments([{ all: 9, kept: 0, found: 0, offered: 0 }]).right, null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notesOf } from './changelog.mjs';

const CHANGELOG =
  '# Changes\n\n## [1.1.0] - 2026-02-01\n\n- More.\n\n## [1.0.0] - 2026-01-01\n\n### Added\n\n- All.\n\n## [0.9.0]\n';

test('returns the section of a version in the changelog, with its subsections', () => {
  assert.equal(notesOf(CHANGELOG, '1.1.0'), '- More.');
  assert.equal(notesOf(CHANGELOG, '1.0.0'), '### Added\n\n- All.');
});

test('returns null for a version whose section in the changelog is missing or empty', () => {
  assert.equal(notesOf(CHANGELOG, '2.0.0'), null);
  assert.equal(notesOf(CHANGELOG, '0.9.0'), null);
  assert.equal(notesOf(CHANGELOG, '1.0'), null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldOf, registrableDomain } from './folds.mjs';

await test('the site of a page is its registered domain', () => {
  const domain = (host) => registrableDomain(`https://${host}/a?b#c`, 'id');
  assert.equal(domain('example.com'), 'example.com');
  assert.equal(domain('WWW.News.Example.com.:8080'), 'example.com');
  assert.equal(domain('www.bbc.co.uk'), 'bbc.co.uk');
  assert.equal(domain('bbc.co.uk'), 'bbc.co.uk');
  assert.equal(domain('a.b.gob.mx'), 'b.gob.mx');
  assert.equal(domain('blog.example.de'), 'example.de');
  assert.equal(domain('co.example.com'), 'example.com', 'no country: two labels');
  assert.equal(domain('localhost'), 'localhost');
});

await test('treats a page without an address as the only page of a site', () => {
  assert.equal(registrableDomain(null, '0012'), 'x.0012');
  assert.equal(registrableDomain(undefined, '0012'), 'x.0012');
  assert.equal(registrableDomain('', '0012'), 'x.0012');
  assert.equal(registrableDomain('not an address', '0012'), 'x.0012');
});

await test('the fold of a site is the MD5 of its domain, modulo five', () => {
  // expected values computed by python3: int(hashlib.md5(b'…').hexdigest(), 16) % 5
  assert.deepEqual(['example.com', 'bbc.co.uk', 'x.0012'].map(foldOf), [2, 2, 0]);
});

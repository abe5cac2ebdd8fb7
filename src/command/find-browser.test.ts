import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBrowser } from './find-browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

function installed(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  return path;
}

test('prefers the browser in CHROMIUM_PATH, then one on the PATH, then the downloaded one', () => {
  const [own, edge, downloaded] = [installed('own'), installed('microsoft-edge'), installed('downloaded')];
  expect(findBrowser(downloaded, { CHROMIUM_PATH: own, PATH: folder })).toBe(own);
  expect(findBrowser(downloaded, { PATH: folder })).toBe(edge);
  expect(findBrowser(downloaded, { PATH: '' })).toMatch(/downloaded$|Applications/);
});

test('the error message says what to do if there is no browser', () => {
  expect(() => findBrowser('/nowhere', { PATH: '' })).toThrow(/^No browser found: install .* --no-browser\.$/);
  expect(() => findBrowser('/nowhere', { CHROMIUM_PATH: '/missing' })).toThrow('CHROMIUM_PATH is "/missing"');
});

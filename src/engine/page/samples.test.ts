/** Tests the sample pages in `index.html`, which the engine reads before the first click. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const html = readFileSync(new URL('./index.html', import.meta.url), 'utf8');
const valuesOf = (attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

test('the sample pages load no files, because their only real picture is in a noscript element', () => {
  const shown = html.replace(/<noscript>.*?<\/noscript>/g, '');
  const loaded = [...shown.matchAll(/\s(?:src|srcset|poster|background)="([^"]*)"/g)].map(([, value]) => value);
  expect(new Set(loaded)).toEqual(new Set(['data:,', './main.ts']));
  expect(html).not.toMatch(/url\(|@import/);
});

test('the sample pages have no inline styles, which the content security policy forbids', () => {
  expect(html).not.toMatch(/\sstyle=|<style/);
});

test('each sample page has a title', () => {
  expect(valuesOf('data-sample').filter((title) => title.length < 5)).toEqual([]);
  expect(valuesOf('data-sample').length).toBeGreaterThan(8);
});

/** Every edge case that `docs/specs/edge-cases.md` names has a test, whose title begins with its name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const LIST = join(import.meta.dirname, '../../docs/specs/edge-cases.md');
const SPECS = join(import.meta.dirname, '..');

test('all that the list names are tested', () => {
  const tested = new Set(casesIn(SPECS));
  expect(names()).toContain('open shadow roots');
  expect(names().filter((name) => !tested.has(name))).toEqual([]);
});

test('titles beside this one that name a case name one of the list', () => {
  const tested = casesIn(import.meta.dirname);
  expect(tested.filter((name) => !names().includes(name))).toEqual([]);
});

/** The first column of the table, in bold. */
function names(): string[] {
  return [...readFileSync(LIST, 'utf8').matchAll(/^\| \*\*(.+?)\*\* \|/gm)].map(([, name]) => name as string);
}

/** What the titles of the tests in a folder begin with, up to a colon, as written in the source. */
function casesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/\btest\(\s*['"`]([^'"`:]+): /g)])
    .map(([, name]) => name as string);
}

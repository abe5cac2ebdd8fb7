/** Every edge case that readers are known to break on has a test, whose title begins with its number. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const CASES = 41;
const SPECS = join(import.meta.dirname, '..');

test(`all of 1 to ${CASES} are tested`, () => {
  const all = readdirSync(SPECS, { recursive: true, encoding: 'utf8' });
  const specs = all.filter((name) => name.endsWith('.spec.ts'));
  const tested = new Set(specs.flatMap((name) => numbersIn(readFileSync(join(SPECS, name), 'utf8'))));
  const missing = Array.from({ length: CASES }, (_unused, index) => index + 1).filter((number) => !tested.has(number));
  expect(missing).toEqual([]);
});

/** The numbers that titles of tests begin with, as written in the source. */
function numbersIn(source: string): number[] {
  return [...source.matchAll(/\btest\(\s*['"`](\d+): /g)].map(([, number]) => Number(number));
}

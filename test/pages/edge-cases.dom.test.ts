/** Tests that every edge case in `docs/specs/edge-cases.md` has a test whose title begins with its name. */
import { expect, it } from 'vitest';
import list from '../../docs/specs/edge-cases.md?raw';

const specs = import.meta.glob<string>('../../e2e/**/*.spec.ts', { query: '?raw', import: 'default', eager: true });
const tests = import.meta.glob<string>('./*.dom.test.ts', { query: '?raw', import: 'default', eager: true });

const names = [...list.matchAll(/^\| \*\*(.+?)\*\* \|/gm)].map(([, name]) => name);
/**
 * Matches the part of a test title before the first colon. A title is the argument of `test` or `it`, the first item of
 * a row (`['…'`), or the value of `title`.
 */
const TITLE = /(?:\b(?:test|it)\(|^ *\[|\btitle:|\)\()\s*(['"`])((?:(?!\1)[^:%$])+): /gm;
const casesIn = (sources: readonly string[]) =>
  sources.flatMap((source) => [...source.matchAll(TITLE)].map(([, , name]) => name));

it('each edge case in docs/specs/edge-cases.md has a test', () => {
  const tested = new Set(casesIn([...Object.values(specs), ...Object.values(tests)]));
  expect(names).toContain('open shadow roots');
  expect(names.filter((name) => !tested.has(name))).toEqual([]);
});

it('each edge case that a test title names is in docs/specs/edge-cases.md', () => {
  const beside = Object.entries(specs).flatMap(([path, source]) => (path.includes('/edge-cases/') ? [source] : []));
  const known = new Set(names);
  expect(casesIn([...beside, ...Object.values(tests)]).filter((name) => !known.has(name))).toEqual([]);
});

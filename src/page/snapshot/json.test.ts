import { expect, test } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import { inOneGo } from '../../shared/with-stops.ts';
import { snapshotAsJson } from './json.ts';

test.each([
  '<title>River</title><h1 id="a">River "Ü"</h1><p>The ferry\nstayed.<img src="/a.png" alt="\\"></p>',
  '<title></title>',
])('gives the same JSON as a single JSON.stringify: %s', (html) => {
  const snapshot = snapshotOfHtml(html);
  expect(JSON.parse(inOneGo(snapshotAsJson(snapshot)))).toEqual(JSON.parse(JSON.stringify(snapshot)));
});

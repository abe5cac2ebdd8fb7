import { expect, test } from 'vitest';
import { snapshotOfHtml } from '../../../test/build-snapshot.ts';
import type { WithStops } from '../../shared/let-others.ts';
import { snapshotAsJson } from './json.ts';

test.each([
  '<title>River</title><h1 id="a">River "Ü"</h1><p>The ferry\nstayed.<img src="/a.png" alt="\\"></p>',
  '<title></title>',
])('writes a snapshot in parts with the same content as JSON.stringify, for the page %s', (html) => {
  const snapshot = snapshotOfHtml(html);
  expect(JSON.parse(inOneGo(snapshotAsJson(snapshot)))).toEqual(JSON.parse(JSON.stringify(snapshot)));
});

/** Runs the work to its end without a pause. */
function inOneGo<T>(work: WithStops<T>): T {
  let turn = work.next();
  while (!turn.done) turn = work.next();
  return turn.value;
}

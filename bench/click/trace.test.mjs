import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClick } from './trace.mjs';

const MAIN = { pid: 2, tid: 3 };
const done = (name, ts, dur, args = {}) => ({ ...MAIN, name, ph: 'X', ts, dur, args });
const mark = (stage, from, to) => [
  { ...MAIN, name: `lectern:${stage}`, ph: 'b', ts: from, args: {} },
  { ...MAIN, name: `lectern:${stage}`, ph: 'e', ts: to, args: {} },
];
const SCRIPT = { data: { url: 'chrome-extension://abc/content.js' } };

const CLICK = [
  done('Paint', 900, 50),
  done('RunTask', 1200, 61_000),
  done('v8.compile', 11_000, 4000, SCRIPT),
  done('v8.run', 15_000, 6000, { fileName: 'chrome-extension://abc/content.js' }),
  done('v8.run', 15_500, 100, { fileName: 'https://page.test/own.js' }),
  ...mark('snapshot', 21_000, 24_000),
  ...mark('selection', 24_000, 25_000),
  ...mark('selection', 25_000, 27_000),
  ...mark('render', 30_000, 60_000),
  done('Layout', 40_000, 10_000),
  { ...done('Commit', 61_000, 500), tid: 9 },
  done('Layout', 62_000, 2000),
  done('Paint', 64_000, 1000),
  done('Commit', 65_000, 1000),
  done('RunTask', 70_000, 400_000),
];

await test("measures a click's stages until the frame with the article is painted", () => {
  const { injected, compiled, run, snapshot, selection, render, layout, paint, painted, longest } = readClick(
    CLICK,
    1000,
    'abc',
  );
  assert.deepEqual({ injected, compiled, run }, { injected: 10, compiled: 4, run: 6 });
  assert.deepEqual({ snapshot, selection }, { snapshot: 3, selection: 3 });
  // `layout` includes the layout that was forced during the rendering; `render` does not
  assert.deepEqual({ render, layout, paint }, { render: 20, layout: 12, paint: 2 });
  assert.deepEqual({ painted, longest }, { painted: 65, longest: 61 });
});

await test('returns null for a click that painted nothing', () => {
  assert.equal(readClick([], 0, 'abc'), null);
  assert.equal(
    readClick(
      CLICK.filter(({ name }) => name !== 'Commit'),
      1000,
      'abc',
    ),
    null,
  );
});

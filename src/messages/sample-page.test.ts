import { expect, test } from 'vitest';
import { SAMPLE_GUARDS } from './sample-page.ts';

const passes = (files: unknown) => SAMPLE_GUARDS.runScripts?.({ files });

test('scripts of the extension may be named, and nothing else', () => {
  expect(passes(['/assets/index.ts-x1.js', '/src/content/index.js'])).toBe(true);
  for (const files of [['https://x.test/a.js'], ['data:text/javascript,1.js'], ['/a.html'], [1], '/a.js', null])
    expect(passes(files), String(files)).toBe(false);
});

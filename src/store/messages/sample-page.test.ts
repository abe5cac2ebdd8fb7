import { expect, test, vi } from 'vitest';
import { SAMPLE_GUARDS } from './guards.ts';

vi.mock('../../platform/browser.ts', () => ({
  browser: { runtime: { getURL: (path: string) => `chrome-extension://ours/${path}` } },
}));

const { isSamplePage } = await import('./sample-page.ts');

const passes = (files: unknown) => SAMPLE_GUARDS.runScripts?.({ files });

test('the sample page (the options page) runs only scripts of the extension', () => {
  expect(passes(['/assets/index.ts-x1.js', '/src/session/index.js'])).toBe(true);
  for (const files of [['https://x.test/a.js'], ['data:text/javascript,1.js'], ['/a.html'], [1], '/a.js', null])
    expect(passes(files), String(files)).toBe(false);
});

test('only the options page counts as the sample page, whatever query or fragment its address has', () => {
  for (const end of ['', '?x', '#x', '?x#y'])
    expect(isSamplePage(`chrome-extension://ours/src/pages/options/index.html${end}`)).toBe(true);
  for (const url of [
    undefined,
    '',
    'https://x.test/src/pages/options/index.html',
    'chrome-extension://ours/src/pages/popup/index.html',
  ])
    expect(isSamplePage(url), String(url)).toBe(false);
});

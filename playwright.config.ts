// End-to-end tests of the built extension; run `npm run build` first. The fixtures launch the browsers.
import { defineConfig } from '@playwright/test';
import './e2e/support/provide-messages.ts';

const FIREFOX = /firefox[^/]*\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  // what takes long on a busy machine is slow, and not wrong
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // in one window each: two Firefoxes would take the focus from each other
  projects: [
    { name: 'firefox', testMatch: FIREFOX, workers: 1 },
    { name: 'chromium', testIgnore: FIREFOX },
  ],
  retries: 0,
  // those that take long: npm run test:long
  ...(process.env.LECTERN_LONG ? { grep: /@long/ } : { grepInvert: /@long/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
});
